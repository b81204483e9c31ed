// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitView

/// What a stage looks at in a split view: its widgets, and what it says of itself.
@MainActor
struct SplitProbe {
  typealias Column = SplitViewController.Column

  let controller: SplitViewController

  /// The outermost split view of a controller and its children, or nil.
  init?(under root: ViewController) {
    guard let found = Self.firstSplitView(under: root) else { return nil }
    controller = found
  }

  private static func firstSplitView(under root: ViewController) -> SplitViewController? {
    if let split = root as? SplitViewController { return split }
    for child in root.children {
      if let found = firstSplitView(under: child) { return found }
    }
    return nil
  }

  /// The split view's own widget.
  var root: Widget? { controller.rootWidget.map { Widget($0) } }

  /// The widget that holds a column's content.
  func widget(of column: Column) -> Widget? {
    controller.columnWidget(of: column).map { Widget($0) }
  }

  /// A column's header bar, if it is on screen.
  func header(of column: Column) -> Widget? {
    guard let header = controller.header(of: column).map({ Widget($0) }), header.isMapped else {
      return nil
    }
    return header
  }

  /// The columns that can be on screen.
  static let columns: [Column] = [.primary, .supplementary, .secondary, .compact, .inspector]

  /// What the split view says of itself.
  var reading: SplitReading {
    let metrics = controller.metrics
    return SplitReading(
      isCollapsed: controller.isCollapsed, isTransitioning: controller.isTransitioning,
      displayMode: controller.displayMode, shown: shownColumns,
      over: controller.overlaidColumns,
      isMirrored: (root?.isRightToLeft ?? false) != (controller.primaryEdge == .trailing),
      primaryGap: metrics.primaryGap, supplementaryGap: metrics.supplementaryGap,
      moving: controller.movingColumns?.map { .init($0.column, $0.rect) })
  }

  private var shownColumns: [Column] {
    let inspector: [Column] = controller.isShowing(.inspector) ? [.inspector] : []
    if controller.isCollapsed {
      return (controller.drawnColumn.map { [$0] } ?? []) + inspector
    }
    let isTriple = controller.style == .tripleColumn
    let side: [Column]
    switch controller.displayMode {
    case .automatic, .secondaryOnly: side = []
    case .oneBesideSecondary, .oneOverSecondary: side = [isTriple ? .supplementary : .primary]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      side = isTriple ? [.primary, .supplementary] : [.primary]
    }
    return side.filter { isFilled($0) } + [.secondary] + inspector
  }

  private func isFilled(_ column: Column) -> Bool {
    if controller.style == .unspecified {
      return controller.viewControllers.count > (column == .primary ? 0 : 1)
    }
    return controller.viewController(for: column) != nil
  }
}
