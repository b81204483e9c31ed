// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import SplitView
import XCTest

@testable import SplitViewDemoKit
@testable import SplitViewTesting

/// The edge of the demo's window, dragged with the pointer under a window manager: every presented
/// frame is read back from the X server and held against a fresh window of that width.
///
/// Each drag runs in a process of its own, since the toolkit looks once for a window manager and
/// once for the scale.
final class EdgeDragTests: DemoTestCase, @unchecked Sendable {
  private static let variable = "SPLIT_VIEW_EDGE_DRAG"
  private static let widest = 1200
  private static let steps = 40
  private static let stride = 22

  @MainActor func testEveryFrameOfADragIsRight() async throws {
    try inItsOwnProcess {
      let outcome = try self.drag(isFoldLate: false)
      XCTAssertEqual(outcome.wrong.map(\.description), [])
    }
  }

  @MainActor func testEveryFrameIsRightAtTwiceTheScale() async throws {
    try inItsOwnProcess(environment: ["GDK_SCALE": "2"]) {
      XCTAssertEqual(ProcessInfo.processInfo.environment["GDK_SCALE"], "2")
      let outcome = try self.drag(isFoldLate: false, scale: 2)
      XCTAssertEqual(outcome.wrong.map(\.description), [])
    }
  }

  @MainActor func testAFoldPutOffByOneFrameIsFound() async throws {
    try inItsOwnProcess {
      let outcome = try self.drag(isFoldLate: true)
      let narrow = outcome.frames.first { $0.width < 600 + outcome.border }
      XCTAssertEqual(outcome.wrong.map(\.description), narrow.map { [$0.description] })
    }
  }

  // MARK: The drag

  private struct Outcome {
    var frames: [DraggedWindow.Frame]
    var wrong: [DraggedWindow.Frame]
    /// What the window's own frame takes of its width, in device pixels.
    var border: Int
  }

  @MainActor private func drag(isFoldLate: Bool, scale: Int = 1) throws -> Outcome {
    for name in ["Letter.txt", "Notes.txt"] { try write("Text\n", to: name) }
    XCTAssertTrue(Toolkit.initialize())
    try DemoResource.register()
    ColumnColors.install()
    let name = try XCTUnwrap(gdk_display_get_default().map { gdk_display_get_name($0) })
    let connection = try XConnection(displayName: String(cString: try XCTUnwrap(name)))
    // At twice the scale the screen holds half as many application pixels.
    let widest = Self.widest / scale + (scale > 1 ? 300 : 0)
    let stride = (widest - 320) / Self.steps
    let dragged = try open(width: widest, connection)
    defer { dragged.close() }
    XCTAssertEqual(dragged.size.width, widest * scale)
    let split = try XCTUnwrap(dragged.demo.split.rootWidget)
    let border = widest * scale - Widget(split).width * scale

    if isFoldLate {
      dragged.demo.split.collapsePolicy = .never
      dragged.onFrame = { frame in
        if frame.width < 600 + border { dragged.demo.split.collapsePolicy = .automatic }
      }
    }
    dragged.forgetFrames()
    try pull(dragged, stride: stride * scale)
    let frames = dragged.frames
    let turn = frames.indices.min { frames[$0].width < frames[$1].width } ?? 0
    expectOneCrossingEachWay(frames, turn: turn, scale: scale)

    var references: [String: [ColumnColors.Name]] = [:]
    let wrong = try frames.enumerated().filter { index, frame in
      let width = frame.width / scale
      // Between the two thresholds the way matters: a fresh window opens unfolded there.
      let isFolded = index > turn && (600..<608).contains((frame.width - border) / scale)
      let key = "\(width) \(isFolded)"
      let reference = try references[key] ?? settled(width, isFolded: isFolded, connection)
      references[key] = reference
      return frame.row != Array(reference.prefix(frame.row.count))
    }.map(\.element)
    return Outcome(frames: frames, wrong: wrong, border: border)
  }

  /// Pulls the right edge in and out again, a step each time the window has followed.
  @MainActor private func pull(_ window: DraggedWindow, stride: Int) throws {
    let start = window.size
    // The frame that the client draws takes the pointer two pixels inside its edge.
    let grip = try window.pointOnScreen(x: start.width - 2, y: start.height * 2 / 3)
    window.connection.movePointer(x: grip.x, y: grip.y)
    follow(until: { false }, milliseconds: 100)
    window.connection.setButton(1, isPressed: true)
    follow(until: { false }, milliseconds: 200)
    let ways = Array(1...Self.steps) + Array(0..<Self.steps).reversed()
    for step in ways {
      window.connection.movePointer(x: grip.x - step * stride, y: grip.y)
      let wanted = start.width - step * stride
      follow(until: { window.frames.last?.width == wanted }, milliseconds: 1000)
    }
    window.connection.setButton(1, isPressed: false)
    follow(until: { window.demo.isSettled && window.width == start.width }, milliseconds: 2000)
    follow(until: { false }, milliseconds: 100)
  }

  /// Runs the main loop until a condition holds or the time is over.
  @MainActor private func follow(until condition: () -> Bool, milliseconds: Int) {
    let end = g_get_monotonic_time() + milliseconds * 1000
    let tick = g_timeout_add(5, { _ in 1 }, nil)
    defer { g_source_remove(tick) }
    while !condition(), g_get_monotonic_time() < end { MainLoop.iterate(mayBlock: true) }
  }

  private func expectOneCrossingEachWay(
    _ frames: [DraggedWindow.Frame], turn: Int, scale: Int
  ) {
    let down = Set(frames[..<turn].map(\.width)), up = Set(frames[turn...].map(\.width))
    XCTAssertGreaterThanOrEqual(down.count, 30, "widths on the way in")
    XCTAssertGreaterThanOrEqual(up.count, 30, "widths on the way out")
    let folded = frames.map { frame in frame.columns.count == 1 }
    let changes = zip(folded, folded.dropFirst()).filter { $0 != $1 }.count
    XCTAssertEqual(changes, 2, "one fold and one unfolding")
    XCTAssertEqual(folded.first, false)
    XCTAssertEqual(folded.last, false)
    XCTAssertLessThanOrEqual(frames[turn].width, 340 * scale)
  }

  // MARK: Windows

  @MainActor private func open(width: Int, _ connection: XConnection) throws -> DraggedWindow {
    let demo = try FilesWindow(location, isFile: false)
    demo.window.defaultSize = (width, 400)
    demo.window.present()
    wait("a window \(width) wide") {
      demo.isSettled && demo.split.isSettled && self.isWide(width, demo)
    }
    let window = try DraggedWindow(demo, connection)
    settle(window)
    return window
  }

  /// Whether a window has a width, apart from the frame that it draws.
  @MainActor private func isWide(_ width: Int, _ demo: FilesWindow) -> Bool {
    guard let surface = XConnection.surface(of: Widget(demo.window.widget)) else { return false }
    return (width...width + 60).contains(Int(gdk_surface_get_width(surface)))
  }

  /// Waits for two frames more, which nothing changes any more.
  @MainActor private func settle(_ window: DraggedWindow) {
    let clock = FrameClock(of: Widget(window.demo.window.widget))
    for _ in 0..<2 {
      let count = window.frames.count
      Widget(window.demo.window.widget).queueDraw()
      clock?.request(.paint)
      wait("a frame") { window.frames.count > count && window.demo.split.isSettled }
    }
  }

  /// What a fresh window of a width settles on.
  @MainActor private func settled(
    _ width: Int, isFolded: Bool, _ connection: XConnection
  ) throws -> [ColumnColors.Name] {
    let window = try open(width: isFolded ? 500 : width, connection)
    defer { window.close() }
    if isFolded {
      window.demo.window.defaultSize = (width, 400)
      wait("the width \(width)") { self.isWide(width, window.demo) }
      settle(window)
    }
    return window.row()
  }

  // MARK: Processes

  /// Runs `body` in a process of its own, under a window manager.
  @MainActor private func inItsOwnProcess(
    environment: [String: String] = [:], _ body: () throws -> Void
  ) throws {
    if ProcessInfo.processInfo.environment[Self.variable] != nil { return try body() }
    let manager = try WindowManager()
    defer { manager.stop() }
    let module = String(reflecting: type(of: self)).prefix { $0 != "." }
    var words: [String: String?] = environment
    words[Self.variable] = "1"
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let result = try DemoProgram.run(
      [program, "\(module).\(name.replacingOccurrences(of: ".", with: "/"))"], environment: words)
    XCTAssertEqual(result.status, 0, result.output + result.errors)
  }
}
