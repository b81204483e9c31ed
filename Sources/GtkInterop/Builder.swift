// SPDX-License-Identifier: MIT
internal import CSplitView
internal import CSplitViewGtk

/// Widgets from interface descriptions.
@MainActor
package enum Builder {
  /// What GTK said of a description it could not read.
  package struct Failure: Error {
    /// GTK's words.
    package let message: String
  }

  /// Whether a registered resource has this path.
  package static func hasResource(_ path: String) -> Bool {
    g_resources_get_info(path, G_RESOURCE_LOOKUP_FLAGS_NONE, nil, nil, nil) != 0
  }

  /// Builds a description and takes one widget out of it; nil where none has that identifier.
  package static func widget(
    _ identifier: String, fromResource path: String
  ) -> Result<ObjectReference?, Failure> {
    let builder = ObjectReference(owning: UnsafeMutableRawPointer(gtk_builder_new()))
    var error: UnsafeMutablePointer<GError>?
    gtk_builder_add_from_resource(OpaquePointer(builder.pointer), path, &error)
    if let error {
      defer { g_error_free(error) }
      return .failure(Failure(message: String(cString: error.pointee.message)))
    }
    guard let object = gtk_builder_get_object(OpaquePointer(builder.pointer), identifier),
      csv_is_a(object, gtk_widget_get_type()) != 0
    else { return .success(nil) }
    return .success(ObjectReference(sinking: UnsafeMutableRawPointer(object)))
  }
}
