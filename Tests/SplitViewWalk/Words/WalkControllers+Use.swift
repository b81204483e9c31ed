// SPDX-License-Identifier: MIT

extension WalkControllers {
  /// What an app gives a controller for.
  package enum Use: Sendable {
    case controllers, show, detail, primaryForCollapsing, primaryForExpanding
    case secondary
  }

  /// The classic split view that gets it.
  package struct Place: Sendable {
    package var primary: String?
    package var secondary: String?
    package var isCollapsed: Bool

    package init(primary: String?, secondary: String?, isCollapsed: Bool) {
      self.primary = primary
      self.secondary = secondary
      self.isCollapsed = isCollapsed
    }
  }

  /// Whether an app that means well gives a controller so.
  ///
  /// It is nowhere by then, or in a place from which it may be taken. Walks do nothing else.
  package func isSensible(_ name: String, as use: Use, in place: Place) -> Bool {
    guard exists(name), !leaves(of: name).isEmpty else { return false }
    let holder = holder(of: name)
    // What has left the folded stack is nobody's.
    let isSecondary = name == place.secondary && (!place.isCollapsed || holder == place.primary)
    if holder == nil && name != place.primary && !isSecondary { return true }
    switch use {
    case .controllers:
      return name == place.primary || !place.isCollapsed && name == place.secondary
    case .detail:
      return place.isCollapsed
        ? holder != nil && holder == place.primary : name == place.secondary
    case .show:
      guard !place.isCollapsed, let holder, name != place.primary else { return false }
      return contains(name, in: place.primary) && stacks[holder]!.count > 1
    case .primaryForCollapsing, .primaryForExpanding: return name == place.primary
    case .secondary:
      guard let holder, holder == place.primary else { return false }
      return stacks[holder]!.first != name
    }
  }
}

extension WalkControllers {
  /// Moves the pages above a list's root into another navigation controller, as apps do where a
  /// classic split view expands.
  ///
  /// - Returns: The other one's name, if there are pages, no stacks among them, and it is nowhere.
  package mutating func split(_ stack: String, into name: String, in place: Place) -> String? {
    guard let list = stacks[stack], list.count > 1, holder(of: name) == nil,
      name != place.primary, name != place.secondary, !exists(name) || stacks[name]?.isEmpty == true
    else { return nil }
    let pages = Array(list.dropFirst())
    if pages.contains(where: { stacks[$0] != nil }) { return nil }
    setStack([list[0]], of: stack)
    setStack(pages, of: name)
    return name
  }
}
