// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

final class BarButtonItemTests: XCTestCase, @unchecked Sendable {
  /// The buttons on screen in the secondary column's header that items made.
  @MainActor private func buttons(_ fixture: Fixture) -> [Widget] {
    fixture.stage.settle()
    return fixture.buttons(in: .secondary)
  }

  @MainActor func testAPressRunsItsAction() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    var presses = 0
    let item = BarButtonItem(title: "Compose") { presses += 1 }
    fixture.b.navigationItem.rightBarButtonItems = [item]
    let button = try XCTUnwrap(buttons(fixture).first)
    button.grabFocus()
    fixture.stage.press("Return")
    runLoop(until: "the press") { presses == 1 }
    item.isEnabled = false
    XCTAssertFalse(button.isSensitive)
    item.isEnabled = true
    XCTAssertTrue(button.isSensitive)
    XCTAssertEqual(presses, 1)
    var others = 0
    item.action = { others += 1 }
    button.grabFocus()
    fixture.stage.press("Return")
    runLoop(until: "the press") { others == 1 }
    XCTAssertEqual(presses, 1)
  }

  @MainActor func testIsMadeAsItWasSet() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    let disabled = BarButtonItem(title: nil, iconName: "edit-find-symbolic", action: nil)
    disabled.isEnabled = false
    let hidden = BarButtonItem(title: "Hidden", action: nil)
    hidden.isHidden = true
    fixture.b.navigationItem.rightBarButtonItems = [disabled, hidden]
    let shown = buttons(fixture)
    XCTAssertEqual(shown.count, 1)
    XCTAssertEqual(shown.first?.isSensitive, false)
    XCTAssertEqual(shown.first?.children.map(\.typeName), ["GtkImage"])
    hidden.isHidden = false
    XCTAssertEqual(buttons(fixture).count, 2)
    fixture.expectHealthy()
  }

  @MainActor func testItsWidgetGoesWithIt() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    var item: BarButtonItem? = BarButtonItem(customView: Widgets.label("x"))
    let watched = Weak(try XCTUnwrap(item))
    fixture.b.navigationItem.rightBarButtonItems = [try XCTUnwrap(item)]
    fixture.stage.settle()
    item = nil
    XCTAssertNotNil(watched.object)
    fixture.b.navigationItem.rightBarButtonItems = []
    XCTAssertNil(watched.object)
  }

  // MARK: Live changes

  @MainActor func testChangesInItsPlace() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    let item = BarButtonItem(title: "Old", action: nil)
    fixture.b.navigationItem.rightBarButtonItem = item
    let button = try XCTUnwrap(buttons(fixture).first)
    XCTAssertEqual(Widgets.texts(under: button), ["Old"])
    XCTAssertNil(button.tooltip)
    item.title = "New"
    XCTAssertEqual(Widgets.texts(under: button), ["New"])
    item.iconName = "list-add-symbolic"
    XCTAssertEqual(
      Widgets.mapped(under: button).map(\.typeName),
      ["GtkButton", "GtkBox", "GtkImage", "GtkLabel"])
    item.title = nil
    item.accessibilityLabel = "Add"
    XCTAssertEqual(Widgets.mapped(under: button).map(\.typeName), ["GtkButton", "GtkImage"])
    XCTAssertEqual(button.tooltip, "Add")
    item.toolTip = "Add a message"
    XCTAssertEqual(button.tooltip, "Add a message")
    XCTAssertFalse(button.hasClass("suggested-action"))
    XCTAssertTrue(button.hasClass("flat"))
    item.style = .prominent
    XCTAssertTrue(button.hasClass("suggested-action"))
    XCTAssertFalse(button.hasClass("flat"))
    item.style = .plain
    XCTAssertFalse(button.hasClass("suggested-action"))
    XCTAssertEqual(buttons(fixture), [button], "it is the same button")
    fixture.expectHealthy()
  }

  @MainActor func testGetsAndLosesAMenuInItsPlace() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    let items = ["r1", "r2", "r3"].map { BarButtonItem(title: $0, action: nil) }
    fixture.b.navigationItem.rightBarButtonItems = items
    XCTAssertEqual(buttons(fixture).flatMap { Widgets.texts(under: $0) }, ["r3", "r2", "r1"])
    items[1].menu = Menu(elements: [])
    XCTAssertEqual(
      buttons(fixture).map(\.typeName), ["GtkButton", "GtkMenuButton", "GtkButton"])
    XCTAssertEqual(buttons(fixture).flatMap { Widgets.texts(under: $0) }, ["r3", "r2", "r1"])
    items[1].menu = nil
    XCTAssertEqual(Set(buttons(fixture).map(\.typeName)), ["GtkButton"])
    fixture.expectHealthy()
  }

  // MARK: Named actions

  @MainActor func testActivatesANamedActionWithItsTarget() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    let action = Actions("sort", takesText: true, on: fixture.split.view)
    let item = BarButtonItem(title: "Sort", actionName: "test.sort::date")
    fixture.b.navigationItem.rightBarButtonItem = item
    let button = try XCTUnwrap(buttons(fixture).first)
    button.grabFocus()
    fixture.stage.press("Return")
    runLoop(until: "the press") { action.activations == ["date"] }
    item.actionName = "test.sort::name"
    fixture.stage.press("Return")
    runLoop(until: "the press") { action.activations == ["date", "name"] }
  }

  @MainActor func testANamedActionAndTheItemBothDecideWhetherItIsEnabled() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    let action = Actions("go", on: fixture.split.view)
    action.isEnabled = false
    let item = BarButtonItem(title: "Go", actionName: "test.go")
    fixture.b.navigationItem.rightBarButtonItem = item
    let button = try XCTUnwrap(buttons(fixture).first)
    XCTAssertFalse(button.isSensitive)
    action.isEnabled = true
    XCTAssertTrue(button.isSensitive)
    item.isEnabled = false
    XCTAssertFalse(button.isSensitive)
    action.isEnabled = false
    action.isEnabled = true
    XCTAssertFalse(button.isSensitive, "the item is still disabled")
    item.isEnabled = true
    XCTAssertTrue(button.isSensitive)
    action.isEnabled = false
    XCTAssertFalse(button.isSensitive)
  }

  // MARK: One item in several places

  @MainActor func testOneItemInTwoHeadersIsInOne() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    let item = BarButtonItem(title: "shared", action: nil)
    let custom = BarButtonItem(customView: Widgets.label("custom"))
    fixture.a.navigationItem.rightBarButtonItems = [item, custom]
    fixture.b.navigationItem.rightBarButtonItems = [item, custom]
    fixture.stage.settle()
    XCTAssertEqual(fixture.buttons(in: .primary), [])
    XCTAssertEqual(fixture.buttons(in: .secondary).count, 1)
    for width in [400, 820, 400, 820] { fixture.stage.resize(to: width) }
    XCTAssertEqual(fixture.buttons(in: .primary).count + fixture.buttons(in: .secondary).count, 1)
    fixture.b.navigationItem.rightBarButtonItems = []
    fixture.a.title = "first"
    fixture.stage.settle()
    XCTAssertEqual(fixture.buttons(in: .primary).count, 1)
    XCTAssertEqual(fixture.buttons(in: .secondary), [])
    fixture.expectHealthy()
  }

  @MainActor func testAnItemGivenTwiceStandsOnce() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    let item = BarButtonItem(title: "twice", action: nil)
    fixture.b.navigationItem.rightBarButtonItems = [item, item]
    XCTAssertEqual(buttons(fixture).count, 1)
    fixture.b.navigationItem.leftBarButtonItems = [item]
    XCTAssertEqual(buttons(fixture).count, 1)
    fixture.b.navigationItem.rightBarButtonItems = []
    XCTAssertEqual(buttons(fixture).count, 1)
    fixture.b.navigationItem.leftBarButtonItems = []
    XCTAssertEqual(buttons(fixture), [])
    fixture.expectHealthy()
  }

  @MainActor func testAnItemChangesSides() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    let page = fixture.b.navigationItem
    let items = ["one", "two"].map { BarButtonItem(title: $0, action: nil) }
    func texts() -> [String] { buttons(fixture).flatMap { Widgets.texts(under: $0) } }
    page.rightBarButtonItems = items
    XCTAssertEqual(texts(), ["two", "one"])
    page.leftBarButtonItems = [items[1]]
    XCTAssertEqual(texts(), ["two", "one"], "the start goes first")
    page.rightBarButtonItems = [items[0]]
    XCTAssertEqual(texts(), ["two", "one"])
    page.leftBarButtonItems = []
    XCTAssertEqual(texts(), ["one"])
    page.rightBarButtonItems = items.reversed()
    XCTAssertEqual(texts(), ["one", "two"])
    fixture.expectHealthy()
  }

  @MainActor func testOtherItemsKeepTheFocusOfAButton() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    let page = fixture.b.navigationItem
    let items = ["one", "two", "three"].map { BarButtonItem(title: $0, action: nil) }
    page.rightBarButtonItems = [items[0], items[1]]
    let button = try XCTUnwrap(
      buttons(fixture).first { Widgets.texts(under: $0) == ["two"] })
    button.grabFocus()
    let orders: [[BarButtonItem]] = [
      [items[0], items[1], items[2]], [items[2], items[1]], [items[1]],
    ]
    for order in orders {
      page.rightBarButtonItems = order
      fixture.stage.settle()
      XCTAssertEqual(button.rootFocus, button)
    }
    page.rightBarButtonItems = []
    page.leftBarButtonItems = [items[1]]
    fixture.stage.settle()
    XCTAssertTrue(button.isMapped)
    fixture.expectHealthy()
  }

  @MainActor func testOneWidgetAsTitleAndAsItem() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    let widget = Widgets.entry("shared")
    let item = BarButtonItem(customView: widget)
    fixture.b.navigationItem.titleView = widget
    fixture.a.navigationItem.titleView = widget
    fixture.stage.settle()
    let header = Widget(try XCTUnwrap(fixture.split.header(of: .primary)))
    XCTAssertTrue(Widget(widget).isWithin(header))
    fixture.b.navigationItem.titleView = nil
    XCTAssertEqual(fixture.header(.secondary), "b")
    fixture.b.navigationItem.rightBarButtonItem = item
    fixture.stage.settle()
    XCTAssertFalse(Widget(widget).isWithin(header))
    fixture.a.navigationItem.titleView = nil
    fixture.stage.settle()
    XCTAssertEqual(fixture.header(.primary), "a")
    XCTAssertTrue(Widget(widget).isMapped)
    fixture.b.navigationItem.rightBarButtonItem = nil
    XCTAssertNil(Widget(widget).parent)
    fixture.expectHealthy()
  }

  // MARK: System items

  @MainActor func testSystemItemsHaveANameAndAnIconOfTheTheme() async throws {
    XCTAssertTrue(Toolkit.initialize())
    let theme = gtk_icon_theme_get_for_display(gdk_display_get_default())
    for systemItem in BarButtonItem.SystemItem.allCases {
      let item = BarButtonItem(systemItem: systemItem, action: nil)
      XCTAssertNotNil(item.accessibilityLabel, "\(systemItem)")
      XCTAssertTrue((item.title == nil) != (item.iconName == nil), "\(systemItem)")
      if let icon = item.iconName {
        XCTAssertNotEqual(gtk_icon_theme_has_icon(theme, icon), 0, "\(systemItem): \(icon)")
      }
    }
  }
}
