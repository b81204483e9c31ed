// SPDX-License-Identifier: MIT
internal import GtkInterop

/// A button, or any other widget, in a header bar.
///
/// Source: [UIBarButtonItem](https://developer.apple.com/documentation/uikit/uibarbuttonitem).
@MainActor
public final class BarButtonItem {
  private enum Content {
    case button(
      title: String?, iconName: String?, label: String?, action: (@MainActor () -> Void)?,
      actionName: String?)
    case custom(ObjectReference)
  }

  private let content: Content
  private var made: ObjectReference?

  /// A button that runs a closure.
  /// - Parameters:
  ///   - title: The text, or nil for an icon alone.
  ///   - iconName: The icon's name in the icon theme, or nil for a text alone.
  ///   - accessibilityLabel: What a screen reader says, and the tooltip of an icon; nil stands for
  ///     the title.
  ///   - action: What a press does.
  public init(
    title: String?, iconName: String? = nil, accessibilityLabel: String? = nil,
    action: (@MainActor () -> Void)?
  ) {
    content = .button(
      title: title, iconName: iconName, label: accessibilityLabel ?? title, action: action,
      actionName: nil)
  }

  /// A button that activates a `GAction`, such as `app.quit`.
  public init(
    title: String?, iconName: String? = nil, accessibilityLabel: String? = nil, actionName: String
  ) {
    content = .button(
      title: title, iconName: iconName, label: accessibilityLabel ?? title, action: nil,
      actionName: actionName)
  }

  /// Any `GtkWidget`: a menu button, a search entry, a spinner.
  public init(customView: UnsafeMutableRawPointer) {
    content = .custom(ObjectReference(sinking: customView))
  }

  /// Whether it can be pressed.
  public var isEnabled = true { didSet { made.map { Widget($0.pointer).isSensitive = isEnabled } } }

  /// Whether it takes no room in the header bar.
  public var isHidden = false { didSet { made.map { Widget($0.pointer).isVisible = !isHidden } } }

  var widget: Widget {
    if let made { return Widget(made.pointer) }
    let reference: ObjectReference
    switch content {
    case .custom(let custom): reference = custom
    case .button(let title, let iconName, let label, let action, let actionName):
      let button = Button(text: title, iconName: iconName, action: action, actionName: actionName)
      button.widget.setAccessibleLabel(label)
      if title == nil { button.setTooltip(label) }
      reference = ObjectReference(retaining: button.widget.pointer)
    }
    made = reference
    let widget = Widget(reference.pointer)
    if !isEnabled { widget.isSensitive = false }
    if isHidden { widget.isVisible = false }
    return widget
  }
}
