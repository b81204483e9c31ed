// SPDX-License-Identifier: MIT
internal import CSplitView
internal import CSplitViewGtk

/// An owned reference to a GObject, given up when the last Swift reference goes.
///
/// It is not bound to an actor: whichever thread drops it last, the object is released on the first
/// thread.
package final class ObjectReference: @unchecked Sendable {
  /// The object, alive as long as this reference.
  package let pointer: UnsafeMutableRawPointer

  /// Owns a new object whose reference is floating.
  package init(sinking pointer: UnsafeMutableRawPointer) {
    self.pointer = pointer
    g_object_ref_sink(pointer)
  }

  /// Takes over a reference that the caller owns.
  package init(owning pointer: UnsafeMutableRawPointer) {
    self.pointer = pointer
  }

  /// Adds a reference to an object that someone else owns.
  package init(retaining pointer: UnsafeMutableRawPointer) {
    self.pointer = pointer
    g_object_ref(pointer)
  }

  deinit {
    csv_object_release(pointer)
  }
}
