// SPDX-License-Identifier: MIT
internal import CSplitViewGtk
internal import GtkInterop

/// A `.ui` resource of the demo, with its objects by identifier.
@MainActor struct Template {
  private let builder: ObjectReference
  private let path: String

  /// Builds a resource of the bundle, which ``DemoResource/register()`` has found complete.
  init(_ name: String) {
    path = DemoResource.prefix + name
    builder = ObjectReference(owning: UnsafeMutableRawPointer(gtk_builder_new()))
    var error: UnsafeMutablePointer<GError>?
    gtk_builder_add_from_resource(OpaquePointer(builder.pointer), path, &error)
    let message = error.map { String(cString: $0.pointee.message) } ?? ""
    precondition(error == nil, "\(path) can't be read: \(message)")
  }

  /// The object of that identifier, which the template keeps alive.
  func object(_ identifier: String) -> UnsafeMutableRawPointer {
    guard let object = gtk_builder_get_object(OpaquePointer(builder.pointer), identifier) else {
      preconditionFailure("\(path) has no object \(identifier)")
    }
    return UnsafeMutableRawPointer(object)
  }

  func opaque(_ identifier: String) -> OpaquePointer { OpaquePointer(object(identifier)) }

  func widget(_ identifier: String) -> UnsafeMutablePointer<GtkWidget> {
    object(identifier).assumingMemoryBound(to: GtkWidget.self)
  }

  /// Turns a stack to one of its pages, and the spinner there is on or off with it.
  ///
  /// GTK goes on drawing frames for a spinner that nobody sees.
  func turn(_ stack: String, to page: String) {
    gtk_stack_set_visible_child_name(opaque(stack), page)
    gtk_spinner_set_spinning(opaque("spinner"), page == "loading" ? 1 : 0)
  }
}
