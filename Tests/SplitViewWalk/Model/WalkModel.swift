// SPDX-License-Identifier: MIT

/// A slow second opinion on what a split view does, written from the rules row by row.
///
/// It shares nothing with the product: where the two differ, one of them reads the rules wrongly.
package final class WalkModel: WalkSubject {
  /// The classic style has the columns and modes of two columns.
  let style: WalkStyle
  let isClassic: Bool
  let metrics: WalkMetrics
  let handle: Double

  // What the app asks for.
  var preferredMode = WalkMode.automatic
  var explicitBehavior = WalkBehavior.automatic
  var impliedBehavior = WalkBehavior.automatic
  var preferredWidths: [WalkColumn: Double] = [:]
  var fractions: [WalkColumn: Double] = [:]
  var minimums: [WalkColumn: Double] = [:]
  var maximums: [WalkColumn: Double] = [:]
  var preferredCompactColumn: WalkColumn?
  var restoresColumnsIfSet: Bool?
  var policy = WalkCollapsePolicy.automatic
  var reportsProgrammaticChanges = false
  var presentsWithGesture = true
  var buttonVisibility = WalkButtonVisibility.automatic
  var showsSecondaryOnlyButton = false

  // What the delegate answers.
  var topAnswer: WalkColumn?
  var expandingAnswer: WalkMode?

  // What is there.
  var width = 0.0
  var pages: [WalkColumn: [String]] = [:]
  var classic = Classic()
  var isMounted = false

  /// Whether anything was ever on screen.
  var hasAppeared = false
  var isCollapsed = false
  var mode = WalkMode.secondaryOnly
  var top: WalkColumn?

  /// The tiled mode in whose place an over mode is on screen, for want of room.
  var standsFor: WalkMode?

  /// Whether the lists went because the width took their room, and nobody asked since.
  var isSqueezedOut = false

  /// What the delegate answered in place of the proposed mode; it holds like a request.
  var heldAnswer: WalkMode?

  /// Whether the requested mode, or the behavior, was set since the last layout.
  var requestChanged = false
  var behaviorChanged = false

  /// Whether there was nothing in any column when the width last decided.
  var wasEmpty = false

  /// How many lists there were when there last were some.
  var lastSides = 1

  var inspectorIsShown = false
  var inspectorReturns = false

  var draggedWidths: [WalkColumn: Double] = [:]

  // How callbacks are told.
  var trace: [WalkToken] = []
  var triggers: [(prefix: String, operations: [WalkOperation])] = []
  var isAsking = false
  var isTelling = false

  /// What is told once the new picture is there.
  var end: [String]?
  var queue: [() -> Void] = []

  package init(_ configuration: WalkConfiguration) {
    isClassic = configuration.style == .classic
    style = isClassic ? .double : configuration.style
    metrics = configuration.metrics
    handle = configuration.handle
    for column in WalkColumn.allCases { pages[column] = configuration.pages(of: column) }
    if isClassic { setControllers(configuration.controllers) }
    for operation in configuration.before { execute(operation) }
    width = configuration.width
    settle()
  }

  package func perform(_ operation: WalkOperation) {
    execute(operation)
    settle()
  }

  package func observe() -> WalkObservation {
    var seen = WalkObservation()
    seen.isCollapsed = isCollapsed
    seen.displayMode = mode
    if !isClassic { seen.behavior = behavior }
    seen.preferredMode = preferredMode
    seen.preferredBehavior =
      explicitBehavior == .automatic ? impliedBehavior : explicitBehavior
    seen.topColumn = top
    seen.stacks = pages.filter { !$0.value.isEmpty && (!isClassic || $0.key == .inspector) }
    seen.navigation = classic.controllers.stacks
    seen.visible = WalkColumn.allCases.filter { onScreen.contains($0) }
    seen.collapsedStack =
      isClassic ? classicPages : columnsOnStack.flatMap { pages[$0]! }
    seen.viewControllers = viewControllers
    seen.button = isClassic ? classicButtonMode : buttonTarget?.mode
    seen.hasSecondaryOnlyButton = hasSecondaryOnlyButton
    seen.widths = widths.filter { onScreen.contains($0.key) }
    seen.trace = trace
    trace = []
    return seen
  }
}
