// SPDX-License-Identifier: MIT

/// One transition, from its announcement to its end.
@MainActor
final class TransitionCoordinator: ViewControllerTransitionCoordinator {
  typealias Block = @MainActor (any ViewControllerTransitionCoordinatorContext) -> Void

  private enum Phase { case announced, running, over }

  private var phase = Phase.announced
  private var animations: [Block] = []
  private var completions: [Block] = []
  private weak var from: ViewController?
  private weak var to: ViewController?

  /// How long it takes, in seconds; 0 where nothing moves.
  let transitionDuration: Double
  private(set) var isCancelled = false

  init(
    duration: Double = 0, from: ViewController? = nil, to: ViewController? = nil
  ) {
    transitionDuration = duration
    self.from = from
    self.to = to
  }

  var isAnimated: Bool { transitionDuration > 0 }

  var percentComplete: Double { phase == .over ? 1 : 0 }

  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? {
    key == .from ? from : to
  }

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    guard phase != .over else { return false }
    if let completion { completions.append(completion) }
    if let animation {
      if phase == .announced { animations.append(animation) } else { animation(self) }
    }
    return true
  }

  /// The change is made now: runs what goes with it.
  func run() {
    guard phase == .announced else { return }
    phase = .running
    let blocks = animations
    animations = []
    for block in blocks { block(self) }
  }

  /// All is done: runs what waited for it, once.
  func end(isCancelled: Bool = false) {
    guard phase != .over else { return }
    run()
    self.isCancelled = isCancelled
    phase = .over
    let blocks = completions
    completions = []
    for block in blocks { block(self) }
  }
}
