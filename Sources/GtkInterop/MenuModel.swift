// SPDX-License-Identifier: MIT
internal import CSplitView
internal import CSplitViewGtk

/// A `GMenuModel`, made here or taken over.
@MainActor
package final class MenuModel {
  private let reference: ObjectReference

  /// The `GMenuModel`.
  package var pointer: UnsafeMutableRawPointer { reference.pointer }

  /// An empty `GMenu`.
  package init() {
    guard let made = g_menu_new() else { preconditionFailure("GIO made no menu") }
    reference = ObjectReference(owning: UnsafeMutableRawPointer(made))
  }

  /// A model that another part of the program made.
  package init(retaining model: UnsafeMutableRawPointer) {
    reference = ObjectReference(retaining: model)
  }

  private var menu: OpaquePointer { OpaquePointer(reference.pointer) }

  /// Adds an item that activates an action, with its target as in `win.sort::name`.
  package func append(_ title: String, actionName: String) {
    g_menu_append(menu, title, actionName)
  }

  /// Adds items set off by a line, under a heading where there is one.
  package func appendSection(_ title: String?, _ section: MenuModel) {
    g_menu_append_section(
      menu, title, section.pointer.assumingMemoryBound(to: GMenuModel.self))
  }

  /// Adds a menu that opens from an item.
  package func appendSubmenu(_ title: String, _ submenu: MenuModel) {
    g_menu_append_submenu(
      menu, title, submenu.pointer.assumingMemoryBound(to: GMenuModel.self))
  }
}
