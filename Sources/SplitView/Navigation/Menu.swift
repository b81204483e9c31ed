// SPDX-License-Identifier: MIT
internal import GtkInterop

/// A menu of a bar button item: items, sections and submenus, as a value.
///
/// ```swift
/// let menu = Menu(elements: [
///   .item(Menu.Item("Mark as Read") { mark() }),
///   .section(Menu(elements: [
///     .item(Menu.Item("By Name", actionName: "win.sort::name")),
///     .item(Menu.Item("By Date", actionName: "win.sort::date")),
///   ])),
/// ])
/// ```
///
/// Source: [UIMenu](https://developer.apple.com/documentation/uikit/uimenu).
public struct Menu: Sendable {
  /// One line of a menu, or several.
  public enum Element: Sendable {
    /// A line that does something.
    case item(Item)
    /// Lines set off from the others, with the menu's title as a heading if it has one.
    case section(Menu)
    /// A line that opens a menu, with that menu's title.
    case submenu(Menu)
  }

  /// The heading of a section, or the line that opens a submenu.
  public var title: String

  /// What the menu holds, from top to bottom.
  public var elements: [Element]

  private let foreign: ObjectReference?

  /// A menu from its elements.
  public init(title: String = "", elements: [Element]) {
    (self.title, self.elements, foreign) = (title, elements, nil)
  }

  /// A menu that another part of the program made, such as one from a `.ui` resource.
  /// - Parameters:
  ///   - title: The heading of a section, or the line that opens a submenu.
  ///   - model: A `GMenuModel`, which is kept alive. It is live: what is added to it appears.
  public init(title: String = "", model: UnsafeMutableRawPointer) {
    (self.title, elements) = (title, [])
    foreign = ObjectReference(retaining: model)
  }

  /// The toolkit's form of the menu, with the closures' actions in a group.
  @MainActor
  func model(with actions: ActionGroup, prefix: String) -> MenuModel {
    if let foreign { return MenuModel(retaining: foreign.pointer) }
    var count = 0
    return model { item in
      switch item.action {
      case .named(let name): return name
      case .closure(let body):
        count += 1
        actions.add("item-\(count)", isOn: item.isOn, isEnabled: item.isEnabled, body)
        return "\(prefix).item-\(count)"
      }
    }
  }

  @MainActor
  private func model(naming name: (Item) -> String) -> MenuModel {
    if let foreign { return MenuModel(retaining: foreign.pointer) }
    let model = MenuModel()
    for element in elements {
      switch element {
      case .item(let item): model.append(item.title, actionName: name(item))
      case .section(let menu):
        model.appendSection(menu.title.isEmpty ? nil : menu.title, menu.model(naming: name))
      case .submenu(let menu): model.appendSubmenu(menu.title, menu.model(naming: name))
      }
    }
    return model
  }
}
