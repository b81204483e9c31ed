// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// Split views beside each other, and inside each other.
final class SeveralSplitViewsTests: XCTestCase, @unchecked Sendable {
  typealias Column = SplitViewController.Column

  /// A plain page that holds a split view below its own header.
  @MainActor
  private final class Holder: ViewController {
    let inner: SplitViewController

    init(_ inner: SplitViewController) {
      self.inner = inner
      super.init()
      title = "holder"
    }

    override func loadView() {
      let box = Box(.vertical)
      addChild(inner)
      let content = Widget(inner.view)
      content.setExpands(horizontally: true, vertically: true)
      box.append(content)
      view = box.widget.pointer
      inner.didMove(toParent: self)
    }
  }

  @MainActor private func split(_ name: String) -> (SplitViewController, DelegateRecorder) {
    let split = SplitViewController(style: .doubleColumn)
    for column in [Column.primary, .secondary] {
      let page = ViewController(widget: Widgets.entry("\(name) \(column)"))
      page.title = "\(name) \(column)"
      split.setViewController(page, for: column)
    }
    let recorder = DelegateRecorder()
    split.delegate = recorder
    return (split, recorder)
  }

  /// What is wrong with how a split view's columns are drawn; nil if nothing is.
  @MainActor private func problem(of split: SplitViewController) -> String? {
    let root = Widget(split.view)
    guard root.isMapped else { return nil }
    let places = [Column.primary, .secondary].compactMap { column -> (Column, PixelRect)? in
      guard let widget = split.columnWidget(of: column).map({ Widget($0) }), widget.isMapped,
        let bounds = widget.bounds(in: root)
      else { return nil }
      return (column, bounds)
    }
    let shown = places.map(\.0)
    let expected: [Column] =
      split.isCollapsed ? [split.topColumn].compactMap { $0 } : [.primary, .secondary]
    if shown != expected { return "\(shown) instead of \(expected) at \(root.width)" }
    let isNarrow = root.width < 600
    if isNarrow != split.isCollapsed, !(600..<608).contains(root.width) {
      return "collapsed: \(split.isCollapsed) at \(root.width)"
    }
    let edges = [places.first?.1.x, places.last.map { $0.1.x + $0.1.width }]
    if edges != [0, root.width] { return "columns from \(edges) of \(root.width)" }
    return nil
  }

  @MainActor func testAnInnerSplitViewCrossesInTheSameFrame() async throws {
    _ = Toolkit.initialize()
    let (outer, outerRecorder) = split("outer")
    let (inner, innerRecorder) = split("inner")
    outer.setViewController(Holder(inner), for: .secondary)
    let stage = try Stage(outer, width: 1000)
    defer { stage.close() }
    XCTAssertFalse(outer.isCollapsed)
    XCTAssertFalse(inner.isCollapsed)
    stage.resetFrames()
    outerRecorder.log = []
    innerRecorder.log = []
    var innerProblems: [String] = []
    let hook = FrameClock(of: Widget(outer.view))?.observe(.paint) { [unowned self] in
      if let problem = problem(of: inner) { innerProblems.append(problem) }
    }
    defer { hook?.disconnect() }
    for _ in 0..<10 {
      stage.resize(to: 500)
      XCTAssertTrue(outer.isCollapsed)
      XCTAssertTrue(inner.isCollapsed)
      stage.resize(to: 1000)
      XCTAssertFalse(outer.isCollapsed)
      XCTAssertFalse(inner.isCollapsed)
    }
    for recorder in [outerRecorder, innerRecorder] {
      XCTAssertEqual(recorder.log.filter { $0 == "didCollapse" }.count, 10)
      XCTAssertEqual(recorder.log.filter { $0 == "didExpand" }.count, 10)
    }
    stage.sweep(stride(from: 1000, through: 500, by: -9))
    stage.sweep(stride(from: 500, through: 1000, by: 7))
    XCTAssertEqual(stage.presentedFrames.compactMap(\.problem), [])
    XCTAssertEqual(innerProblems, [])
    XCTAssertEqual(stage.warnings, [])
  }

  @MainActor func testAnInnerSplitViewInAHiddenColumn() async throws {
    _ = Toolkit.initialize()
    let (outer, outerRecorder) = split("outer")
    let (inner, _) = split("inner")
    outer.setViewController(Holder(inner), for: .secondary)
    outerRecorder.topColumnForCollapsing = { _ in .primary }
    let stage = try Stage(outer, width: 1000)
    defer { stage.close() }
    for _ in 0..<3 {
      stage.resize(to: 500)
      XCTAssertEqual(outer.topColumn, .primary)
      outer.show(.secondary)
      stage.settle()
      XCTAssertNil(problem(of: inner))
      XCTAssertTrue(inner.isCollapsed)
      stage.resize(to: 1000)
      XCTAssertNil(problem(of: inner))
      XCTAssertFalse(inner.isCollapsed)
    }
    XCTAssertEqual(stage.presentedFrames.compactMap(\.problem), [])
  }

  @MainActor func testTwoWindowsFoldEachForItself() async throws {
    _ = Toolkit.initialize()
    let (first, firstRecorder) = split("first")
    let (second, secondRecorder) = split("second")
    let firstStage = try Stage(first, width: 900, height: 300)
    defer { firstStage.close() }
    let secondStage = try Stage(second, width: 500, height: 300)
    defer { secondStage.close() }
    XCTAssertFalse(first.isCollapsed)
    XCTAssertTrue(second.isCollapsed)
    firstRecorder.log = []
    secondRecorder.log = []
    for _ in 0..<5 {
      firstStage.resize(to: 500)
      secondStage.resize(to: 900)
      XCTAssertTrue(first.isCollapsed)
      XCTAssertFalse(second.isCollapsed)
      firstStage.resize(to: 900)
      secondStage.resize(to: 500)
    }
    XCTAssertEqual(firstRecorder.log.filter { $0 == "didCollapse" }.count, 5)
    XCTAssertEqual(secondRecorder.log.filter { $0 == "didExpand" }.count, 5)
    for stage in [firstStage, secondStage] {
      XCTAssertEqual(stage.presentedFrames.compactMap(\.problem), [])
    }
  }

  @MainActor func testTwoSplitViewsInOneWindow() async throws {
    _ = Toolkit.initialize()
    let page = ViewController()
    let (left, _) = split("left")
    let (right, _) = split("right")
    let box = Box(.horizontal)
    for inner in [left, right] {
      page.addChild(inner)
      Widget(inner.view).setExpands(horizontally: true, vertically: true)
      box.append(Widget(inner.view))
      inner.didMove(toParent: page)
    }
    gtk_box_set_homogeneous(box.widget.pointer.assumingMemoryBound(to: GtkBox.self), 1)
    page.view = box.widget.pointer
    let stage = try Stage(page, width: 1400)
    defer { stage.close() }
    var problems: [String] = []
    let hook = FrameClock(of: box.widget)?.observe(.paint) { [unowned self] in
      problems += [left, right].compactMap { problem(of: $0) }
    }
    defer { hook?.disconnect() }
    for _ in 0..<5 {
      stage.resize(to: 1000)
      XCTAssertTrue(left.isCollapsed)
      XCTAssertTrue(right.isCollapsed)
      stage.resize(to: 1400)
      XCTAssertFalse(left.isCollapsed)
      XCTAssertFalse(right.isCollapsed)
    }
    XCTAssertEqual(problems, [])
    XCTAssertEqual(stage.presentedFrames.compactMap(\.problem), [])
  }
}
