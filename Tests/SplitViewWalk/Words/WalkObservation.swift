// SPDX-License-Identifier: MIT

/// What is to be seen of a split view, and what the delegate heard since it was last looked at.
package struct WalkObservation: Sendable, Hashable {
  package var isCollapsed = false
  package var displayMode = WalkMode.secondaryOnly
  package var behavior = WalkBehavior.tile
  package var preferredMode = WalkMode.automatic
  package var preferredBehavior = WalkBehavior.automatic

  /// The column on top of the folded stack.
  package var topColumn: WalkColumn?

  /// The pages of each column, root first.
  package var stacks: [WalkColumn: [String]] = [:]

  /// What each of the app's navigation controllers lists, by their names; for the classic style.
  package var navigation: [String: [String]] = [:]

  /// The columns on screen, in the order of their names.
  package var visible: [WalkColumn] = []

  /// The pages of the folded stack, root first.
  package var collapsedStack: [String] = []

  /// The roots that the split view lists as its controllers; in the classic style what these are,
  /// such as `nav[a, nav[b]]`.
  package var viewControllers: [String] = []

  /// Where the sidebar button leads, if it is there.
  package var button: WalkMode?
  package var hasSecondaryOnlyButton = false

  /// The widths of the columns that are on screen beside or over the secondary one, and its own.
  package var widths: [WalkColumn: Double] = [:]

  package var trace: [WalkToken] = []

  package init() {}
}

extension WalkObservation: CustomStringConvertible {
  package var description: String {
    WalkAspect.allCases.map { "\($0.rawValue): \(self[$0])" }.joined(separator: "\n")
  }

  /// One aspect as a text.
  package subscript(aspect: WalkAspect) -> String {
    func symbols(_ columns: [WalkColumn]) -> String {
      columns.map(\.rawValue).joined(separator: " ")
    }
    switch aspect {
    case .isCollapsed: return "\(isCollapsed)"
    case .displayMode: return displayMode.rawValue
    case .behavior: return behavior.rawValue
    case .preferredMode: return preferredMode.rawValue
    case .preferredBehavior: return preferredBehavior.rawValue
    case .topColumn: return topColumn?.rawValue ?? "none"
    case .stacks:
      return WalkColumn.allCases.map { column in
        "\(column.rawValue)[\((stacks[column] ?? []).joined(separator: ","))]"
      }.joined(separator: " ")
    case .navigation:
      return navigation.sorted { $0.key < $1.key }.map { name, stack in
        "\(name)[\(stack.joined(separator: ","))]"
      }.joined(separator: " ")
    case .visible: return symbols(visible)
    case .collapsedStack: return collapsedStack.joined(separator: " › ")
    case .viewControllers:
      return viewControllers.joined(
        separator: viewControllers.joined().contains("nav[") ? ", " : " ")
    case .button: return button?.rawValue ?? "none"
    case .secondaryOnlyButton: return "\(hasSecondaryOnlyButton)"
    case .widths:
      return WalkColumn.allCases.compactMap { column in
        // Sums in another order differ in their last digits.
        widths[column].map { "\(column.rawValue) \(($0 * 1024).rounded() / 1024)" }
      }.joined(separator: ", ")
    case .trace: return trace.map(\.text).joined(separator: ", ")
    case .traceStates: return trace.map(\.description).joined(separator: ", ")
    }
  }
}
