// SPDX-License-Identifier: MIT
import CSplitViewGtk
import Foundation
import GtkInterop

/// Nodes and classes: those that widgets have, and those that the documentation promises.
@MainActor
enum StyledWidgets {
  static let ownNodes: Set<String> = ["splitview", "columnhost", "column", "page"]

  /// The nodes, and the classes as `node.class`, that the article lists.
  static func promised() throws -> Set<String> {
    let article = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("Sources/SplitView/Documentation.docc/Styling.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    return Set(text.matches(of: /(?m)^\| `([a-z.-]+)` \|/).map { String($0.1) })
  }

  /// A widget and all below it.
  static func all(under widget: Widget) -> [Widget] {
    [widget] + widget.children.flatMap { all(under: $0) }
  }

  static func node(of widget: Widget) -> String {
    String(cString: gtk_widget_get_css_name(raw(widget)))
  }

  static func classes(of widget: Widget) -> [String] {
    guard let names = gtk_widget_get_css_classes(raw(widget)) else { return [] }
    defer { g_strfreev(names) }
    var all: [String] = []
    var index = 0
    while let name = names[index] {
      all.append(String(cString: name))
      index += 1
    }
    return all
  }

  /// The library's own nodes, and its own classes as `node.class`, that a widget has.
  static func found(in widget: Widget, ownClasses: Set<String>) -> Set<String> {
    let node = node(of: widget)
    let classes = classes(of: widget).filter { ownClasses.contains($0) }.map { "\(node).\($0)" }
    return Set(classes + (ownNodes.contains(node) ? [node] : []))
  }

  private static func raw(_ widget: Widget) -> UnsafeMutablePointer<GtkWidget> {
    widget.pointer.assumingMemoryBound(to: GtkWidget.self)
  }
}
