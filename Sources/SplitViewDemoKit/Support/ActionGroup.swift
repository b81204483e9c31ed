// SPDX-License-Identifier: MIT
internal import CSplitViewGtk
internal import GtkInterop

/// Adds actions to a window or an application.
@MainActor struct ActionGroup {
  private let map: OpaquePointer

  /// - Parameter map: A `GActionMap`.
  init(_ map: UnsafeMutableRawPointer) {
    self.map = OpaquePointer(map)
  }

  /// An action that just happens.
  func add(_ name: String, _ body: @escaping @MainActor () -> Void) {
    install(g_simple_action_new(name, nil)) { action in
      connect(UnsafeMutableRawPointer(action), "activate") { _ in body() }
    }
  }

  /// A switch, off at first.
  func add(toggle name: String, _ body: @escaping @MainActor (Bool) -> Void) {
    install(g_simple_action_new_stateful(name, nil, g_variant_new_boolean(0))) { action in
      observe(action) { body(g_variant_get_boolean($0) != 0) }
    }
  }

  /// A choice of one among several.
  func add(choice name: String, value: String, _ body: @escaping @MainActor (String) -> Void) {
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    install(g_simple_action_new_stateful(name, type, g_variant_new_string(value))) { action in
      observe(action) { value in
        g_variant_get_string(value, nil).map { body(String(cString: $0)) }
      }
    }
  }

  // GIO turns an activation into a new state by itself; it only has to be taken.
  private func observe(
    _ action: OpaquePointer, _ body: @escaping @MainActor (OpaquePointer) -> Void
  ) {
    connect(UnsafeMutableRawPointer(action), "change-state") { arguments in
      guard let value = arguments.object(0).map({ OpaquePointer($0) }) else { return }
      g_simple_action_set_state(action, value)
      body(value)
    }
  }

  private func install(_ action: OpaquePointer?, _ prepare: (OpaquePointer) -> Void) {
    guard let action else { return }
    prepare(action)
    g_action_map_add_action(map, action)
    g_object_unref(UnsafeMutableRawPointer(action))
  }
}
