// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import XCTest

final class MenuButtonTests: GtkTestCase, @unchecked Sendable {
  @MainActor func testItsMenuFindsItsActions() async throws {
    let button = MenuButton()
    button.setContent(text: "Menu", iconName: nil)
    let (model, actions) = (MenuModel(), ActionGroup())
    var count = 0
    actions.add("one") { count += 1 }
    model.append("One", actionName: "\(MenuButton.actionPrefix).one")
    button.setMenu(model, actions)
    let toplevel = try show(button.widget)
    defer { toplevel.close() }
    let popover = try XCTUnwrap(gtk_menu_button_get_popover(OpaquePointer(button.widget.pointer)))
    let inside = Widget(UnsafeMutableRawPointer(popover))
    XCTAssertNotEqual(
      gtk_widget_activate_action_variant(inside.gtkForTests, "bar-item.one", nil), 0)
    XCTAssertEqual(count, 1)
  }

  @MainActor func testShowsTextIconOrBoth() async throws {
    let button = MenuButton()
    func types(under widget: Widget) -> [String] {
      [widget.typeName] + widget.children.flatMap { types(under: $0) }
    }
    button.setContent(text: "Menu", iconName: nil)
    XCTAssertTrue(types(under: button.widget).contains("GtkLabel"))
    button.setContent(text: nil, iconName: "open-menu-symbolic")
    XCTAssertTrue(types(under: button.widget).contains("GtkImage"))
    XCTAssertFalse(types(under: button.widget).contains("GtkLabel"))
    button.setContent(text: "Menu", iconName: "open-menu-symbolic")
    XCTAssertTrue(
      Set(["GtkLabel", "GtkImage"]).isSubset(of: types(under: button.widget)))
  }

  @MainActor func testAModelKeepsItsParts() async throws {
    let model = MenuModel()
    do {
      let (section, submenu) = (MenuModel(), MenuModel())
      section.append("Inside", actionName: "app.one")
      model.appendSection("Section", section)
      model.appendSubmenu("Submenu", submenu)
    }
    let menu = model.pointer.assumingMemoryBound(to: GMenuModel.self)
    XCTAssertEqual(g_menu_model_get_n_items(menu), 2)
    let section = try XCTUnwrap(g_menu_model_get_item_link(menu, 0, "section"))
    defer { g_object_unref(section) }
    XCTAssertEqual(g_menu_model_get_n_items(section), 1)
    let again = MenuModel(retaining: model.pointer)
    XCTAssertEqual(again.pointer, model.pointer)
  }
}
