// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// What header bars show of navigation items, on a real window.
final class NavigationItemTests: XCTestCase, @unchecked Sendable {
  @MainActor func testTheBackButtonNamesThePageBelow() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    let navigation = try XCTUnwrap(fixture.b.navigationController)
    XCTAssertEqual(fixture.header(.secondary), "b", "a root page has no back button")
    navigation.pushViewController(fixture.spy("x"), animated: false)
    fixture.stage.settle()
    XCTAssertEqual(fixture.header(.secondary), "b|x")
    fixture.b.navigationItem.backButtonTitle = "Return"
    XCTAssertEqual(fixture.header(.secondary), "Return|x")
    fixture.b.navigationItem.title = "Inbox"
    XCTAssertEqual(fixture.header(.secondary), "Return|x")
    fixture.b.navigationItem.backButtonTitle = nil
    XCTAssertEqual(fixture.header(.secondary), "Inbox|x")
    fixture.b.navigationItem.title = nil
    XCTAssertEqual(fixture.header(.secondary), "b|x")
    fixture.expectHealthy()
  }

  @MainActor func testTitlesFollowWhileOnScreen() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.a.title = "first"
    XCTAssertEqual(fixture.header(.primary), "first")
    fixture.a.navigationItem.title = "second"
    XCTAssertEqual(fixture.header(.primary), "second")
    fixture.a.navigationItem.title = nil
    XCTAssertEqual(fixture.header(.primary), "first")
  }

  @MainActor func testTheBackButtonFollowsATitleInTheColumnBelow() async throws {
    let fixture = try Fixture.F2c()
    defer { fixture.close() }
    XCTAssertEqual(fixture.header(.secondary), "a|b")
    fixture.a.title = "first"
    XCTAssertEqual(fixture.header(.secondary), "first|b")
    fixture.a.navigationController?.pushViewController(fixture.spy("a2"), animated: false)
    fixture.stage.settle()
    XCTAssertEqual(fixture.stack, "first › a2 › b")
    XCTAssertEqual(fixture.header(.secondary), "a2|b")
    fixture.expectHealthy()
  }

  @MainActor func testAHiddenBackButton() async throws {
    let fixture = try Fixture.F2c()
    defer { fixture.close() }
    fixture.b.navigationItem.hidesBackButton = true
    XCTAssertEqual(fixture.header(.secondary), "b")
    XCTAssertEqual(fixture.stage.header(of: .secondary)?.buttons, [])
    fixture.b.navigationItem.hidesBackButton = false
    fixture.stage.settle()
    XCTAssertEqual(fixture.header(.secondary), "a|b")
  }

  @MainActor func testAnItemForTheBackButton() async throws {
    let fixture = try Fixture.F2c()
    defer { fixture.close() }
    func back() throws -> Widget {
      fixture.stage.settle()
      let header = Widget(try XCTUnwrap(fixture.split.header(of: .secondary)))
      return try XCTUnwrap(Widgets.mapped(under: header).first { $0.name == "split-view-back" })
    }
    func icon() throws -> String? {
      gtk_button_get_icon_name(
        try back().pointer.assumingMemoryBound(to: GtkButton.self)
      ).map { String(cString: $0) }
    }
    XCTAssertEqual(try icon(), "go-previous-symbolic")
    let item = BarButtonItem(title: "Home", iconName: "go-home-symbolic", action: nil)
    fixture.a.navigationItem.backBarButtonItem = item
    XCTAssertEqual(try icon(), "go-home-symbolic")
    XCTAssertEqual(fixture.header(.secondary), "Home|b")
    item.title = "Start"
    XCTAssertEqual(fixture.header(.secondary), "Start|b", "it is live")
    fixture.a.navigationItem.backButtonTitle = "Return"
    XCTAssertEqual(fixture.header(.secondary), "Return|b")
    item.toolTip = "To the start"
    XCTAssertEqual(fixture.header(.secondary), "To the start|b")
    fixture.a.navigationItem.backBarButtonItem = nil
    fixture.a.navigationItem.backButtonTitle = nil
    XCTAssertEqual(try icon(), "go-previous-symbolic")
    XCTAssertEqual(fixture.header(.secondary), "a|b")
    fixture.stage.tap(.back, in: .secondary)
    XCTAssertEqual(fixture.split.topColumn, .primary)
    fixture.expectHealthy()
  }

  @MainActor func testHiddenHeaderBars() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    let navigation = try XCTUnwrap(fixture.b.navigationController)
    navigation.pushViewController(fixture.spy("x"), animated: false)
    for isHidden in [true, false] {
      navigation.setNavigationBarHidden(isHidden, animated: true)
      XCTAssertEqual(navigation.isNavigationBarHidden, isHidden)
      fixture.stage.settle()
      XCTAssertEqual(fixture.header(.secondary), isHidden ? nil : "b|x")
      XCTAssertEqual(fixture.headerCount, isHidden ? 1 : 2)
    }
    fixture.expectHealthy()
  }

  @MainActor func testALongTitleEndsInAnEllipsisAndWidensNothing() async throws {
    for title in ["b", String(repeating: "long ", count: 60)] {
      let fixture = try Fixture.F2()
      defer { fixture.close() }
      fixture.b.title = title
      fixture.b.navigationItem.rightBarButtonItem = BarButtonItem(systemItem: .search, action: nil)
      fixture.stage.settle()
      let wide = Widget(fixture.split.view).measure(.horizontal).minimum
      fixture.stage.resize(to: 400)
      XCTAssertEqual(Widget(fixture.split.view).measure(.horizontal).minimum, wide)
      XCTAssertLessThan(wide, 320)
      let header = Widget(try XCTUnwrap(fixture.split.header(of: .secondary)))
      let label = try XCTUnwrap(
        Widgets.mapped(under: header).first { $0.name == "split-view-title" })
      let layout = gtk_label_get_layout(OpaquePointer(label.pointer))
      XCTAssertEqual(pango_layout_is_ellipsized(layout) != 0, title.count > 1)
      fixture.expectHealthy()
    }
  }

  @MainActor func testALongTitleBelowLeavesRoomForTheTitle() async throws {
    let fixture = try Fixture.F2c()
    defer { fixture.close() }
    fixture.a.title = String(repeating: "wide ", count: 40)
    fixture.stage.settle()
    fixture.expectHealthy()
    let header = Widget(try XCTUnwrap(fixture.split.header(of: .secondary)))
    let title = try XCTUnwrap(
      Widgets.mapped(under: header).first { $0.name == "split-view-title" })
    XCTAssertEqual(
      title.bounds(in: header)?.width, title.measure(.horizontal).natural, "the title is not cut")
    fixture.stage.tap(.back, in: .secondary)
    XCTAssertEqual(fixture.split.topColumn, .primary)
  }

  // MARK: Items

  /// The names of the widgets on screen in a header, from left to right.
  @MainActor private func order(
    _ widgets: [String: UnsafeMutableRawPointer], in column: SplitViewController.Column,
    _ fixture: Fixture
  ) throws -> [String] {
    fixture.stage.settle()
    let header = Widget(try XCTUnwrap(fixture.split.header(of: column)))
    var found = widgets.filter { Widget($0.value).isMapped && Widget($0.value).isWithin(header) }
      .mapValues { Widget($0).bounds(in: header)?.x ?? 0 }
    for (widget, name) in [("split-view-title", "title"), ("split-view-back", "back")] {
      let shown = Widgets.mapped(under: header).first { $0.name == widget }
      if let x = shown?.bounds(in: header)?.x { found[name] = x }
    }
    return found.sorted { $0.value < $1.value }.map(\.key)
  }

  @MainActor func testItemsStandOutermostFirst() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    let widgets = Dictionary(
      uniqueKeysWithValues: ["l1", "l2", "r1", "r2"].map { ($0, Widgets.label($0)) })
    func items(_ names: String...) -> [BarButtonItem] {
      names.compactMap { widgets[$0] }.map { BarButtonItem(customView: $0) }
    }
    let item = fixture.b.navigationItem
    let (left, right) = (items("l1", "l2"), items("r1", "r2"))
    item.leftBarButtonItems = left
    item.rightBarButtonItems = right
    XCTAssertEqual(
      try order(widgets, in: .secondary, fixture), ["l1", "l2", "title", "r2", "r1"])
    item.rightBarButtonItems = [right[1]]
    XCTAssertEqual(try order(widgets, in: .secondary, fixture), ["l1", "l2", "title", "r2"])
    left[0].isHidden = true
    XCTAssertEqual(try order(widgets, in: .secondary, fixture), ["l2", "title", "r2"])
    left[0].isHidden = false
    XCTAssertEqual(try order(widgets, in: .secondary, fixture), ["l1", "l2", "title", "r2"])
    item.leftBarButtonItems = []
    item.rightBarButtonItems = []
    XCTAssertEqual(try order(widgets, in: .secondary, fixture), ["title"])
    fixture.expectHealthy()
  }

  @MainActor func testLeftItemsReplaceTheBackButtonOrStandBesideIt() async throws {
    let fixture = try Fixture.F2c()
    defer { fixture.close() }
    let label = Widgets.label("l")
    let item = fixture.b.navigationItem
    let left = BarButtonItem(customView: label)
    item.leftBarButtonItems = [left]
    XCTAssertEqual(try order(["l": label], in: .secondary, fixture), ["l", "title"])
    item.leftItemsSupplementBackButton = true
    XCTAssertEqual(try order(["l": label], in: .secondary, fixture), ["back", "l", "title"])
    item.leftBarButtonItems = []
    XCTAssertEqual(try order(["l": label], in: .secondary, fixture), ["back", "title"])
    fixture.expectHealthy()
  }

  @MainActor func testAWidgetInTheTitlesPlace() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    let entry = Widgets.entry()
    fixture.b.navigationItem.titleView = entry
    fixture.stage.settle()
    XCTAssertTrue(Widget(entry).isMapped)
    XCTAssertNil(fixture.stage.header(of: .secondary)?.title)
    fixture.b.navigationItem.titleView = nil
    fixture.stage.settle()
    XCTAssertEqual(fixture.header(.secondary), "b")
    fixture.expectHealthy()
  }

  @MainActor func testAPageBringsItsItemsBackWhenItIsPushedAgain() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    let navigation = try XCTUnwrap(fixture.b.navigationController)
    let x = fixture.spy("x")
    let (entry, left, right) = (Widgets.entry(), Widgets.label("l"), Widgets.label("r"))
    x.navigationItem.titleView = entry
    x.navigationItem.leftBarButtonItems = [BarButtonItem(customView: left)]
    x.navigationItem.rightBarButtonItems = [BarButtonItem(customView: right)]
    for _ in 0..<3 {
      navigation.pushViewController(x, animated: false)
      fixture.stage.settle()
      for widget in [entry, left, right] { XCTAssertTrue(Widget(widget).isMapped) }
      navigation.popViewController(animated: false)
      fixture.stage.settle()
      for widget in [entry, left, right] { XCTAssertNil(Widget(widget).parent) }
    }
    fixture.expectHealthy()
  }

  @MainActor func testPagesCanShareAnItem() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    let label = Widgets.label("shared")
    let item = BarButtonItem(customView: label)
    let x = fixture.spy("x")
    fixture.b.navigationItem.rightBarButtonItems = [item]
    x.navigationItem.rightBarButtonItems = [item]
    let navigation = try XCTUnwrap(fixture.b.navigationController)
    for _ in 0..<2 {
      navigation.pushViewController(x, animated: false)
      XCTAssertEqual(try order(["i": label], in: .secondary, fixture), ["back", "title", "i"])
      navigation.popViewController(animated: false)
      XCTAssertEqual(try order(["i": label], in: .secondary, fixture), ["title", "i"])
    }
    fixture.expectHealthy()
  }
}
