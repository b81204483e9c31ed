// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// Breaks real widgets for one frame, and wants that frame, and no other, to be found wrong.
final class FrameFaultTests: XCTestCase, @unchecked Sendable {
  /// Runs a fault at the end of one frame's layout, has it put right in the next, and returns what
  /// was found in the frames.
  @MainActor private func problems(
    _ stage: Stage, spoiling widget: Widget, _ fault: @escaping @MainActor () -> Void,
    putRight: @escaping @MainActor () -> Void = {}
  ) throws -> [String?] {
    let clock = try XCTUnwrap(FrameClock(of: widget))
    var frame: Int?
    let spoil = clock.observe(.layout) {
      if frame == nil || frame == clock.frame {
        frame = clock.frame
        fault()
      }
    }
    let mend = clock.observe(.paint) {
      guard frame == clock.frame else { return }
      putRight()
      widget.queueResize()
    }
    defer {
      spoil.disconnect()
      mend.disconnect()
    }
    stage.resetFrames()
    widget.queueResize()
    stage.settle()
    stage.settle()
    return stage.presentedFrames.map(\.problem)
  }

  @MainActor private func assertFirstOnly(
    _ problems: [String?], mentions text: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertGreaterThan(problems.count, 2, file: file, line: line)
    let first = (problems.first ?? nil) ?? ""
    XCTAssertTrue(first.contains(text), "'\(first)' is not about '\(text)'", file: file, line: line)
    XCTAssertEqual(problems.dropFirst().compactMap { $0 }, [], file: file, line: line)
  }

  @MainActor func testADividerTenPixelsAside() async throws {
    let split = Fixtures.split(.doubleColumn)
    let stage = try Stage(split, width: 820)
    defer { stage.close() }
    let handle = Widget(try XCTUnwrap(split.dividers.first).widget)
    let paned = try XCTUnwrap(handle.parent)
    let place = try XCTUnwrap(handle.bounds(in: paned))
    let found = try problems(stage, spoiling: handle) {
      Widgets.misplace(
        handle.pointer, x: handle.origin(in: paned).x + 10, width: 1, height: place.height)
    }
    assertFirstOnly(found, mentions: "the divider after the primary column")
  }

  @MainActor func testAColumnTenPixelsAside() async throws {
    let split = Fixtures.split(.doubleColumn)
    let stage = try Stage(split, width: 820)
    defer { stage.close() }
    let column = Widget(try XCTUnwrap(split.columnWidget(of: .secondary)))
    let (width, height) = (column.width, column.height)
    let found = try problems(stage, spoiling: column) {
      Widgets.misplace(column.pointer, x: 10, width: width, height: height)
    }
    assertFirstOnly(found, mentions: "the secondary column")
  }

  @MainActor func testAColumnThatIsMappedTwice() async throws {
    let split = Fixtures.split(.doubleColumn)
    let stage = try Stage(split, width: 820)
    defer { stage.close() }
    let column = Widget(try XCTUnwrap(split.columnWidget(of: .secondary)))
    split.viewController(for: .secondary)?.navigationController?
      .pushViewController(Fixtures.page("x"), animated: false)
    stage.settle()
    let pages = try XCTUnwrap(column.firstChild).children
    let hidden = try XCTUnwrap(pages.first { !$0.isMapped })
    // A resize of what is hidden may be due already, and then asks for no frame.
    let found = try problems(stage, spoiling: column) {
      hidden.isChildVisible = true
      Widgets.misplace(hidden.pointer, x: 0, width: column.width, height: column.height)
    } putRight: {
      hidden.isChildVisible = false
    }
    assertFirstOnly(found, mentions: "mapped 2 times")
  }

  @MainActor func testAClippedColumn() async throws {
    let split = Fixtures.split(.doubleColumn)
    let stage = try Stage(split, width: 820)
    defer { stage.close() }
    let column = Widget(try XCTUnwrap(split.columnWidget(of: .primary)))
    let content = try XCTUnwrap(column.firstChild)
    let (width, height) = (column.width, column.height)
    let found = try problems(stage, spoiling: content) {
      Widgets.misplace(content.pointer, x: 0, width: width + 60, height: height)
    }
    assertFirstOnly(found, mentions: "the primary column is clipped")
  }

  @MainActor func testAHeaderUnderANeighbour() async throws {
    let split = Fixtures.split(.doubleColumn)
    let stage = try Stage(split, width: 820)
    defer { stage.close() }
    let header = Widget(try XCTUnwrap(split.header(of: .primary)))
    let (width, height) = (header.width, header.height)
    let found = try problems(stage, spoiling: header) {
      Widgets.misplace(header.pointer, x: 0, width: width + 40, height: height + 20)
    }
    assertFirstOnly(found, mentions: "the header of the primary column")
  }

  @MainActor func testAWidgetThatGotTooLittle() async throws {
    let label = Widget(Widgets.label("a text that needs its room"))
    let split = Fixtures.split(.doubleColumn)
    split.setViewController(ViewController(widget: label.pointer), for: .secondary)
    let stage = try Stage(split, width: 820)
    defer { stage.close() }
    let (width, height) = (label.width, label.height)
    let narrow = try problems(stage, spoiling: label) {
      Widgets.misplace(label.pointer, x: 0, width: 20, height: height)
    }
    assertFirstOnly(narrow, mentions: "a text that needs its room")
    let low = try problems(stage, spoiling: label) {
      Widgets.misplace(label.pointer, x: 0, width: width, height: 3)
    }
    assertFirstOnly(low, mentions: "in height")
  }

  @MainActor func testAFoldThatIsPutOffByOneFrame() async throws {
    let split = Fixtures.split(.doubleColumn)
    let stage = try Stage(split, width: 820)
    defer { stage.close() }
    let view = Widget(try XCTUnwrap(split.rootWidget))
    let clock = try XCTUnwrap(FrameClock(of: view))
    // A frame takes one change of columns, so the second one of these comes a frame late.
    var isDone = false
    let late = clock.observe(.layout) {
      guard !isDone, split.displayMode == .secondaryOnly else { return }
      isDone = true
      split.collapsePolicy = .always
    }
    defer { late.disconnect() }
    stage.resetFrames()
    split.preferredDisplayMode = .secondaryOnly
    stage.settle()
    XCTAssertTrue(split.isCollapsed)
    let wrong = stage.presentedFrames.filter { $0.problem != nil }
    XCTAssertEqual(wrong.count, 1)
    XCTAssertEqual(wrong.first?.isCollapsed, false)
    XCTAssertTrue(wrong.first?.problem?.contains("calls for one page at a time") == true)
    XCTAssertEqual(stage.presentedFrames.last?.isCollapsed, true)
  }
}
