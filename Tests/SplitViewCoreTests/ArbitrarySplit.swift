// SPDX-License-Identifier: MIT

import SplitViewCore

/// A configuration, an environment and a state that can come to be.
struct ArbitrarySplit {
  var configuration: SplitConfiguration
  var environment: SplitEnvironment
  var state: SplitState

  /// Something that an app could set up, at the given width and not yet mounted.
  init(using random: inout SplitMix64, width: Double = 0) {
    let style = random.pick([SplitViewStyle.doubleColumn, .tripleColumn, .tripleColumn])
    configuration = SplitConfiguration(
      style: style, metrics: random.once(in: 2) ? .desktop : .uiKit,
      preferredDisplayMode: random.once(in: 2)
        ? .automatic : random.pick(SplitViewDisplayMode.allCases),
      preferredSplitBehavior: random.once(in: 2)
        ? .automatic : random.pick(SplitViewBehavior.allCases),
      preferredCompactColumn: random.once(in: 3) ? random.pick(SplitViewColumn.allCases) : nil,
      primaryEdge: random.once(in: 3) ? .trailing : .leading,
      restoresColumnsWhenWidened: random.once(in: 4) ? random.once(in: 2) : nil)
    environment = SplitEnvironment(
      width: width, handle: random.once(in: 2) ? 1 : random.length(0...12),
      textScale: random.once(in: 4) ? Double.random(in: 0.5...2, using: &random) : 1,
      isRightToLeft: random.once(in: 4))
    state = SplitState(style: style)
    for column in [SplitViewColumn.primary, .supplementary, .secondary, .inspector] {
      if random.once(in: 2) { environment.contentMinimums[column] = random.length(0...300) }
      configuration.widths[column] = ColumnWidthPreferences(
        preferred: random.once(in: 3) ? random.length(0...700) : nil,
        fraction: random.once(in: 3) ? Double.random(in: 0...1, using: &random) : nil,
        minimum: random.once(in: 3) ? random.length(0...400) : nil,
        maximum: random.once(in: 3) ? random.length(0...600) : nil)
      if random.once(in: 5) { state.userWidths[column] = random.length(0...700) }
      if !random.once(in: column == .inspector ? 2 : 8) {
        fill(column, pages: Int.random(in: 1...3, using: &random))
      }
    }
    if random.once(in: 8) { fill(.compact, pages: 1) }
    if random.once(in: 2) { show(.inspector) }
  }

  mutating func show(_ column: SplitViewColumn) {
    guard let step = configuration.showing(column, from: state, in: environment) else { return }
    state = step.committed(over: state)
  }

  private mutating func fill(_ column: SplitViewColumn, pages: Int) {
    let first = column.rawValue * 100
    let pages = (first..<first + pages).map(PageID.init)
    state = configuration.setting(pages: pages, of: column, from: state).state
  }

  /// With what no app should set, but may.
  mutating func spoil(using random: inout SplitMix64) {
    let numbers = [
      .nan, .infinity, -.infinity, -1, 0, -0.0, .leastNonzeroMagnitude,
      .greatestFiniteMagnitude, 1e9, 1e300, 0.1,
    ]
    configuration.collapsePolicy = random.pick([
      .automatic, .never, .always, .width(random.pick(numbers)),
    ])
    for column in [SplitViewColumn.primary, .supplementary, .secondary, .inspector] {
      if random.once(in: 2) {
        configuration.widths[column] = ColumnWidthPreferences(
          preferred: random.pick(numbers), fraction: random.pick(numbers),
          minimum: random.pick(numbers), maximum: random.pick(numbers))
      }
      if random.once(in: 2) { state.userWidths[column] = random.pick(numbers) }
      if random.once(in: 2) { environment.contentMinimums[column] = random.pick(numbers) }
    }
    if random.once(in: 2) { environment.handle = random.pick(numbers) }
    if random.once(in: 2) { environment.textScale = random.pick(numbers) }
    if random.once(in: 2) { configuration.metrics.breakpoint = random.pick(numbers) }
    if random.once(in: 2) { configuration.metrics.hysteresis = random.pick(numbers) }
    if random.once(in: 2) { configuration.metrics.primaryGap = random.pick(numbers) }
    if random.once(in: 2) { configuration.metrics.secondaryFloor = random.pick(numbers) }
    if random.once(in: 2) { configuration.metrics.primaryWidth = random.pick(numbers) }
  }

  var plan: SplitPlan { configuration.plan(for: state, in: environment) }

  /// What the present width calls for.
  var change: SplitTransition? { configuration.change(from: state, in: environment) }

  /// Goes to a width and commits the one transition that it may call for.
  @discardableResult
  mutating func resize(to width: Double) -> SplitTransition? {
    environment.width = width
    guard let transition = change else { return nil }
    state =
      transition.answered(
        nil, state: state, configuration: configuration, environment: environment
      ).committed(over: state)
    return transition
  }
}

extension SplitPlan {
  /// The columns that are on screen, in the order of their names.
  var visible: [ColumnPlan] {
    [columns.primary, columns.supplementary, columns.secondary, columns.inspector]
      .filter(\.isVisible)
  }

  /// The columns on screen that lie over no other.
  var tiled: [ColumnPlan] { visible.filter { !over.contains($0.column) } }

  /// What the tiled columns and their gaps take up.
  var occupied: Double {
    tiled.reduce(0) { $0 + $1.width } + (primaryDivider?.width ?? 0)
      + (supplementaryDivider?.width ?? 0) + (inspectorDivider?.width ?? 0)
  }
}

extension RoundedSplitPlan {
  /// The places of tiled columns and of dividers, from left to right.
  func tiledFrames(of plan: SplitPlan) -> [Frame] {
    (plan.tiled.map { columns[$0.column] }
      + [primaryDivider, supplementaryDivider, inspectorDivider].compactMap { $0 })
      .filter(\.isVisible).sorted { ($0.x, $0.width) < ($1.x, $1.width) }
  }
}
