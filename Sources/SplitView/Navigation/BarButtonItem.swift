// SPDX-License-Identifier: MIT
internal import GtkInterop

/// A button, a menu or any other widget in a header bar.
///
/// Every property is live: a button on screen changes in its place, and only one that gets or loses
/// its menu is made anew. An item stands in one header bar at a time; where two have it, the one
/// that was brought up to date last.
/// Source: [UIBarButtonItem](https://developer.apple.com/documentation/uikit/uibarbuttonitem).
@MainActor
public final class BarButtonItem {
  /// How a button looks.
  ///
  /// Source: [UIBarButtonItem.Style](https://developer.apple.com/documentation/uikit/uibarbuttonitem/style-swift.enum).
  public enum Style: Sendable, Hashable, CaseIterable {
    /// Flat, as most buttons of a header bar.
    case plain
    /// As ``prominent``, which is its newer name.
    case done
    /// In the accent colour: what a person most likely wants next.
    case prominent
  }

  private let custom: ObjectReference?
  private var content: BarButtonContent?
  private var holders = BarButtonHolders()

  /// A button that runs a closure.
  /// - Parameters:
  ///   - title: The text, or nil for an icon alone.
  ///   - iconName: The icon's name in the icon theme, or nil for a text alone.
  ///   - accessibilityLabel: What a screen reader says, and the tooltip of an icon; nil stands for
  ///     the title.
  ///   - style: How it looks.
  ///   - action: What a press does.
  public init(
    title: String?, iconName: String? = nil, accessibilityLabel: String? = nil,
    style: Style = .plain, action: (@MainActor () -> Void)?
  ) {
    custom = nil
    (self.title, self.iconName, self.accessibilityLabel) = (title, iconName, accessibilityLabel)
    (self.style, self.action) = (style, action)
  }

  /// A button that activates a `GAction`.
  ///
  /// The action decides whether the button can be pressed, unless ``isEnabled`` is off.
  /// - Parameters:
  ///   - title: The text, or nil for an icon alone.
  ///   - iconName: The icon's name in the icon theme, or nil for a text alone.
  ///   - accessibilityLabel: What a screen reader says, and the tooltip of an icon; nil stands for
  ///     the title.
  ///   - style: How it looks.
  ///   - actionName: The action's name, with its target where it takes one: `app.quit`,
  ///     `win.sort::name`, `win.zoom(2)`.
  public init(
    title: String?, iconName: String? = nil, accessibilityLabel: String? = nil,
    style: Style = .plain, actionName: String
  ) {
    custom = nil
    (self.title, self.iconName, self.accessibilityLabel) = (title, iconName, accessibilityLabel)
    (self.style, self.actionName) = (style, actionName)
  }

  /// A button that opens a menu.
  /// - Parameters:
  ///   - title: The text, or nil for an icon alone.
  ///   - iconName: The icon's name in the icon theme, or nil for a text alone.
  ///   - accessibilityLabel: What a screen reader says, and the tooltip of an icon; nil stands for
  ///     the title.
  ///   - style: How it looks.
  ///   - menu: What it opens.
  public init(
    title: String?, iconName: String? = nil, accessibilityLabel: String? = nil,
    style: Style = .plain, menu: Menu
  ) {
    custom = nil
    (self.title, self.iconName, self.accessibilityLabel) = (title, iconName, accessibilityLabel)
    (self.style, self.menu) = (style, menu)
  }

  /// Any `GtkWidget`: a search entry, a spinner, a linked pair of buttons.
  public init(customView: UnsafeMutableRawPointer) {
    custom = ObjectReference(sinking: customView)
  }

  // MARK: What it shows

  /// The widget that was given for this item, nil for a button.
  public var customView: UnsafeMutableRawPointer? { custom?.pointer }

  /// The text, nil for an icon alone.
  public var title: String? { didSet { contentDidChange() } }

  /// The icon's name in the icon theme, nil for a text alone.
  public var iconName: String? { didSet { contentDidChange() } }

  /// What a screen reader says; nil stands for the title.
  public var accessibilityLabel: String? { didSet { contentDidChange() } }

  /// What is shown while the pointer rests on it; nil stands for the accessibility label of an icon
  /// without text.
  public var toolTip: String? { didSet { contentDidChange() } }

  /// How a button looks.
  public var style = Style.plain { didSet { contentDidChange() } }

  // MARK: What it does

  /// What a press does.
  public var action: (@MainActor () -> Void)?

  /// The `GAction` that a press activates, with its target where it takes one, as in
  /// `win.sort::name`.
  public var actionName: String? { didSet { contentDidChange() } }

  /// What a press opens; with a menu a button does nothing else.
  public var menu: Menu? {
    didSet {
      if (menu == nil) != (oldValue == nil), content != nil {
        content = nil
        holders.forEach { $0.changed() }
      } else if let menu {
        content?.setMenu(menu)
      }
    }
  }

  /// Whether F10 opens the ``menu``, as the main menu of a window.
  public var isPrimaryMenu = false { didSet { contentDidChange() } }

  // MARK: Its state

  /// Whether it can be pressed.
  public var isEnabled = true {
    didSet {
      if let custom { Widget(custom.pointer).isSensitive = isEnabled }
      contentDidChange()
    }
  }

  /// Whether it takes no room in the header bar.
  public var isHidden = false { didSet { existingWidget?.isVisible = !isHidden } }

  private func contentDidChange() {
    content?.update(from: self)
    holders.forEach { $0.backItemDidChange(self) }
  }

  private var existingWidget: Widget? { custom.map { Widget($0.pointer) } ?? content?.widget }

  /// The widget in the header bar, made when it is first asked for.
  var widget: Widget {
    if let existingWidget { return existingWidget }
    let made = BarButtonContent(for: self)
    content = made
    if isHidden { made.widget.isVisible = false }
    return made.widget
  }

  /// The name of the button, by which tests and the style sheet know it.
  package var widgetName: String? { didSet { contentDidChange() } }

  // MARK: Who shows it

  func join(_ holder: NavigationItem) { holders.insert(holder) }

  func leave(_ holder: NavigationItem) { holders.remove(holder) }
}
