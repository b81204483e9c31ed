// SPDX-License-Identifier: MIT
internal import CSplitViewGtk

/// A reference that becomes nil when its GObject starts to go away.
@MainActor
package final class WeakReference {
  // On the heap, since GLib keeps the address of the location it clears.
  private nonisolated(unsafe) let location: UnsafeMutablePointer<gpointer?>

  /// The object, or nil once it is being disposed of.
  package var pointer: UnsafeMutableRawPointer? { location.pointee }

  /// Watches an object without owning it.
  package init(_ pointer: UnsafeMutableRawPointer) {
    location = .allocate(capacity: 1)
    location.initialize(to: pointer)
    g_object_add_weak_pointer(pointer.assumingMemoryBound(to: GObject.self), location)
  }

  deinit {
    if let pointer = location.pointee {
      g_object_remove_weak_pointer(pointer.assumingMemoryBound(to: GObject.self), location)
    }
    location.deinitialize(count: 1)
    location.deallocate()
  }
}
