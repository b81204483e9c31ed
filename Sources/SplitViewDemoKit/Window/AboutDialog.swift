// SPDX-License-Identifier: MIT
internal import CSplitViewGtk

/// What the program is.
@MainActor enum AboutDialog {
  static func show(over parent: UnsafeMutableRawPointer) {
    guard let dialog = gtk_about_dialog_new() else { return }
    let about = OpaquePointer(dialog)
    gtk_about_dialog_set_program_name(about, localized("File Viewer"))
    gtk_about_dialog_set_version(about, DemoOptions.versionNumber)
    gtk_about_dialog_set_comments(
      about, localized("Columns that fold into one: the demo of an adaptive split view."))
    gtk_about_dialog_set_license_type(about, GTK_LICENSE_MIT_X11)
    gtk_about_dialog_set_logo_icon_name(about, "system-file-manager")
    let window = UnsafeMutableRawPointer(dialog).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_transient_for(window, parent.assumingMemoryBound(to: GtkWindow.self))
    gtk_window_set_modal(window, 1)
    gtk_window_present(window)
  }
}
