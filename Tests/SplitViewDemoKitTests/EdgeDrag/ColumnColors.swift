// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import SplitViewTesting

/// A theme that gives each column and each divider a colour of its own, whatever lies in it, and
/// what a row of pixels says of the columns by these colours.
@MainActor
enum ColumnColors {
  private static let names: [(selector: String, color: PixelColor, name: Name)] = [
    ("column.primary", PixelColor(red: 200, green: 0, blue: 0), "P"),
    ("column.supplementary", PixelColor(red: 0, green: 160, blue: 0), "S"),
    ("column.secondary", PixelColor(red: 0, green: 0, blue: 200), "D"),
    ("splitview separator", PixelColor(red: 250, green: 250, blue: 0), "|"),
  ]

  static func install() {
    let rules = names.map { selector, color, _ in
      let css = "rgb(\(color.red),\(color.green),\(color.blue))"
      return """
        \(selector), \(selector) * {
          background-color: \(css); background-image: none; color: \(css); border-color: \(css);
          box-shadow: none; text-shadow: none; -gtk-icon-shadow: none; outline-color: \(css);
          opacity: 1; transition: none; animation: none; border-radius: 0;
        }
        """
    }
    let text = rules.joined(separator: "\n")
    guard let provider = gtk_css_provider_new(), let display = gdk_display_get_default() else {
      return
    }
    gtk_css_provider_load_from_data(provider, text, text.utf8.count)
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_USER) + 1)
    g_object_unref(provider)
  }

  /// `P`, `S`, `D`, `|` for a divider, `?` for what is none of them.
  typealias Name = Character

  static func name(of pixel: PixelColor) -> Name {
    names.first { $0.color == pixel }?.name ?? "?"
  }

  /// The columns of a row, from left to right with their widths, such as `P 240, | 1, D 559`; what
  /// is no column's is left out at the ends.
  nonisolated static func columns(in row: [Name]) -> [Run] {
    var runs: [Run] = []
    for name in row {
      if runs.last?.name == name {
        runs[runs.count - 1].width += 1
      } else {
        runs.append(Run(name: name, width: 1))
      }
    }
    if runs.first?.name == "?" { runs.removeFirst() }
    if runs.last?.name == "?" { runs.removeLast() }
    return runs
  }

  struct Run: Equatable, CustomStringConvertible {
    var name: Name
    var width: Int
    var description: String { "\(name) \(width)" }
  }
}
