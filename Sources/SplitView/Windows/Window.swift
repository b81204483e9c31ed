// SPDX-License-Identifier: MIT
internal import GtkInterop

/// A window whose content is a view controller.
///
/// It has no title bar of its own: the header bars of its content carry the window's buttons.
/// It is on screen as long as it is kept: by ``Application/add(_:)``, or by whoever made it.
@MainActor
public final class Window {
  private let host: WindowHost
  private let end: FinalCall

  /// The controller that fills the window.
  ///
  /// Put into another container, or presented, it leaves the window empty.
  public let rootViewController: ViewController

  /// Called when the window has been closed, by a person or by ``close()``.
  public var didClose: (@MainActor () -> Void)?

  /// Makes a window, not yet shown.
  ///
  /// There has to be a display; without one it stops the program with a message.
  /// It stops the program as well for a controller that is in a container or another window.
  /// - Parameter rootViewController: What the window shows. A controller that is neither a split
  ///   view nor a navigation or tab bar controller gets a header bar with its title.
  public init(rootViewController: ViewController) {
    precondition(
      Toolkit.initialize(), "a window needs a display: check Application.hasDisplay first")
    LibraryStyle.install()
    let host = WindowHost(rootViewController)
    (self.host, self.rootViewController) = (host, rootViewController)
    end = FinalCall { host.close() }
    title = host.title
    host.didClose = { [weak self] in self?.didClose?() }
  }

  /// The `GtkWindow`.
  public var widget: UnsafeMutableRawPointer { host.widget.pointer }

  /// The title, for the desktop's lists of windows.
  public var title: String = "" {
    didSet { host.title = title }
  }

  /// The size the window opens with, in application pixels.
  public var defaultSize: (width: Int, height: Int) {
    get { host.defaultSize }
    set { host.defaultSize = newValue }
  }

  /// Shows the window, or brings it to the front.
  public func present() { host.present() }

  /// Closes the window, and what is presented over it; its controller lives on and can be shown in
  /// another one.
  public func close() { host.close() }

  func join(_ application: Application) {
    host.join(application.application)
    host.addKey("<Control>q") { [weak application] in application?.quit() }
  }
}
