// SPDX-License-Identifier: MIT
internal import CSplitViewGtk
internal import GtkInterop

/// Actions that come to a window with the content that has them, and go with it.
@MainActor final class ActionTable {
  private let reference = ObjectReference(
    owning: UnsafeMutableRawPointer(g_simple_action_group_new()))

  /// Adds actions.
  var group: ActionGroup { ActionGroup(reference.pointer) }

  /// Adds all of them to a window.
  /// - Parameter map: A `GActionMap`, which keeps its own actions of other names.
  func install(on map: UnsafeMutableRawPointer) {
    for name in names {
      let action = g_action_map_lookup_action(OpaquePointer(reference.pointer), name)
      g_action_map_add_action(OpaquePointer(map), action)
    }
  }

  /// Takes away those that are still the window's.
  func remove(from map: UnsafeMutableRawPointer) {
    for name in names {
      let own = g_action_map_lookup_action(OpaquePointer(reference.pointer), name)
      guard g_action_map_lookup_action(OpaquePointer(map), name) == own else { continue }
      g_action_map_remove_action(OpaquePointer(map), name)
    }
  }

  private var names: [String] {
    guard let list = g_action_group_list_actions(OpaquePointer(reference.pointer)) else {
      return []
    }
    defer { g_strfreev(list) }
    var names: [String] = []
    while let name = list[names.count] { names.append(String(cString: name)) }
    return names
  }
}
