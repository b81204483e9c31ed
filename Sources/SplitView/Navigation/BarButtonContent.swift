// SPDX-License-Identifier: MIT
internal import GtkInterop

/// The toolkit's button of a bar button item: one that is pressed, or one that opens a menu.
@MainActor
final class BarButtonContent {
  private enum Kind {
    case button(Button)
    case menu(MenuButton)
  }

  private struct Text: Equatable {
    var title: String?
    var iconName: String?
  }

  private let kind: Kind
  private var text: Text?
  private var actionName: String?

  var widget: Widget {
    switch kind {
    case .button(let button): button.widget
    case .menu(let button): button.widget
    }
  }

  init(for item: BarButtonItem) {
    if let menu = item.menu {
      kind = .menu(MenuButton())
      setMenu(menu)
    } else {
      kind = .button(Button(text: nil, iconName: nil) { [weak item] in item?.action?() })
    }
    update(from: item)
  }

  /// Brings the button up to date with its item, in its place.
  func update(from item: BarButtonItem) {
    let wanted = Text(title: item.title, iconName: item.iconName)
    let isProminent = item.style != .plain
    let label = item.accessibilityLabel ?? item.title
    // Only where they change: a new child loses what a screen reader was at.
    let isNewText = wanted != text
    text = wanted
    switch kind {
    case .button(let button):
      if isNewText { button.setContent(text: wanted.title, iconName: wanted.iconName) }
      button.setHasFrame(isProminent)
      setAction(of: button, to: item.isEnabled ? item.actionName : nil)
    case .menu(let button):
      if isNewText { button.setContent(text: wanted.title, iconName: wanted.iconName) }
      button.setHasFrame(isProminent)
      button.setPrimary(item.isPrimaryMenu)
    }
    widget.setAccessibleLabel(label)
    widget.setClass("suggested-action", isProminent)
    widget.tooltip = item.toolTip ?? (item.title == nil ? label : nil)
    if let name = item.widgetName { widget.name = name }
    // A named action has a say in it as long as the item itself is enabled.
    if !item.isEnabled || actionName == nil { widget.isSensitive = item.isEnabled }
  }

  private func setAction(of button: Button, to name: String?) {
    guard name != actionName else { return }
    actionName = name
    button.setActionName(name)
  }

  func setMenu(_ menu: Menu) {
    guard case .menu(let button) = kind else { return }
    let actions = ActionGroup()
    button.setMenu(menu.model(with: actions, prefix: MenuButton.actionPrefix), actions)
  }
}
