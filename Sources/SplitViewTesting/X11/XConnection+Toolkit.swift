// SPDX-License-Identifier: MIT
internal import CSplitViewGtk
internal import Glibc
package import GtkInterop

extension XConnection {
  /// Connects to the display that a realized widget is on, beside the toolkit's own connection.
  package static func connect(besides widget: Widget) -> Result<XConnection, XUnavailable> {
    guard let display = gtk_widget_get_display(widget.gtkWidget) else {
      return .failure(XUnavailable(description: "the window is on no display"))
    }
    let type = typeName(of: UnsafeMutableRawPointer(display))
    guard type == "GdkX11Display" else {
      return .failure(
        XUnavailable(
          description: "the display is no X server but a \(type); run with GDK_BACKEND=x11"))
    }
    return Result { try XConnection(displayName: String(cString: gdk_display_get_name(display))) }
      .mapError { $0 as? XUnavailable ?? XUnavailable(description: "\($0)") }
  }

  /// The X window that a realized window widget is drawn in.
  package static func window(of widget: Widget) -> Identifier? {
    typealias Function = @convention(c) (OpaquePointer) -> Identifier
    guard let surface = surface(of: widget),
      let symbol = dlsym(dlopen(nil, RTLD_NOW), "gdk_x11_surface_get_xid")
    else { return nil }
    return unsafeBitCast(symbol, to: Function.self)(surface)
  }

  /// The surface of the window that a widget is in.
  static func surface(of widget: Widget) -> OpaquePointer? {
    guard let native = gtk_widget_get_native(widget.gtkWidget) else { return nil }
    return gtk_native_get_surface(native)
  }

  /// How many device pixels there are to an application pixel.
  static func scale(of widget: Widget) -> Int {
    Int(gtk_widget_get_scale_factor(widget.gtkWidget))
  }

  /// A point of a window widget in device pixels of its X window, which may have a shadow around.
  package static func devicePoint(x: Double, y: Double, in widget: Widget) -> (x: Int, y: Int) {
    var (left, top) = (0.0, 0.0)
    if let native = gtk_widget_get_native(widget.gtkWidget) {
      gtk_native_get_surface_transform(native, &left, &top)
    }
    let scale = Double(scale(of: widget))
    return (Int(((x + left) * scale).rounded(.down)), Int(((y + top) * scale).rounded(.down)))
  }
}
