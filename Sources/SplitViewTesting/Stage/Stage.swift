// SPDX-License-Identifier: MIT
internal import CSplitViewGtk
internal import GtkInterop
public import SplitView

/// A real window that a test resizes, types into and clicks in, and whose every frame is judged.
///
/// It needs a display and the process's first thread, which XCTest gives its tests:
///
/// ```swift
/// @MainActor func testFolds() async throws {
///   let stage = try Stage(mail, width: 900)
///   defer { stage.close() }
///   stage.resize(to: 400)
///   XCTAssertEqual(stage.presentedFrames.last?.isCollapsed, true)
///   XCTAssertEqual(stage.presentedFrames.compactMap(\.problem), [])
/// }
/// ```
///
/// Keys and clicks are real events, sent through the X server's test extension.
@MainActor
public final class Stage {
  let root: ViewController
  let window: Window
  let recorder: FrameRecorder
  var clock: FrameClock
  var height: Int
  var askedSize: (width: Int, height: Int)
  var pointer = PointerState()
  private let warningToken: WarningLog.Token
  private var isOpen = true
  private var connection: Result<XConnection, XUnavailable>?

  /// Shows a controller in a window of its own, and returns when it is painted and settled.
  ///
  /// Animations are off at first.
  /// - Parameters:
  ///   - root: What to show; it outlives the stage.
  ///   - width: The window's width in application pixels.
  ///   - height: The window's height in application pixels.
  /// - Throws: ``StageError/noDisplay`` or ``StageError/notMainThread``.
  public init(_ root: ViewController, width: Int, height: Int = 700) throws {
    guard MainLoop.isFirstThread else { throw StageError.notMainThread }
    guard Toolkit.initialize() else { throw StageError.noDisplay }
    SettingsOverride.begin()
    SettingsOverride.animationsEnabled = false
    warningToken = WarningLog.startListening()
    self.root = root
    self.height = height
    window = Window(rootViewController: root)
    recorder = FrameRecorder(root)
    // On a bare X server the frame that GTK draws itself would take some pixels of the width.
    gtk_window_set_titlebar(Widget(window.widget).gtkWindow, nil)
    gtk_window_set_decorated(Widget(window.widget).gtkWindow, 0)
    askedSize = (width, height)
    window.defaultSize = askedSize
    Stage.checkMinimum(width: width, height: height, of: window, in: "Stage.init")
    window.present()
    guard let clock = FrameClock(of: Widget(window.widget)) else {
      fatalError("Stage.init: the window has no frame clock after it was presented")
    }
    self.clock = clock
    recorder.start(clock)
    waitForFrame(width: width, height: height, in: "Stage.init")
    settle()
  }

  var windowWidget: Widget { Widget(window.widget) }

  /// The frames that were painted since the start or ``resetFrames()``.
  ///
  /// After ``settle()`` or ``resize(to:height:)`` the last one is the present picture.
  public var presentedFrames: [PresentedFrame] { recorder.frames }

  /// Forgets the frames so far.
  public func resetFrames() { recorder.reset() }

  /// The warnings and errors that the library logged since the stage was set up.
  ///
  /// They are also written to the log, but don't end the process where warnings are fatal.
  public var warnings: [String] { WarningLog.messages(of: warningToken) }

  /// Closes the window.
  ///
  /// The root lives on, and a new stage may show it again.
  ///
  /// A stage that goes away without it is closed too late for the next one, so call it in `defer`.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    releasePointer()
    recorder.stop()
    window.close()
    WarningLog.stopListening(warningToken)
    SettingsOverride.end()
  }

  /// The connection that real events go through; stops with a message where there is none.
  func connection(for action: String) -> XConnection {
    let result = connection ?? XConnection.connect(besides: windowWidget)
    connection = result
    switch result {
    case .success(let connection): return connection
    case .failure(let reason):
      fatalError("\(action) needs real input events, which can't be sent: \(reason)")
    }
  }
}
