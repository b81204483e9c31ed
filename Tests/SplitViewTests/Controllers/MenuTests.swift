// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// Menus of bar button items, on a real window.
final class MenuTests: XCTestCase, @unchecked Sendable {
  @MainActor private func shown(
    _ menu: Menu, _ fixture: Fixture
  ) throws -> (item: BarButtonItem, button: Widget) {
    let item = BarButtonItem(title: nil, iconName: "open-menu-symbolic", menu: menu)
    item.accessibilityLabel = "Menu"
    fixture.b.navigationItem.rightBarButtonItem = item
    fixture.stage.settle()
    return (item, try XCTUnwrap(fixture.buttons(in: .secondary).first))
  }

  /// The lines of a button's menu: `- title` for an item, `[title` … `]` for a section or submenu.
  @MainActor private func lines(of button: Widget) -> [String] {
    guard let model = gtk_menu_button_get_menu_model(OpaquePointer(button.pointer)) else {
      return []
    }
    return lines(of: model)
  }

  @MainActor private func lines(of model: UnsafeMutablePointer<GMenuModel>) -> [String] {
    (0..<g_menu_model_get_n_items(model)).flatMap { index -> [String] in
      let title = text("label", at: index, of: model) ?? ""
      for link in ["section", "submenu"] {
        guard let inner = g_menu_model_get_item_link(model, index, link) else { continue }
        defer { g_object_unref(inner) }
        return ["\(link)[\(title)"] + lines(of: inner) + ["]"]
      }
      return [title]
    }
  }

  @MainActor private func text(
    _ attribute: String, at index: Int32, of model: UnsafeMutablePointer<GMenuModel>
  ) -> String? {
    guard let value = g_menu_model_get_item_attribute_value(model, index, attribute, nil) else {
      return nil
    }
    defer { g_variant_unref(value) }
    return g_variant_get_string(value, nil).map { String(cString: $0) }
  }

  @MainActor func testSectionsAndSubmenus() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    let menu = Menu(elements: [
      .item(Menu.Item("one") {}), .section(Menu(elements: [.item(Menu.Item("two") {})])),
      .section(Menu(title: "Sort", elements: [.item(Menu.Item("three", actionName: "app.x"))])),
      .submenu(Menu(title: "More", elements: [.item(Menu.Item("four") {})])),
    ])
    let button = try shown(menu, fixture).button
    XCTAssertEqual(
      lines(of: button),
      [
        "one", "section[", "two", "]", "section[Sort", "three", "]", "submenu[More", "four", "]",
      ])
    fixture.expectHealthy()
  }

  @MainActor func testAPersonChoosesAnItem() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    var chosen: [String] = []
    let menu = Menu(elements: [
      .item(Menu.Item("never", isEnabled: false) { chosen.append("never") }),
      .item(Menu.Item("first") { chosen.append("first") }),
      .section(Menu(elements: [.item(Menu.Item("second") { chosen.append("second") })])),
    ])
    let (item, button) = try shown(menu, fixture)
    XCTAssertEqual(try open(button).map(\.isSensitive), [false, true, true])
    Widgets.activate(try XCTUnwrap(open(button).dropFirst().first))
    runLoop(until: "the choice") { chosen == ["first"] }
    runLoop(until: "the menu's end") { !isOpen(button) }
    item.menu = Menu(elements: [.item(Menu.Item("other") { chosen.append("other") })])
    XCTAssertEqual(lines(of: button), ["other"])
    Widgets.activate(try XCTUnwrap(open(button).first))
    runLoop(until: "the choice") { chosen == ["first", "other"] }
    fixture.expectHealthy()
  }

  /// Opens a button's menu, if that has not been done, and gives its lines on screen.
  @MainActor private func open(_ button: Widget) throws -> [Widget] {
    gtk_menu_button_popup(OpaquePointer(button.pointer))
    runLoop(until: "the menu") { isOpen(button) }
    let popover = try XCTUnwrap(gtk_menu_button_get_popover(OpaquePointer(button.pointer)))
    return Widgets.mapped(under: Widget(UnsafeMutableRawPointer(popover))).filter {
      $0.typeName == "GtkModelButton"
    }
  }

  @MainActor private func isOpen(_ button: Widget) -> Bool {
    guard let popover = gtk_menu_button_get_popover(OpaquePointer(button.pointer)) else {
      return false
    }
    return Widget(UnsafeMutableRawPointer(popover)).isMapped
  }

  @MainActor func testMarks() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    let menu = Menu(elements: [
      .item(Menu.Item("on", isOn: true) {}), .item(Menu.Item("off", isOn: false) {}),
      .item(Menu.Item("plain") {}),
    ])
    let button = try shown(menu, fixture).button
    let checks = try open(button).map { line in
      Widgets.mapped(under: line).first { $0.cssName == "check" }
    }
    XCTAssertEqual(checks.map { $0?.isChecked }, [true, false, nil])
    gtk_menu_button_popdown(OpaquePointer(button.pointer))
    runLoop(until: "the menu's end") { !isOpen(button) }
  }

  @MainActor func testAModelOfAnotherPart() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    let model = try XCTUnwrap(g_menu_new())
    g_menu_append(model, "first", "app.first")
    let button = try shown(Menu(model: UnsafeMutableRawPointer(model)), fixture).button
    XCTAssertEqual(lines(of: button), ["first"])
    g_menu_append(model, "second", "app.second")
    g_object_unref(UnsafeMutableRawPointer(model))
    XCTAssertEqual(lines(of: button), ["first", "second"], "it is live")
  }

  @MainActor func testClosuresGoWithTheMenu() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    let watched: Weak
    let item: BarButtonItem
    do {
      let object = SpyPage("kept")
      watched = Weak(object)
      item = try shown(Menu(elements: [.item(Menu.Item("one") { _ = object })]), fixture).item
    }
    XCTAssertNotNil(watched.object)
    item.menu = Menu(elements: [])
    fixture.stage.settle()
    XCTAssertNil(watched.object)
  }
}
