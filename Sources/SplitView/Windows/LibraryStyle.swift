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
      margin: 0;
      padding: 0;
    }
    splitview > paned:focus:focus-visible > separator,
    splitview paned.split-view-inner:focus:focus-visible > separator {
      background-color: @theme_selected_bg_color;
      box-shadow: 0 0 0 1px @theme_selected_bg_color;
    }
    column {
      background-color: @theme_base_color;
    }
    column.sidebar-background, column.supplementary {
      background-color: @theme_bg_color;
    }
    column.primary .navigation-sidebar, column.supplementary .navigation-sidebar {
      background: none;
    }
    splitview .dimming {
      background-color: alpha(black, 0.25);
    }
    splitview .edge-shadow {
      border-left: 1px solid @borders;
      background-image: linear-gradient(to right,
        alpha(black, 0.16), alpha(black, 0.05) 45%, alpha(black, 0));
    }
    splitview .edge-shadow.falls-left {
      border-left: none;
      border-right: 1px solid @borders;
      background-image: linear-gradient(to left,
        alpha(black, 0.16), alpha(black, 0.05) 45%, alpha(black, 0));
    }
    column.inspector {
      background-color: @theme_bg_color;
    }
    .tab-bar {
      border-top: 1px solid @borders;
      padding: 3px;
    }
    .tab-bar > box {
      border-spacing: 3px;
    }
    .tab-bar button.tab {
      padding: 2px 0 4px 0;
      min-width: 40px;
    }
    .tab-bar button.tab:checked {
      background-image: none;
      background-color: alpha(currentColor, 0.12);
    }
    .tab-bar button.tab > box > label {
      font-size: smaller;
    }
    .tab-bar button.tab image {
      margin: 6px 20px 0 20px;
    }
    .tab-bar button.tab > box > label {
      margin: 0 6px;
    }
    .tab-bar .badge {
      background-color: @theme_selected_bg_color;
      color: @theme_selected_fg_color;
      border-radius: 999px;
      font-size: x-small;
      font-weight: bold;
      padding: 0 5px;
      min-width: 6px;
    }
    """
}
