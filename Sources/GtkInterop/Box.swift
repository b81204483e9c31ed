// SPDX-License-Identifier: MIT
internal import CSplitViewGtk

/// A `GtkBox`.
@MainActor
package final class Box {
  private let reference: ObjectReference

  /// The `GtkBox`.
  package var widget: Widget { Widget(reference.pointer) }

  /// Makes an empty box.
  package init(_ axis: Axis, spacing: Int = 0) {
    guard let made = gtk_box_new(axis.gtk, Int32(spacing)) else {
      preconditionFailure("GTK made no box")
    }
    reference = ObjectReference(sinking: UnsafeMutableRawPointer(made))
  }

  private var box: UnsafeMutablePointer<GtkBox> {
    reference.pointer.assumingMemoryBound(to: GtkBox.self)
  }

  /// Adds a widget after those there are.
  package func append(_ child: Widget) { gtk_box_append(box, child.gtk) }

  /// Takes a widget out again.
  package func remove(_ child: Widget) { gtk_box_remove(box, child.gtk) }

  /// Gives all its widgets the same size.
  package func setHomogeneous() { gtk_box_set_homogeneous(box, 1) }
}
