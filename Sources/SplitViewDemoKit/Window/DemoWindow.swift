// SPDX-License-Identifier: MIT
internal import CSplitViewGtk
internal import GtkInterop
internal import SplitView

/// Makes the demo's windows.
@MainActor enum DemoWindow {
  /// A window for an example, not yet shown.
  static func make(_ example: any Example) -> Window {
    let window = make(root: example, title: example.title ?? type(of: example).title)
    example.actions.install(on: window.widget)
    example.onTitleChange = { [weak window] in window?.title = $0 }
    guard type(of: example).kind == .files else { return window }
    // The window owns it from here: kept longer, it would outlive what it listens to.
    let shortcuts = Template("shortcuts.ui")
    gtk_application_window_set_help_overlay(
      window.widget.assumingMemoryBound(to: GtkApplicationWindow.self),
      shortcuts.opaque("shortcuts"))
    return window
  }

  /// The gallery's window, not yet shown.
  static func make(_ gallery: GalleryViewController) -> Window {
    let window = make(root: gallery, title: localized("Split View Gallery"))
    gallery.actions.install(on: window.widget)
    return window
  }

  private static func make(root: ViewController, title: String) -> Window {
    let window = Window(rootViewController: root)
    window.title = title
    let actions = ActionGroup(window.widget)
    actions.add("close") { [weak window] in window?.close() }
    actions.add("about") { [weak window] in window.map { AboutDialog.show(over: $0.widget) } }
    return window
  }
}
