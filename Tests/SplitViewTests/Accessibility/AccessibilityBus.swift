// SPDX-License-Identifier: MIT
import CSplitViewGtk
import Foundation

/// The bus on which programs tell screen readers what they show, as such a reader sees it.
///
/// It waits for answers, so it belongs on another thread than the toolkit that gives them.
final class AccessibilityBus: @unchecked Sendable {
  private let connection: OpaquePointer

  struct Failure: Error {
    var text: String
  }

  /// An object of a program on the bus.
  struct Object: Sendable, Hashable {
    var program: String
    var path: String
  }

  /// Asks the session's bus for this one, which starts it.
  init() throws {
    let session = try Self.checked("the session's bus") {
      g_bus_get_sync(G_BUS_TYPE_SESSION, nil, $0)
    }
    defer { g_object_unref(UnsafeMutableRawPointer(session)) }
    let answer = try Self.call(
      on: session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", [])
    let address = answer[0].string
    connection = try Self.checked("the accessibility bus") {
      g_dbus_connection_new_for_address_sync(
        address,
        GDBusConnectionFlags(
          rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
            | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue), nil, nil, $0)
    }
    // Some versions of the toolkit tell of changes only while somebody listens.
    try call(
      Object(program: "org.a11y.atspi.Registry", path: "/org/a11y/atspi/registry"),
      "org.a11y.atspi.Registry", "RegisterEvent", [.string("object:state-changed:focused")])
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(connection)) }

  /// Calls a method and returns what it answers.
  @discardableResult
  func call(
    _ object: Object, _ interface: String, _ method: String, _ arguments: [Variant.Input] = []
  ) throws -> [Variant] {
    try Self.call(on: connection, object.program, object.path, interface, method, arguments)
  }

  func property(_ name: String, of object: Object, _ interface: String) throws -> Variant {
    try call(
      object, "org.freedesktop.DBus.Properties", "Get", [.string(interface), .string(name)])[0]
      .inner
  }

  func set(
    _ name: String, of object: Object, _ interface: String, to value: Double
  ) throws {
    try call(
      object, "org.freedesktop.DBus.Properties", "Set",
      [.string(interface), .string(name), .boxed(value)])
  }

  /// The process of a program on the bus.
  func process(of program: String) throws -> Int {
    try call(
      Object(program: "org.freedesktop.DBus", path: "/org/freedesktop/DBus"),
      "org.freedesktop.DBus", "GetConnectionUnixProcessID", [.string(program)])[0].integer
  }

  /// Calls `body`, on the thread that the toolkit has, for each object whose state changes.
  @MainActor
  func observeStates(
    _ body: @escaping @MainActor (Object, String, Bool) -> Void
  ) -> UInt32 {
    let box = Unmanaged.passRetained(Observer(body)).toOpaque()
    return g_dbus_connection_signal_subscribe(
      connection, nil, "org.a11y.atspi.Event.Object", "StateChanged", nil, nil,
      G_DBUS_SIGNAL_FLAGS_NONE,
      { _, sender, path, _, _, values, observer in
        guard let sender, let path, let values, let observer else { return }
        let object = Object(program: String(cString: sender), path: String(cString: path))
        let answer = Variant.all(in: values)
        let body = Unmanaged<Observer>.fromOpaque(observer).takeUnretainedValue().body
        MainActor.assumeIsolated { body(object, answer[0].string, answer[1].integer != 0) }
      }, box, { if let box = $0 { Unmanaged<Observer>.fromOpaque(box).release() } })
  }

  @MainActor
  func endObserving(_ number: UInt32) {
    g_dbus_connection_signal_unsubscribe(connection, number)
  }

  private final class Observer: Sendable {
    let body: @MainActor (Object, String, Bool) -> Void
    init(_ body: @escaping @MainActor (Object, String, Bool) -> Void) { self.body = body }
  }

  private static func call(
    on connection: OpaquePointer, _ program: String, _ path: String, _ interface: String,
    _ method: String, _ arguments: [Variant.Input]
  ) throws -> [Variant] {
    let answer = try checked("\(interface).\(method) of \(path)") {
      g_dbus_connection_call_sync(
        connection, program, path, interface, method, Variant.tuple(arguments), nil,
        G_DBUS_CALL_FLAGS_NONE, 10_000, nil, $0)
    }
    defer { g_variant_unref(answer) }
    return Variant.all(in: answer)
  }

  private static func checked(
    _ what: String, _ body: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> OpaquePointer?
  ) throws -> OpaquePointer {
    var error: UnsafeMutablePointer<GError>?
    if let made = body(&error) { return made }
    defer { g_error_free(error) }
    throw Failure(text: "\(what): \(error.map { String(cString: $0.pointee.message) } ?? "?")")
  }
}
