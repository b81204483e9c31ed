// SPDX-License-Identifier: MIT
internal import GtkInterop

/// A window whose content is a view controller.
///
/// It has no title bar of its own: the header bars of its content carry the window's buttons.
@MainActor
public final class Window {
  private let toplevel: Toplevel
  private let rootPage: PageView?
  private var handlers: [SignalHandler] = []
  private var layoutHook: SignalHandler?

  /// The controller that fills the window.
  public let rootViewController: ViewController

  /// Called when the window has been closed, by a person or by ``close()``.
  public var didClose: (@MainActor () -> Void)?

  /// Makes a window, not yet shown.
  ///
  /// There has to be a display; without one it stops the program with a message.
  /// It stops the program as well for a split view, a navigation controller or a tab bar controller
  /// that is shown elsewhere.
  /// - Parameter rootViewController: What the window shows. Any other controller gets a header bar
  ///   with its title.
  public init(rootViewController: ViewController) {
    precondition(
      Toolkit.initialize(), "a window needs a display: check Application.hasDisplay first")
    self.rootViewController = rootViewController
    LibraryStyle.install()
    toplevel = Toplevel()
    rootViewController.loadViewIfNeeded()
    let hasHeader = rootViewController is any HeaderContainer
    precondition(
      !hasHeader || rootViewController.widget.parent == nil,
      "\(rootViewController.logName) is shown elsewhere: close that window first")
    rootPage = hasHeader ? nil : PageView(rootViewController, in: nil)
    toplevel.setContent(rootPage?.widget ?? rootViewController.widget)
    rootViewController.windowEdges = WindowEdges(start: true, end: true)
    title = rootViewController.title ?? ""
    // An initializer calls no observer.
    toplevel.title = title
    watch()
  }

  private func watch() {
    handlers = [
      connect(toplevel.widget.pointer, "map") { [weak self] _ in self?.contentDidMap() },
      connect(toplevel.widget.pointer, "unmap") { [weak self] _ in
        self?.stopWaitingForLayout()
        self?.rootViewController.beginAppearanceTransition(false, animated: false)
        self?.rootViewController.endAppearanceTransition()
      },
      connect(toplevel.widget.pointer, "close-request") { [weak self] arguments in
        // A window without an owner goes the toolkit's way.
        guard let self else { return }
        arguments.setReturn(true)
        self.close()
      },
    ]
    if let handler = Toolkit.observeSetting(
      "gtk-decoration-layout", for: toplevel.widget, { [weak self] in self?.updateWindowControls() }
    ) {
      handlers.append(handler)
    }
  }

  private func contentDidMap() {
    rootViewController.beginAppearanceTransition(true, animated: false)
    // The first size comes with the first layout, which is still to come.
    guard rootViewController.widget.width == 0, let clock = FrameClock(of: toplevel.widget) else {
      return rootViewController.endAppearanceTransition()
    }
    layoutHook = clock.observe(.layout) { [weak self] in
      guard let self, self.rootViewController.isReadyToAppear else { return }
      self.stopWaitingForLayout()
      self.rootViewController.endAppearanceTransition()
    }
  }

  private func stopWaitingForLayout() {
    layoutHook?.disconnect()
    layoutHook = nil
  }

  private func updateWindowControls() {
    rootViewController.windowEdges = WindowEdges()
    rootViewController.windowEdges = WindowEdges(start: true, end: true)
  }

  /// The `GtkWindow`.
  public var widget: UnsafeMutableRawPointer { toplevel.widget.pointer }

  /// The title, for the desktop's lists of windows.
  public var title: String = "" {
    didSet { toplevel.title = title }
  }

  /// The size the window opens with, in application pixels.
  public var defaultSize: (width: Int, height: Int) {
    get { toplevel.defaultSize }
    set { toplevel.defaultSize = newValue }
  }

  /// Shows the window, or brings it to the front.
  public func present() { toplevel.present() }

  /// Closes the window; its controller lives on and can be shown in another one.
  public func close() {
    guard !toplevel.isClosed else { return }
    stopWaitingForLayout()
    rootViewController.beginAppearanceTransition(false, animated: false)
    rootPage?.dismantle()
    toplevel.setContent(nil)
    rootViewController.endAppearanceTransition()
    for handler in handlers { handler.disconnect() }
    handlers = []
    toplevel.close()
    didClose?()
  }

  func join(_ application: Application) { toplevel.join(application.application) }
}
