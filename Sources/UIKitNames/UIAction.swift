// SPDX-License-Identifier: MIT
public import SplitView

/// Something that a button does, with the text that it has there.
///
/// It stands for UIKit's `UIAction` where a bar item is made with one.
/// Source: [UIAction](https://developer.apple.com/documentation/uikit/uiaction).
@MainActor
public final class UIAction {
  /// What is done.
  public typealias Handler = @MainActor (UIAction) -> Void

  /// The text of a button that has none of its own.
  public var title: String

  private let handler: Handler

  /// An action from its text and what it does.
  public init(title: String = "", handler: @escaping Handler) {
    (self.title, self.handler) = (title, handler)
  }

  /// Does it.
  public func perform() { handler(self) }
}

extension BarButtonItem {
  /// A button that performs an action; without a text of its own it has the action's.
  ///
  /// Source: [init(title:image:primaryAction:menu:)](https://developer.apple.com/documentation/uikit/uibarbuttonitem/init(title:image:primaryaction:menu:)).
  public convenience init(title: String? = nil, primaryAction: UIAction?) {
    let text = title ?? primaryAction?.title
    self.init(title: text) { primaryAction?.perform() }
  }

  /// A button that every program has, which performs an action.
  ///
  /// Source: [init(systemItem:primaryAction:menu:)](https://developer.apple.com/documentation/uikit/uibarbuttonitem/init(systemitem:primaryaction:menu:)).
  public convenience init(systemItem: SystemItem, primaryAction: UIAction?) {
    self.init(systemItem: systemItem) { primaryAction?.perform() }
  }
}
