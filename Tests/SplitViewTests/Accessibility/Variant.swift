// SPDX-License-Identifier: MIT
import CSplitViewGtk

/// A value as it goes over a bus.
indirect enum Variant: Sendable {
  case text(String)
  case number(Double)
  case list([Variant])
  case boxed(Variant)
  case other

  /// A value to send.
  enum Input {
    case string(String)
    case boxed(Double)
  }

  static func tuple(_ inputs: [Input]) -> OpaquePointer? {
    var values = inputs.map { input -> OpaquePointer? in
      switch input {
      case .string(let text): g_variant_new_string(text)
      case .boxed(let number): g_variant_new_variant(g_variant_new_double(number))
      }
    }
    return g_variant_new_tuple(&values, gsize(values.count))
  }

  /// What is in a tuple, an array or a structure.
  static func all(in value: OpaquePointer) -> [Variant] {
    (0..<g_variant_n_children(value)).map { index in
      guard let child = g_variant_get_child_value(value, index) else { return .other }
      defer { g_variant_unref(child) }
      return Variant(child)
    }
  }

  init(_ value: OpaquePointer) {
    switch String(cString: g_variant_get_type_string(value)).first {
    case "s", "o": self = .text(String(cString: g_variant_get_string(value, nil)))
    case "d": self = .number(g_variant_get_double(value))
    case "i": self = .number(Double(g_variant_get_int32(value)))
    case "u": self = .number(Double(g_variant_get_uint32(value)))
    case "v":
      let inner = g_variant_get_variant(value)
      self = inner.map { .boxed(Variant($0)) } ?? .other
      if let inner { g_variant_unref(inner) }
    case "a", "(": self = .list(Variant.all(in: value))
    default: self = .other
    }
  }

  var string: String {
    if case .text(let text) = self { return text }
    return ""
  }

  var double: Double {
    if case .number(let number) = self { return number }
    return .nan
  }

  var integer: Int {
    if case .number(let number) = self { return Int(number) }
    return 0
  }

  var values: [Variant] {
    if case .list(let values) = self { return values }
    return []
  }

  var inner: Variant {
    if case .boxed(let value) = self { return value }
    return .other
  }
}
