// SPDX-License-Identifier: MIT

extension Menu {
  /// A line of a menu that does something.
  ///
  /// Source: [UIAction](https://developer.apple.com/documentation/uikit/uiaction).
  public struct Item: Sendable {
    enum Action: Sendable {
      case closure(@MainActor @Sendable () -> Void)
      case named(String)
    }

    /// The text; an underscore before a letter makes that one its key.
    public var title: String

    /// Whether it has a check mark, nil for one that has none either way.
    ///
    /// It says what is; choosing the item doesn't change it. An item with a named action shows that
    /// action's state instead.
    public var isOn: Bool?

    /// Whether it can be chosen.
    ///
    /// An item with a named action asks that action instead.
    public var isEnabled: Bool

    let action: Action

    /// An item that runs a closure.
    public init(
      _ title: String, isOn: Bool? = nil, isEnabled: Bool = true,
      action: @escaping @MainActor @Sendable () -> Void
    ) {
      (self.title, self.isOn, self.isEnabled) = (title, isOn, isEnabled)
      self.action = .closure(action)
    }

    /// An item that activates a `GAction`.
    /// - Parameters:
    ///   - title: The text.
    ///   - actionName: The action's name, with its target where it takes one: `app.quit`,
    ///     `win.sort::name`, `win.zoom(2)`.
    public init(_ title: String, actionName: String) {
      (self.title, isOn, isEnabled) = (title, nil, true)
      action = .named(actionName)
    }
  }
}
