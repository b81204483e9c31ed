// SPDX-License-Identifier: MIT
internal import CSplitView
internal import CSplitViewGtk

/// The arguments of one signal emission, counted from the first one after the instance.
@MainActor
package struct SignalArguments {
  private let values: UnsafePointer<GValue>
  private let count: Int
  private let result: UnsafeMutablePointer<GValue>?

  init(values: UnsafePointer<GValue>, count: Int, result: UnsafeMutablePointer<GValue>?) {
    self.values = values
    self.count = count
    self.result = result
  }

  private func value(_ index: Int) -> UnsafePointer<GValue> {
    precondition(index >= 0 && index + 1 < count, "the signal has no argument \(index)")
    return values + index + 1
  }

  /// An object, boxed value or plain pointer.
  package func object(_ index: Int) -> UnsafeMutableRawPointer? { csv_value_pointer(value(index)) }

  /// Any integer, enumeration or flags.
  package func int(_ index: Int) -> Int { Int(csv_value_integer(value(index))) }

  /// Any number.
  package func double(_ index: Int) -> Double { csv_value_double(value(index)) }

  /// A boolean.
  package func bool(_ index: Int) -> Bool { csv_value_integer(value(index)) != 0 }

  /// A string.
  package func string(_ index: Int) -> String? {
    csv_value_string(value(index)).map { String(cString: $0) }
  }

  /// Answers a signal whose handlers return a boolean.
  package func setReturn(_ value: Bool) {
    csv_value_set_boolean(result, value ? 1 : 0)
  }
}

/// A connected signal handler.
@MainActor
package struct SignalHandler {
  private let instance: WeakReference
  private let identifier: gulong

  init(instance: UnsafeMutableRawPointer, identifier: gulong) {
    self.instance = WeakReference(instance)
    self.identifier = identifier
  }

  /// Takes the handler away; harmless a second time or after the instance is gone.
  package func disconnect() {
    guard let pointer = instance.pointer,
      g_signal_handler_is_connected(pointer.assumingMemoryBound(to: GObject.self), identifier) != 0
    else { return }
    g_signal_handler_disconnect(pointer.assumingMemoryBound(to: GObject.self), identifier)
  }

  /// Runs `body` while the handler is not called.
  package func blocked<Result>(_ body: () -> Result) -> Result {
    guard let pointer = instance.pointer?.assumingMemoryBound(to: GObject.self) else {
      return body()
    }
    g_signal_handler_block(pointer, identifier)
    defer { g_signal_handler_unblock(pointer, identifier) }
    return body()
  }
}

private final class SignalClosure {
  let body: @MainActor (SignalArguments) -> Void

  init(_ body: @escaping @MainActor (SignalArguments) -> Void) { self.body = body }
}

/// Calls `body` at each emission of a signal, until disconnected or the instance goes away.
///
/// The closure comes with a marshaller that reads the values by their types, so no handler can be
/// called with a wrong number of arguments. GObject owns the closure and frees it with the handler.
/// - Parameters:
///   - instance: The object that emits.
///   - signal: The signal's name, with its detail where there is one (`notify::title`).
///   - after: Whether to run after the default handler.
///   - owner: An object with whose end the handler goes too; for instances that outlive who listens.
///   - body: What to run, on the main actor.
@discardableResult @MainActor
package func connect(
  _ instance: UnsafeMutableRawPointer, _ signal: String, after: Bool = false,
  owner: UnsafeMutableRawPointer? = nil, _ body: @escaping @MainActor (SignalArguments) -> Void
) -> SignalHandler {
  let box = Unmanaged.passRetained(SignalClosure(body)).toOpaque()
  guard let closure = g_closure_new_simple(UInt32(MemoryLayout<GClosure>.size), box) else {
    preconditionFailure("GLib has no memory left for a closure")
  }
  g_closure_add_finalize_notifier(closure, box) { data, _ in
    guard let data else { return }
    Unmanaged<SignalClosure>.fromOpaque(data).release()
  }
  g_closure_set_marshal(closure) { closure, result, count, values, _, _ in
    guard let data = closure?.pointee.data, let values else { return }
    nonisolated(unsafe) let (data_, values_, result_) = (data, values, result)
    MainActor.assumeIsolated {
      let box = Unmanaged<SignalClosure>.fromOpaque(data_)
      // Retained, since a handler may disconnect itself.
      let body = box.takeUnretainedValue().body
      body(SignalArguments(values: values_, count: Int(count), result: result_))
    }
  }
  if let owner { g_object_watch_closure(owner.assumingMemoryBound(to: GObject.self), closure) }
  let identifier = g_signal_connect_closure(instance, signal, closure, after ? 1 : 0)
  precondition(identifier != 0, "\(typeName(of: instance)) has no signal \(signal)")
  return SignalHandler(instance: instance, identifier: identifier)
}

/// The GType name of an object, for messages.
@MainActor
package func typeName(of instance: UnsafeMutableRawPointer) -> String {
  String(cString: g_type_name(csv_type_of(instance)))
}
