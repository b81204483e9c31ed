// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop

/// Emits a signal whose only argument is its instance, and that returns nothing.
@MainActor
func emit(
  _ instance: UnsafeMutableRawPointer, _ name: String
) {
  let type = instance.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class.pointee.g_type
  var argument = GValue()
  g_value_init(&argument, type)
  g_value_set_object(&argument, instance)
  g_signal_emitv(&argument, g_signal_lookup(name, type), 0, nil)
  g_value_unset(&argument)
}

extension Widget {
  /// The pointer that GTK's functions take.
  var gtkForTests: UnsafeMutablePointer<GtkWidget> {
    pointer.assumingMemoryBound(to: GtkWidget.self)
  }
}

extension UnsafeMutableRawPointer {
  var gtkEntry: UnsafeMutablePointer<GtkEntry> { assumingMemoryBound(to: GtkEntry.self) }
  var gtkRange: UnsafeMutablePointer<GtkRange> { assumingMemoryBound(to: GtkRange.self) }
}
