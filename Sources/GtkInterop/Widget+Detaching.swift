// SPDX-License-Identifier: MIT
internal import CSplitView
internal import CSplitViewGtk

@MainActor
extension Widget {
  /// The properties by which the toolkit's widgets hold a child.
  private static var childProperties: [String] {
    ["child", "start-child", "end-child", "title-widget", "label-widget", "titlebar"]
  }

  /// Takes it out of its parent in the way that the parent wants, so that both can live on.
  /// - Returns: Whether it has no parent now; false where the way isn't known.
  package func detach() -> Bool {
    guard let parent else { return true }
    if parent.typeName.hasPrefix("CSV") {
      unparent()
    } else if !nearAncestors.contains(where: { $0.releasesByProperty(self) }) {
      parent.releaseByCall(self)
    }
    return self.parent == nil
  }

  // A header bar's title is the farthest from its holder: in a box in a handle in the bar.
  private var nearAncestors: [Widget] {
    var all: [Widget] = []
    var next = parent
    while let widget = next, all.count < 3 {
      all.append(widget)
      next = widget.parent
    }
    return all
  }

  private func releasesByProperty(_ child: Widget) -> Bool {
    let object = pointer.assumingMemoryBound(to: GObject.self)
    guard let type = object.pointee.g_type_instance.g_class else { return false }
    let objectClass = UnsafeMutableRawPointer(type).assumingMemoryBound(to: GObjectClass.self)
    for name in Widget.childProperties {
      guard let property = g_object_class_find_property(objectClass, name) else { continue }
      var value = GValue()
      g_value_init(&value, property.pointee.value_type)
      defer { g_value_unset(&value) }
      g_object_get_property(object, name, &value)
      guard g_value_get_object(&value).map({ UnsafeMutableRawPointer($0) }) == child.pointer else {
        continue
      }
      g_value_set_object(&value, nil)
      g_object_set_property(object, name, &value)
      return true
    }
    return false
  }

  private func isInstance(_ type: GType) -> Bool { csv_is_a(pointer, type) != 0 }

  private func releaseByCall(_ child: Widget) {
    if isInstance(gtk_stack_get_type()), let parent, parent.isInstance(gtk_notebook_get_type()) {
      gtk_notebook_detach_tab(parent.opaque, child.gtk)
    } else if isInstance(gtk_stack_get_type()) {
      gtk_stack_remove(opaque, child.gtk)
    } else if isInstance(gtk_box_get_type()) {
      gtk_box_remove(pointer.assumingMemoryBound(to: GtkBox.self), child.gtk)
    } else if isInstance(gtk_grid_get_type()) {
      gtk_grid_remove(pointer.assumingMemoryBound(to: GtkGrid.self), child.gtk)
    } else if isInstance(gtk_fixed_get_type()) {
      gtk_fixed_remove(pointer.assumingMemoryBound(to: GtkFixed.self), child.gtk)
    } else if isInstance(gtk_overlay_get_type()) {
      gtk_overlay_remove_overlay(opaque, child.gtk)
    } else if isInstance(gtk_list_box_get_type()) {
      gtk_list_box_remove(opaque, child.gtk)
    } else if isInstance(gtk_center_box_get_type()) {
      releaseFromCenterBox(child)
    }
  }

  private func releaseFromCenterBox(_ child: Widget) {
    if gtk_center_box_get_start_widget(opaque) == child.gtk {
      gtk_center_box_set_start_widget(opaque, nil)
    } else if gtk_center_box_get_center_widget(opaque) == child.gtk {
      gtk_center_box_set_center_widget(opaque, nil)
    } else if gtk_center_box_get_end_widget(opaque) == child.gtk {
      gtk_center_box_set_end_widget(opaque, nil)
    }
  }
}
