// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// The window's own buttons: at its outer ends, once each, in every arrangement.
final class WindowControlsTests: XCTestCase, @unchecked Sendable {
  @MainActor override func setUp() async throws {
    XCTAssertTrue(Toolkit.initialize(), "these tests need a display")
  }

  /// The window buttons on screen, each as its column, end and kind, such as `primary start close`.
  @MainActor private func controls(_ fixture: Fixture) throws -> [String] {
    fixture.stage.settle()
    var found: [String] = []
    for column in SplitViewController.Column.allCases where fixture.split.isShowing(column) {
      let header = Widget(try XCTUnwrap(fixture.split.header(of: column)))
      let all = Widgets.mapped(under: header)
      let title = try XCTUnwrap(all.first { $0.name == "split-view-title" }?.bounds(in: header))
      for button in all where button.parent?.typeName == "GtkWindowControls" {
        let x = try XCTUnwrap(button.bounds(in: header)).x
        let end = (x < title.x) != header.isRightToLeft ? "start" : "end"
        let kinds = ["icon", "minimize", "maximize", "close"].filter { (kind: String) in
          gtk_widget_has_css_class(
            button.pointer.assumingMemoryBound(to: GtkWidget.self), kind) != 0
        }
        found.append("\(column) \(end) \(kinds.joined())")
      }
    }
    return found.sorted()
  }

  /// Runs `body` with the desktop's wish for window buttons, and puts the old one back.
  @MainActor private func withLayout(_ layout: String, _ body: () throws -> Void) rethrows {
    let old = Settings.decorationLayout
    Settings.decorationLayout = layout
    defer { Settings.decorationLayout = old }
    try body()
  }

  /// What a layout leads to where one column is first and another is last.
  private func expected(_ layout: String, first: String, last: String) -> [String] {
    let ends = layout.split(separator: ":", omittingEmptySubsequences: false)
    func buttons(_ index: Int, _ place: String) -> [String] {
      guard index < ends.count else { return [] }
      // A window without an icon of its own has none to show.
      return ends[index].split(separator: ",").filter { $0 != "icon" && $0 != "menu" }
        .map { "\(place) \($0)" }
    }
    return (buttons(0, "\(first) start") + buttons(1, "\(last) end")).sorted()
  }

  private static let layouts = [
    ":close", "close:", "close,minimize,maximize:", ":minimize,maximize,close", "close:maximize",
    "minimize:close", ":", "",
  ]

  @MainActor func testStandAtTheOuterEndsInEveryArrangement() async throws {
    for layout in WindowControlsTests.layouts {
      try withLayout(layout) {
        let fixture = try Fixture.F3w()
        defer { fixture.close() }
        let steps: [(width: Int, first: String, last: String)] = [
          (1100, "primary", "secondary"), (820, "supplementary", "secondary"),
          (400, "secondary", "secondary"), (820, "supplementary", "secondary"),
        ]
        for step in steps {
          fixture.stage.resize(to: step.width)
          XCTAssertEqual(
            try controls(fixture), expected(layout, first: step.first, last: step.last),
            "\"\(layout)\" at \(step.width)")
        }
        fixture.split.preferredDisplayMode = .secondaryOnly
        XCTAssertEqual(
          try controls(fixture), expected(layout, first: "secondary", last: "secondary"), layout)
        fixture.stage.resize(to: 400)
        fixture.stage.tap(.back, in: .secondary)
        XCTAssertEqual(
          try controls(fixture), expected(layout, first: "supplementary", last: "supplementary"),
          layout)
        fixture.expectHealthy()
      }
    }
  }

  @MainActor func testFollowTheDesktopsWish() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    for layout in WindowControlsTests.layouts {
      try withLayout(layout) {
        XCTAssertEqual(
          try controls(fixture), expected(layout, first: "primary", last: "secondary"), layout)
      }
    }
    fixture.expectHealthy()
  }

  @MainActor func testStandOnThePageOnTop() async throws {
    try withLayout("close:maximize") {
      let fixture = try Fixture.F2()
      defer { fixture.close() }
      fixture.b.navigationController?.pushViewController(fixture.spy("x"), animated: false)
      XCTAssertEqual(try controls(fixture), ["primary start close", "secondary end maximize"])
      fixture.stage.resize(to: 400)
      XCTAssertEqual(try controls(fixture), ["secondary end maximize", "secondary start close"])
      fixture.split.setViewController(fixture.spy("f"), for: .secondary)
      XCTAssertEqual(try controls(fixture), ["secondary end maximize", "secondary start close"])
      fixture.expectHealthy()
    }
  }

  @MainActor func testChangeEndsWithTheTextDirection() async throws {
    try withLayout("close:maximize") {
      let fixture = try Fixture.F2()
      defer { fixture.close() }
      fixture.stage.isRightToLeft = true
      fixture.stage.settle()
      XCTAssertEqual(fixture.visibleColumns, [.secondary, .primary])
      XCTAssertEqual(try controls(fixture), ["primary start close", "secondary end maximize"])
      fixture.stage.isRightToLeft = false
      fixture.split.primaryEdge = .trailing
      XCTAssertEqual(try controls(fixture), ["primary end maximize", "secondary start close"])
    }
  }

  @MainActor func testStandInFrontOfAnInspectorThatIsPushedAside() async throws {
    try withLayout("close:maximize") {
      let fixture = try Fixture.mounted(.tripleColumn, .displace, at: 1400)
      defer { fixture.close() }
      fixture.filled(.inspector, with: "i")
      fixture.split.show(.inspector)
      fixture.split.preferredDisplayMode = .twoDisplaceSecondary
      fixture.stage.settle()
      XCTAssertEqual(fixture.split.displayMode, .twoDisplaceSecondary)
      let root = Widget(fixture.split.view)
      let shown = Widgets.mapped(under: root).filter {
        $0.parent?.typeName == "GtkWindowControls"
      }
      XCTAssertEqual(shown.count, 2)
      for button in shown {
        let bounds = try XCTUnwrap(button.bounds(in: root))
        XCTAssertGreaterThanOrEqual(bounds.x, 0)
        XCTAssertLessThanOrEqual(bounds.x + bounds.width, 1400)
      }
    }
  }

  @MainActor func testStandInAColumnThatWasEmptied() async throws {
    try withLayout(":close") {
      let fixture = try Fixture.F2()
      defer { fixture.close() }
      fixture.split.setViewController(nil, for: .secondary)
      fixture.stage.settle()
      let shown = Widgets.mapped(under: Widget(fixture.split.view)).filter {
        $0.parent?.typeName == "GtkWindowControls"
      }
      XCTAssertEqual(shown.count, 1)
    }
  }

  @MainActor func test_SVB_145_onceInEveryState() async throws {
    for layout in ["close:", ":minimize,maximize,close", "close:maximize"] {
      try withLayout(layout) {
        let count = layout.split { $0 == ":" || $0 == "," }.count
        let rig = try Rig(.D3, at: 1300)
        defer { rig.close() }
        @MainActor func expectOnce(_ state: String, line: UInt = #line) throws {
          rig.stage.settle()
          let root = Widget(rig.split.view)
          let shown = Widgets.mapped(under: root)
            .filter { $0.parent?.typeName == "GtkWindowControls" }
          XCTAssertEqual(shown.count, count, "\(layout), \(state)", line: line)
          // In the outermost header bar of its side, nothing is further out.
          let buttons = Widgets.mapped(under: root).filter {
            ["GtkButton", "GtkMenuButton"].contains($0.typeName)
              && $0.isWithinHeader && $0.parent?.typeName != "GtkWindowControls"
          }
          for control in shown {
            let bounds = try XCTUnwrap(control.bounds(in: root))
            let others = buttons.compactMap { $0.bounds(in: root) }
            let isLeft = bounds.x < root.width / 2
            XCTAssertTrue(
              others.allSatisfy { isLeft ? $0.x > bounds.x : $0.x < bounds.x },
              "\(layout), \(state): \(bounds) \(others)", line: line)
          }
        }
        for width in [1300, 900, 500, 1300] {
          rig.stage.resize(to: width)
          try expectOnce("\(width)")
        }
        for column in [Rig.Column.primary, .supplementary] {
          rig.split.hide(column)
          try expectOnce("without \(column)")
        }
        for column in [Rig.Column.supplementary, .primary] {
          rig.split.show(column)
          try expectOnce("with \(column)")
        }
        rig.split.preferredSplitBehavior = .overlay
        for mode in [
          SplitViewController.DisplayMode.secondaryOnly, .oneOverSecondary, .twoOverSecondary,
          .secondaryOnly,
        ] {
          rig.split.preferredDisplayMode = mode
          try expectOnce("\(mode)")
          XCTAssertEqual(rig.split.displayMode, mode)
        }
        rig.expectHealthy()
      }
    }
  }

  @MainActor func test_SVB_149_aDialogHasItsOwn() async throws {
    try withLayout("close:") {
      let rig = try Rig(.D2, at: 1000)
      defer { rig.close() }
      rig.select(3)
      let page = NavigationController(rootViewController: ItemPage(1, title: "Dialog"))
      try XCTUnwrap(rig.itemPage).present(page, animated: false)
      rig.stage.settle()
      XCTAssertNotEqual(gtk_widget_get_root(page.gtkView), gtk_widget_get_root(rig.split.gtkView))
      for width in [1000, 500] {
        rig.stage.resize(to: width)
        for (root, place) in [
          (Widget(page.view), "the dialog"), (Widget(rig.split.view), "the window"),
        ] {
          let shown = Widgets.mapped(under: root)
            .filter { $0.parent?.typeName == "GtkWindowControls" }
          XCTAssertEqual(shown.count, 1, "\(place) at \(width)")
          XCTAssertEqual(shown.first?.hasClass("close"), true, "\(place) at \(width)")
        }
      }
      page.dismiss(animated: false)
      rig.stage.settle()
      rig.expectHealthy()
    }
  }

  @MainActor func testStandInAWindowWithNothingInIt() async throws {
    try withLayout("close:maximize") {
      let styles: [SplitViewController.Style] = [.doubleColumn, .tripleColumn, .unspecified]
      for style in styles {
        let split =
          style == .unspecified ? SplitViewController() : SplitViewController(style: style)
        let stage = try Stage(split, width: 820)
        for width in [820, 400, 820] {
          stage.resize(to: width)
          let shown = Widgets.mapped(under: Widget(split.view)).filter {
            $0.parent?.typeName == "GtkWindowControls"
          }
          XCTAssertEqual(shown.count, 2, "\(style) at \(width)")
          XCTAssertEqual(stage.presentedFrames.last?.visibleColumns, [.secondary])
        }
        XCTAssertEqual(stage.presentedFrames.compactMap(\.problem), [], "\(style)")
        stage.close()
      }
    }
  }

  /// The header bar above a sheet stays whole, and a title is more than its dots.
  @MainActor func testStandAboveASheetInALowWindow() async throws {
    try withLayout("icon:minimize,maximize,close") {
      let fixture = Fixture(.doubleColumn)
      fixture.filled(.inspector, with: "i")
      try fixture.mount(at: 400)
      fixture.page("i").loadViewIfNeeded()
      gtk_widget_set_size_request(
        fixture.page("i").view.assumingMemoryBound(to: GtkWidget.self), -1, 120)
      defer { fixture.close() }
      let least = Widget(fixture.split.view).measure(.vertical, forSize: 400).minimum
      fixture.stage.resize(to: 400, height: least)
      fixture.split.show(.inspector)
      fixture.stage.settle()
      let root = Widget(fixture.split.view)
      let column = try XCTUnwrap(fixture.split.topColumn)
      let header = try XCTUnwrap(
        fixture.split.header(of: column).flatMap { Widget($0).bounds(in: root) })
      let sheet = try XCTUnwrap(
        fixture.split.columnWidget(of: .inspector).flatMap { Widget($0).bounds(in: root) })
      XCTAssertGreaterThanOrEqual(sheet.y, header.y + header.height)
      XCTAssertGreaterThanOrEqual(sheet.height, 120)
      let shown = Widgets.mapped(under: root).filter { $0.parent?.typeName == "GtkWindowControls" }
      XCTAssertEqual(shown.count, 3)
      fixture.expectHealthy()
    }
  }

  @MainActor func testLeaveATitleMoreThanItsDots() async throws {
    try withLayout("close,minimize,maximize:close,minimize,maximize") {
      let page = SpyPage("Documents")
      let stage = try Stage(NavigationController(rootViewController: page), width: 400)
      defer { stage.close() }
      let root = Widget(page.view)
      stage.resize(to: try XCTUnwrap(root.parent).measure(.horizontal).minimum)
      let title = try XCTUnwrap(
        Widgets.mapped(under: try XCTUnwrap(root.parent)).first { $0.name == "split-view-title" })
      let layout = try XCTUnwrap(gtk_label_get_layout(OpaquePointer(title.pointer)))
      XCTAssertNotEqual(pango_layout_is_ellipsized(layout), 0, "it is as narrow as can be")
      XCTAssertGreaterThanOrEqual(title.width, 20)
    }
  }

  @MainActor func testStandInAWindowOfOnePage() async throws {
    try withLayout("close:maximize") {
      let page = SpyPage("x")
      let stage = try Stage(page, width: 500)
      defer { stage.close() }
      let root = try XCTUnwrap(Widget(page.view).parent)
      let controls = Widgets.mapped(under: root).filter {
        $0.parent?.typeName == "GtkWindowControls"
      }
      XCTAssertEqual(controls.count, 2)
    }
  }
}

@MainActor
extension Widget {
  fileprivate var isWithinHeader: Bool {
    var widget = parent
    while let next = widget {
      if next.typeName == "GtkHeaderBar" { return true }
      widget = next.parent
    }
    return false
  }
}

@MainActor
extension ViewController {
  fileprivate var gtkView: UnsafeMutablePointer<GtkWidget> {
    view.assumingMemoryBound(to: GtkWidget.self)
  }
}
