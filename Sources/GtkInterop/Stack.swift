// SPDX-License-Identifier: MIT
internal import CSplitViewGtk

/// A `GtkStack` of pages, of which only the one on top is measured and shown.
@MainActor
package final class Stack {
  /// How the page on top changes.
  package enum Transition: Sendable {
    /// At once.
    case none
    /// The new page comes in from the end edge.
    case push
    /// The new page is uncovered towards the end edge.
    case pop
  }

  private let reference: ObjectReference

  /// The `GtkStack`.
  package var widget: Widget { Widget(reference.pointer) }

  /// Makes an empty stack.
  package init() {
    guard let made = gtk_stack_new() else { preconditionFailure("GTK made no stack") }
    reference = ObjectReference(sinking: UnsafeMutableRawPointer(made))
    let stack = widget.opaque
    // Pages that aren't seen must neither widen the column nor cost a measurement.
    gtk_stack_set_hhomogeneous(stack, 0)
    gtk_stack_set_vhomogeneous(stack, 0)
    gtk_stack_set_interpolate_size(stack, 0)
  }

  /// Adds a page under those there are.
  package func add(_ page: Widget) {
    gtk_stack_add_child(widget.opaque, page.gtk)
    if visiblePage != page { page.setAccessibleHidden(true) }
  }

  /// Takes a page away.
  package func remove(_ page: Widget) {
    // Kept by someone else it is an ordinary widget again.
    page.setAccessibleHidden(false)
    gtk_stack_remove(widget.opaque, page.gtk)
  }

  /// The page that is shown.
  package var visiblePage: Widget? { Widget(gtk_stack_get_visible_child(widget.opaque)) }

  /// Shows a page.
  package func show(_ page: Widget, _ transition: Transition, duration: Double) {
    let isMirrored = widget.isRightToLeft
    let type: GtkStackTransitionType
    switch transition {
    case .none: type = GTK_STACK_TRANSITION_TYPE_NONE
    case .push:
      type =
        isMirrored
        ? GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT : GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT
    case .pop:
      type =
        isMirrored
        ? GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT : GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT
    }
    gtk_stack_set_transition_duration(widget.opaque, guint((duration * 1000).rounded()))
    gtk_stack_set_transition_type(widget.opaque, type)
    // The toolkit alone leaves the pages below in the accessible tree.
    visiblePage?.setAccessibleHidden(true)
    page.setAccessibleHidden(false)
    gtk_stack_set_visible_child(widget.opaque, page.gtk)
  }

  /// Gives a page that is shown but has no size yet the room of the others at once.
  package func layOut(_ page: Widget) {
    guard page.isMapped, page.width == 0, widget.width > 0 else { return }
    page.allocateAtLeast(width: widget.width, height: widget.height)
  }

  /// Whether one page is still giving way to another.
  package var isTransitioning: Bool { gtk_stack_get_transition_running(widget.opaque) != 0 }
}
