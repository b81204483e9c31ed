// SPDX-License-Identifier: MIT
internal import GtkInterop

/// A controller that is shown in a dialog over another one's window.
@MainActor
final class Presentation {
  private enum Phase { case presenting, presented, dismissing }

  /// What a dialog is large as, unless its content has a wish, in application pixels.
  private static let usualSize = Size(width: 480, height: 360)

  private let host: WindowHost
  private let closing: FinalCall
  private var phase = Phase.presenting
  private var completions: [@MainActor () -> Void]
  private var hadFocus = false
  private var parentHandler: SignalHandler?

  /// Who presents.
  private(set) weak var presenter: ViewController?
  /// What is presented.
  let presented: ViewController
  /// Who takes part, for the app; nil while nothing is on its way.
  private(set) var coordinator: TransitionCoordinator?

  var isBeginning: Bool { phase == .presenting }
  var isEnding: Bool { phase == .dismissing }

  /// - Parameter presenter: A controller in no container, in a window that is on screen.
  init(
    _ presented: ViewController, over presenter: ViewController,
    completion: (@MainActor () -> Void)?
  ) {
    (self.presented, self.presenter) = (presented, presenter)
    completions = completion.map { [$0] } ?? []
    let host = WindowHost(presented)
    self.host = host
    closing = FinalCall { host.close() }
    coordinator = TransitionCoordinator(from: presenter, to: presented)
  }

  // MARK: Beginning

  func begin() {
    guard let presenter else { return }
    presenter.modal = self
    presented.ownPresentation = self
    host.makeModal(over: presenter.widget)
    parentHandler = presenter.widget.toplevel.map {
      connect($0.pointer, "destroy") { [weak self] _ in self?.end() }
    }
    host.title = title
    updateSize()
    updateDismissibility()
    host.closeRequest = { [weak self] in self?.personAsksToClose() }
    host.contentDidAppear = { [weak self] in self?.didAppear() }
    host.didClose = { [weak self] in self?.didClose() }
    coordinator?.run()
    host.present()
  }

  private func didAppear() {
    guard phase == .presenting else { return }
    let page = topPage.widget
    // The toolkit begins with the header bar.
    if host.widget.rootFocus?.isWithin(page) != true { page.focusFirst() }
    phase = .presented
    finish()
  }

  private var topPage: ViewController {
    (presented as? any HeaderContainer)?.frontPage?.controller ?? presented
  }

  private var title: String { presented.title ?? topPage.navigationItem.resolvedTitle }

  /// Gives the dialog the size that its content wishes for, no larger than the window below.
  func updateSize() {
    let wishes = [presented.preferredContentSize, topPage.preferredContentSize]
    let wish = wishes.first { $0 != .zero } ?? Presentation.usualSize
    let header = topPage.page?.headerHeight(width: -1) ?? 0
    let below = presenter.flatMap(\.widget.toplevel)
    // A window that has just been opened has no size yet.
    func fit(_ length: Int, _ limit: Int?) -> Int {
      limit.map { $0 > 0 ? min(length, $0) : length } ?? length
    }
    host.defaultSize = (
      width: fit(Int(wish.width), below?.width),
      height: fit(Int(wish.height) + header, below?.height)
    )
  }

  // MARK: Ending

  /// Shows by which buttons a person may close the dialog.
  func updateDismissibility() { host.hasControls = !presented.isModalInPresentation }

  private func personAsksToClose() {
    guard !presented.isModalInPresentation else { return }
    end()
  }

  /// Takes the dialog away, and all that is presented over it.
  func end(completion: (@MainActor () -> Void)? = nil) {
    if phase == .presenting { finish() }
    if let completion { completions.append(completion) }
    guard phase != .dismissing else { return }
    phase = .dismissing
    if let presenter {
      coordinator = TransitionCoordinator(from: presented, to: presenter)
      coordinator?.run()
    }
    hadFocus = hasFocus
    host.close()
  }

  private var hasFocus: Bool {
    host.widget.isInActiveWindow || presented.modal?.hasFocus == true
  }

  private func didClose() {
    phase = .dismissing
    parentHandler?.disconnect()
    presented.ownPresentation = nil
    if let presenter, presenter.modal === self {
      presenter.modal = nil
      // Without it the focus is nobody's where no window manager hands it on.
      if hadFocus { presenter.widget.presentWindow() }
    }
    finish()
  }

  private func finish() {
    let (ended, calls) = (coordinator, completions)
    (coordinator, completions) = (nil, [])
    ended?.end()
    for call in calls { call() }
  }
}
