// SPDX-License-Identifier: MIT
internal import GtkInterop

/// The bar of tabs, in the middle of its width.
@MainActor
final class TabBar {
  private let outer = Box(.horizontal)
  private let row = Box(.horizontal)
  private var buttons: [TabButton] = []
  private var selected: Int?
  private let choose: (Int) -> Bool

  var widget: Widget { outer.widget }

  /// - Parameter choose: Called with the place of a tab that a person chose; whether it is shown now.
  init(choose: @escaping (Int) -> Bool) {
    self.choose = choose
    widget.setClass("tab-bar", true)
    widget.name = "split-view-tabs"
    row.widget.setRole(.tabList)
    row.setHomogeneous()
    row.widget.setExpands(horizontally: true, vertically: false)
    row.widget.centerHorizontally()
    outer.append(row.widget)
    row.widget.observeKeys { [weak self] key in self?.press(key) ?? false }
  }

  /// Brings the tabs up to date.
  /// - Parameters:
  ///   - looks: What the tabs show, in order.
  ///   - panels: What each tab shows, nil where that is not made yet.
  ///   - selected: The place of the one that is shown.
  func show(_ looks: [TabLook], panels: [Widget?], selected: Int?) {
    self.selected = selected
    while buttons.count > looks.count { row.remove(buttons.removeLast().widget) }
    while buttons.count < looks.count {
      let index = buttons.count
      let button = TabButton { [weak self] in _ = self?.choose(index) }
      buttons.append(button)
      row.append(button.widget)
    }
    for (index, button) in buttons.enumerated() {
      let look = looks[index]
      button.setContent(text: look.title, iconName: look.iconName, badge: look.badge)
      button.widget.setAccessibleLabel(look.label)
      button.widget.tooltip = look.title.isEmpty ? look.label : nil
      button.widget.isSensitive = look.isEnabled
      button.setSelected(index == selected, isFocusable: index == (selected ?? 0))
      guard let panel = panels[index] else { continue }
      panel.setAccessibleLabel(look.title)
      button.widget.setAccessibleControls(panel)
    }
  }

  private func press(_ key: NavigationKey) -> Bool {
    let forward: NavigationKey = row.widget.isRightToLeft ? .left : .right
    let enabled = buttons.indices.filter { buttons[$0].widget.isSensitive }
    let here = selected ?? -1
    let next: Int?
    switch key {
    case .home: next = enabled.first
    case .end: next = enabled.last
    case .left, .right:
      next = key == forward ? enabled.first { $0 > here } : enabled.last { $0 < here }
    }
    // At either end the key stays here: it means nothing to the pages.
    guard let next, next != here else { return true }
    if choose(next) { buttons[next].widget.grabFocus() }
    return true
  }
}
