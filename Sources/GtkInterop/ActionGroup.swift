// SPDX-License-Identifier: MIT
internal import CSplitView
internal import CSplitViewGtk

/// A `GSimpleActionGroup` of actions that run closures.
@MainActor
package final class ActionGroup {
  private let reference: ObjectReference

  /// The `GSimpleActionGroup`.
  package var pointer: UnsafeMutableRawPointer { reference.pointer }

  /// Makes a group without actions.
  package init() {
    guard let made = g_simple_action_group_new() else {
      preconditionFailure("GIO made no action group")
    }
    reference = ObjectReference(owning: UnsafeMutableRawPointer(made))
  }

  /// Adds an action.
  /// - Parameters:
  ///   - name: Its name in this group.
  ///   - isOn: Whether it is marked, nil for one that is neither on nor off.
  ///   - isEnabled: Whether it can be activated.
  ///   - body: What activating it does; the mark doesn't change by that.
  package func add(
    _ name: String, isOn: Bool? = nil, isEnabled: Bool = true,
    _ body: @escaping @MainActor () -> Void
  ) {
    let made =
      isOn.map { g_simple_action_new_stateful(name, nil, g_variant_new_boolean($0 ? 1 : 0)) }
      ?? g_simple_action_new(name, nil)
    guard let made else { preconditionFailure("GIO made no action") }
    let action = ObjectReference(owning: UnsafeMutableRawPointer(made))
    g_simple_action_set_enabled(made, isEnabled ? 1 : 0)
    connect(action.pointer, "activate") { _ in body() }
    g_action_map_add_action(OpaquePointer(reference.pointer), made)
  }

  /// Lets an action of the group be activated, or not.
  package func setEnabled(_ name: String, _ isEnabled: Bool) {
    guard let action = g_action_map_lookup_action(OpaquePointer(pointer), name),
      (g_action_get_enabled(action) != 0) != isEnabled
    else { return }
    g_simple_action_set_enabled(action, isEnabled ? 1 : 0)
  }
}

@MainActor
extension Widget {
  /// Gives a group's actions to this and all that is in it, as `PREFIX.NAME`.
  package func insert(_ actions: ActionGroup, as prefix: String) {
    gtk_widget_insert_action_group(gtk, prefix, OpaquePointer(actions.pointer))
  }
}
