// SPDX-License-Identifier: MIT

/// One transition, from its announcement to its end.
@MainActor
final class TransitionCoordinator: ViewControllerTransitionCoordinator {
  typealias Block = @MainActor (any ViewControllerTransitionCoordinatorContext) -> Void

  private enum Phase { case announced, running, over }

  private var phase = Phase.announced
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []
  private weak var from: ViewController?
  private weak var to: ViewController?

  /// How long it takes, in seconds; 0 where nothing moves.
  let transitionDuration: Double
  let initiallyInteractive: Bool
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false

  /// How far a hand has brought it, from 0 to 1.
  var progress = 0.0

  init(
    duration: Double = 0, from: ViewController? = nil, to: ViewController? = nil,
    isInteractive: Bool = false
  ) {
    transitionDuration = duration
    (initiallyInteractive, self.isInteractive) = (isInteractive, isInteractive)
    self.from = from
    self.to = to
  }

  var isAnimated: Bool { transitionDuration > 0 }

  var percentComplete: Double {
    phase == .over ? (isCancelled ? 0 : 1) : progress
  }

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

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    if isInteractive { interactionHandlers.append(handler) }
  }

  /// The hand lets go of it.
  func letGo(isCancelled: Bool) {
    guard isInteractive else { return }
    (isInteractive, self.isCancelled) = (false, isCancelled)
    let handlers = interactionHandlers
    interactionHandlers = []
    for handler in handlers { handler(self) }
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
  func end() {
    guard phase != .over else { return }
    run()
    (phase, isInteractive) = (.over, false)
    let blocks = completions
    completions = []
    for block in blocks { block(self) }
  }
}
