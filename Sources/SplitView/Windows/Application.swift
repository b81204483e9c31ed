// SPDX-License-Identifier: MIT
internal import GtkInterop

/// A program with windows, on GTK's main loop.
@MainActor
public final class Application {
  /// The exit status of ``run(activate:)`` where there is no display.
  public nonisolated static let noDisplayStatus: Int32 = 69

  private let loop: ApplicationLoop
  private var windows: [Window] = []

  /// Makes a program.
  /// - Parameter id: The application's identifier, such as `org.example.Mail`. It stops the program
  ///   if GIO takes it for none.
  public init(id: String) {
    precondition(
      ApplicationLoop.isValid(id),
      "\"\(id)\" is no application identifier: write one like org.example.Mail")
    loop = ApplicationLoop(id: id)
  }

  /// Whether there is a display to show windows on.
  public static var hasDisplay: Bool { Toolkit.initialize() }

  /// The `GtkApplication`.
  public var application: UnsafeMutableRawPointer { loop.pointer }

  /// Runs the program until its last window is closed, and returns its exit status.
  ///
  /// Main-actor tasks run under the loop. Without a display it says so on standard error and
  /// returns ``noDisplayStatus``.
  /// - Parameter activate: Called when the program starts, and when it is started again.
  public func run(activate: @escaping @MainActor (Application) -> Void) -> Int32 {
    guard Application.hasDisplay else {
      StandardError.write(
        "there is no display: log in to a desktop, or run the program under xvfb-run\n")
      return Application.noDisplayStatus
    }
    MainLoop.attachMainQueue()
    // What was chosen in the loop's last turn.
    defer { StateAutosave.flushAll() }
    return loop.run { [unowned self] in activate(self) }
  }

  /// Keeps a window, and the program, alive until the window is closed.
  public func add(_ window: Window) {
    windows.append(window)
    window.join(self)
    let wasClosed = window.didClose
    window.didClose = { [weak self, weak window] in
      wasClosed?()
      self?.windows.removeAll { $0 === window }
    }
  }

  /// Ends ``run(activate:)``.
  public func quit() { loop.quit() }
}
