// SPDX-License-Identifier: MIT

/// A column's header as it is drawn.
public struct PresentedHeader: Sendable, Hashable {
  /// The text of the title, or nil where something else stands in its place.
  public var title: String?
  /// The text of the back button, or nil without one or where it has none.
  public var backLabel: String?
  /// The split view's own buttons that are on screen, in reading order.
  public var buttons: [HeaderButton]

  /// A header as a test expects it.
  public init(title: String?, backLabel: String? = nil, buttons: [HeaderButton] = []) {
    self.title = title
    self.backLabel = backLabel
    self.buttons = buttons
  }
}
