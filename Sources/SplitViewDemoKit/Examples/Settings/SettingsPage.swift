// SPDX-License-Identifier: MIT

/// A page of settings; some of its rows lead to deeper ones.
struct SettingsPage: Hashable, Sendable {
  /// What a row does.
  enum Control: Hashable, Sendable {
    /// A switch of GTK's settings, by its property.
    case toggle(String)
    /// A number of GTK's settings, by its property.
    case number(String, from: Int, to: Int, step: Int)
    case page(SettingsPage)
  }

  /// A title with a control.
  struct Row: Hashable, Sendable {
    var title: String
    var control: Control
  }

  var title: String
  var iconName: String
  var rows: [Row]

  /// The pages that rows of this one lead to.
  var pages: [SettingsPage] {
    rows.compactMap { row in
      if case .page(let page) = row.control { page } else { nil }
    }
  }
}

extension SettingsPage {
  /// This program's own settings: GTK's, for as long as it runs.
  static var groups: [SettingsPage] { [appearance, pointer, typing] }

  /// Every page and row with the pages that lead to it.
  static var index: [(path: [SettingsPage], title: String)] {
    func below(_ path: [SettingsPage]) -> [(path: [SettingsPage], title: String)] {
      let page = path[path.count - 1]
      return page.rows.flatMap { row in
        if case .page(let deeper) = row.control {
          [(path + [deeper], row.title)] + below(path + [deeper])
        } else {
          [(path, row.title)]
        }
      }
    }
    return groups.flatMap { below([$0]) }
  }

  private static var appearance: SettingsPage {
    let text = SettingsPage(
      title: localized("Text"), iconName: "font-x-generic-symbolic",
      rows: [
        Row(
          title: localized("Text Size in Per Cent"),
          control: .number(textScale, from: 50, to: 300, step: 10))
      ])
    return SettingsPage(
      title: localized("Appearance"), iconName: "preferences-desktop-display-symbolic",
      rows: [
        Row(
          title: localized("Dark Colors"), control: .toggle("gtk-application-prefer-dark-theme")),
        Row(title: localized("Animations"), control: .toggle("gtk-enable-animations")),
        Row(title: text.title, control: .page(text)),
      ])
  }

  private static var pointer: SettingsPage {
    let clicks = SettingsPage(
      title: localized("Double Clicks"), iconName: "input-mouse-symbolic",
      rows: [
        Row(
          title: localized("Time in Milliseconds"),
          control: .number("gtk-double-click-time", from: 100, to: 2000, step: 50)),
        Row(
          title: localized("Distance in Pixels"),
          control: .number("gtk-double-click-distance", from: 0, to: 50, step: 1)),
      ])
    return SettingsPage(
      title: localized("Pointer"), iconName: "input-mouse-symbolic",
      rows: [
        Row(
          title: localized("Click Moves Slider"),
          control: .toggle("gtk-primary-button-warps-slider")),
        Row(
          title: localized("Drag Distance in Pixels"),
          control: .number("gtk-dnd-drag-threshold", from: 1, to: 50, step: 1)),
        Row(title: clicks.title, control: .page(clicks)),
      ])
  }

  private static var typing: SettingsPage {
    let cursor = SettingsPage(
      title: localized("Cursor"), iconName: "input-keyboard-symbolic",
      rows: [
        Row(title: localized("Blinking"), control: .toggle("gtk-cursor-blink")),
        Row(
          title: localized("Time in Milliseconds"),
          control: .number("gtk-cursor-blink-time", from: 200, to: 4000, step: 100)),
      ])
    return SettingsPage(
      title: localized("Typing"), iconName: "input-keyboard-symbolic",
      rows: [
        Row(title: localized("Sound at Errors"), control: .toggle("gtk-error-bell")),
        Row(
          title: localized("Select Text on Focus"), control: .toggle("gtk-entry-select-on-focus")),
        Row(title: cursor.title, control: .page(cursor)),
      ])
  }

  /// Stands for the text size, which GTK keeps as a resolution.
  static let textScale = "text-scale"
}
