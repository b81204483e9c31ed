// SPDX-License-Identifier: MIT
internal import CSplitView
internal import CSplitViewGtk

/// Types and properties of GObjects, by number and name.
package enum Properties {
  /// Whether an object is of a GType, a subclass of it or implements it.
  package static func isInstance(_ object: UnsafeMutableRawPointer, of type: UInt) -> Bool {
    csv_is_a(object, type) != 0
  }

  /// Sets a boolean property.
  package static func set(_ name: String, of object: UnsafeMutableRawPointer, to value: Bool) {
    csv_object_set_boolean(object, name, value ? 1 : 0)
  }

  /// Sets an integer property.
  package static func set(_ name: String, of object: UnsafeMutableRawPointer, to value: Int32) {
    csv_object_set_int(object, name, value)
  }

  /// Reads an integer property.
  package static func integer(_ name: String, of object: UnsafeMutableRawPointer) -> Int32 {
    csv_object_get_int(object, name)
  }

  /// Reads the number of an enumeration's case; nil where the object has no such property.
  package static func enumeration(_ name: String, of object: UnsafeMutableRawPointer) -> Int32? {
    var value: Int32 = 0
    return csv_object_get_enum(object, name, &value) != 0 ? value : nil
  }
}
