// SPDX-License-Identifier: MIT
internal import CSplitView
internal import CSplitViewGtk

/// An unowned widget: the one place where raw pointers become GTK's typed ones.
///
/// It does not keep the widget alive; an ``ObjectReference`` or the widget's parent does.
package struct Widget: Equatable {
  /// The `GtkWidget`.
  package let pointer: UnsafeMutableRawPointer

  /// Names a widget.
  package init(_ pointer: UnsafeMutableRawPointer) { self.pointer = pointer }

  init?(_ widget: UnsafeMutablePointer<GtkWidget>?) {
    guard let widget else { return nil }
    pointer = UnsafeMutableRawPointer(widget)
  }

  var gtk: UnsafeMutablePointer<GtkWidget> { pointer.assumingMemoryBound(to: GtkWidget.self) }
  var opaque: OpaquePointer { OpaquePointer(pointer) }
}

@MainActor
extension Widget {
  /// The parent, or nil.
  package var parent: Widget? { Widget(gtk_widget_get_parent(gtk)) }

  /// The first child, or nil.
  package var firstChild: Widget? { Widget(gtk_widget_get_first_child(gtk)) }

  /// The next child of the same parent, or nil.
  package var nextSibling: Widget? { Widget(gtk_widget_get_next_sibling(gtk)) }

  /// The direct children, in order.
  package var children: [Widget] {
    var all: [Widget] = []
    var next = firstChild
    while let child = next {
      all.append(child)
      next = child.nextSibling
    }
    return all
  }

  /// Makes this a child of `parent`, after the children it has.
  package func setParent(_ parent: Widget) { gtk_widget_set_parent(gtk, parent.gtk) }

  /// Makes this the first of its parent's children, which are drawn in order.
  package func insertFirst(in parent: Widget) { gtk_widget_insert_after(gtk, parent.gtk, nil) }

  /// Makes this the last of its parent's children, which are drawn in order.
  package func insertLast(in parent: Widget) { gtk_widget_insert_before(gtk, parent.gtk, nil) }

  /// Takes this out of its parent, which may drop the last reference.
  package func unparent() { gtk_widget_unparent(gtk) }

  /// Whether this is `other` or a descendant of it.
  package func isWithin(_ other: Widget) -> Bool {
    self == other || gtk_widget_is_ancestor(gtk, other.gtk) != 0
  }

  /// Whether it is in `ancestor`, and neither it nor what lies between is hidden there.
  package func isShown(within ancestor: Widget) -> Bool {
    var next = self
    while next != ancestor {
      guard next.isVisible, next.isChildVisible, let parent = next.parent else { return false }
      next = parent
    }
    return true
  }

  /// The widget's name for the style sheet and for tests.
  package var name: String {
    get { String(cString: gtk_widget_get_name(gtk)) }
    nonmutating set { gtk_widget_set_name(gtk, newValue) }
  }

  /// The GType name.
  package var typeName: String { GtkInterop.typeName(of: pointer) }

  /// The text that is shown while the pointer rests on it.
  package var tooltip: String? {
    get { gtk_widget_get_tooltip_text(gtk).map { String(cString: $0) } }
    nonmutating set { gtk_widget_set_tooltip_text(gtk, newValue) }
  }

  /// Adds or removes a style class.
  package func setClass(_ name: String, _ isSet: Bool) {
    if isSet { gtk_widget_add_css_class(gtk, name) } else { gtk_widget_remove_css_class(gtk, name) }
  }
}

@MainActor
extension Widget {
  /// Whether the widget itself wants to be shown.
  package var isVisible: Bool {
    get { gtk_widget_get_visible(gtk) != 0 }
    nonmutating set { gtk_widget_set_visible(gtk, newValue ? 1 : 0) }
  }

  /// Whether the parent shows it.
  package var isChildVisible: Bool {
    get { gtk_widget_get_child_visible(gtk) != 0 }
    nonmutating set { gtk_widget_set_child_visible(gtk, newValue ? 1 : 0) }
  }

  /// Whether it is on screen, as far as the widget tree can tell.
  package var isMapped: Bool { gtk_widget_get_mapped(gtk) != 0 }

  /// Whether it is in a window, shown or not.
  package var isInWindow: Bool { gtk_widget_get_root(gtk) != nil }

  /// Whether events and focus reach it.
  package var isSensitive: Bool {
    get { gtk_widget_get_sensitive(gtk) != 0 }
    nonmutating set { gtk_widget_set_sensitive(gtk, newValue ? 1 : 0) }
  }

  /// Whether the pointer finds it and what is in it.
  package var isTarget: Bool {
    get { gtk_widget_get_can_target(gtk) != 0 }
    nonmutating set { gtk_widget_set_can_target(gtk, newValue ? 1 : 0) }
  }

  /// How much is to be seen of it, from 0 to 1.
  package var opacity: Double {
    get { gtk_widget_get_opacity(gtk) }
    nonmutating set { gtk_widget_set_opacity(gtk, newValue) }
  }

  /// Whether the text direction is right to left.
  package var isRightToLeft: Bool { gtk_widget_get_direction(gtk) == GTK_TEXT_DIR_RTL }

  /// Whether it takes all width, and height, that it is given.
  package func setExpands(horizontally: Bool, vertically: Bool) {
    gtk_widget_set_hexpand(gtk, horizontally ? 1 : 0)
    gtk_widget_set_vexpand(gtk, vertically ? 1 : 0)
  }

  /// Whether it stands in the middle of a width that is more than it wishes for.
  package func centerHorizontally() { gtk_widget_set_halign(gtk, GTK_ALIGN_CENTER) }

  /// Names it for screen readers.
  package func setAccessibleLabel(_ label: String?) { csv_accessible_set_label(gtk, label) }

  /// Tells screen readers that nothing else can be used as long as it is there.
  package func setAccessibleModal(_ isModal: Bool) {
    csv_accessible_set_modal(gtk, isModal ? 1 : 0)
  }

  /// Takes it out of, or puts it back into, the accessible tree.
  ///
  /// Child visibility alone leaves a widget in GTK 4.8's tree.
  package func setAccessibleHidden(_ isHidden: Bool) {
    csv_accessible_set_hidden(gtk, isHidden ? 1 : 0)
  }
}
