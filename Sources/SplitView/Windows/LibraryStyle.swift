// SPDX-License-Identifier: MIT
internal import GtkInterop

/// The look that GTK's own theme doesn't give: flat header bars and tinted side columns.
@MainActor
enum LibraryStyle {
  private static var isInstalled = false

  static func install() {
    guard !isInstalled else { return }
    isInstalled = true
    Toolkit.addStyleSheet(text)
  }

  // Only what GTK 4.8 parses. Text, not a resource, so that a program needs no file of ours.
  private static let text = """
    page > headerbar {
      background: none;
      box-shadow: none;
      border: none;
    }
    splitview > paned > separator, splitview paned.split-view-inner > separator {
      background-image: none;
      background-color: @borders;
      min-width: 1px;
    }
    column.primary, column.supplementary {
      background-color: @theme_bg_color;
    }
    column.primary .navigation-sidebar, column.supplementary .navigation-sidebar {
      background: none;
    }
    splitview .dimming {
      background-color: alpha(black, 0.25);
    }
    column.inspector {
      background-color: @theme_bg_color;
    }
    column.secondary {
      background-color: @theme_base_color;
    }
    """
}
