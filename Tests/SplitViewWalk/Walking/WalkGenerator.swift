// SPDX-License-Identifier: MIT

/// Makes up split views and what may happen to them.
struct WalkGenerator {
  var configuration: WalkConfiguration
  let words: WalkVocabulary
  private var pages = 0

  /// The controllers that were made up for a classic split view.
  var controllers: [String] = []

  /// The width of the last resize.
  private var current: Double

  init(using random: inout WalkRandom, vocabulary: WalkVocabulary) {
    words = vocabulary
    configuration = WalkConfiguration(
      random.pick(words.styles), metrics: random.pick(words.metrics),
      handle: random.pick(words.handles))
    current = configuration.width
    if isClassic {
      configuration.controllers = firstControllers(using: &random)
    } else {
      if random.once(in: 8) { configuration.primary = [] }
      if random.once(in: 8) { configuration.supplementary = [] }
      if random.once(in: 8) { configuration.secondary = [] }
      if random.once(in: 4) { configuration.compact = ["c"] }
    }
    if random.once(in: 3) { configuration.inspector = ["i"] }
    if !isClassic && random.once(in: 4) { configuration.secondary += ["b2"] }
    if random.once(in: 3) {
      for _ in 0..<random.number(1...3) {
        configuration.before.append(.prefer(preference(using: &random)))
      }
      configuration.before.removeAll { !words.allows($0) }
    }
    configuration.width = width(using: &random)
    current = configuration.width
  }

  /// An operation that makes sense after what was seen.
  mutating func operation(
    after seen: WalkObservation, using random: inout WalkRandom
  ) -> WalkOperation {
    while true {
      let operation = anyOperation(after: seen, using: &random)
      if !words.allows(operation) { continue }
      if case .resize(let width) = operation { current = width }
      return operation
    }
  }

  private enum Kind {
    case resize, step, app, person, pages, preference, answer, nested, turn
  }

  private mutating func anyOperation(
    after seen: WalkObservation, using random: inout WalkRandom
  ) -> WalkOperation {
    let kind = random.pick(weighted: [
      (24, Kind.resize), (6, .step), (18, .app), (16, .person), (10, .pages), (14, .preference),
      (4, .answer), (8, .nested), (6, .turn),
    ])
    switch kind {
    case .resize: return .resize(width(using: &random))
    case .step: return .resize(max(current + Double(random.number(-40...40)), 1))
    case .app: return appOperation(after: seen, using: &random)
    case .person: return personOperation(after: seen, using: &random)
    case .pages: return contentOperation(after: seen, using: &random)
    case .preference: return .prefer(preference(using: &random))
    case .answer where isClassic: return .answer(answer(using: &random))
    case .answer:
      if random.once(in: 2) {
        return .answerTop(random.pick(WalkColumn.allCases.map { $0 } + [nil, nil]))
      }
      return .answerExpanding(random.pick(WalkMode.allCases.map { $0 } + [nil, nil, nil]))
    case .nested where isClassic: return classicNested(after: seen, using: &random)
    case .nested:
      let tokens = [
        "mode(", "top?", "exp?", "wS(", "wH(", "dS(", "dH(", "didCollapse", "didExpand", "wS(P",
        "dH(D",
      ]
      return .atNext(
        random.pick(tokens),
        (0..<random.number(1...2)).map { _ in nestedOperation(after: seen, using: &random) })
    case .turn:
      var operations = (0..<random.number(1...3)).map { _ in
        nestedOperation(after: seen, using: &random)
      }
      if random.once(in: 2) { operations.append(.resize(width(using: &random))) }
      return .turn(operations)
    }
  }

  /// What an app may do at any time, also inside a callback.
  mutating func nestedOperation(
    after seen: WalkObservation, using random: inout WalkRandom
  ) -> WalkOperation {
    switch random.number(0...3) {
    case 0: .prefer(preference(using: &random))
    case 1: contentOperation(after: seen, using: &random)
    default: appOperation(after: seen, using: &random)
    }
  }

  private mutating func appOperation(
    after seen: WalkObservation, using random: inout WalkRandom
  ) -> WalkOperation {
    if isClassic && !random.once(in: 3) { return classicOperation(after: seen, using: &random) }
    let column = random.pick(words.columns)
    return random.once(in: 2) ? .show(column) : .hide(column)
  }

  private mutating func contentOperation(
    after seen: WalkObservation, using random: inout WalkRandom
  ) -> WalkOperation {
    if isClassic && !random.once(in: 6) { return listOperation(after: seen, using: &random) }
    let column = random.pick(words.columns)
    switch random.number(0...8) {
    case 0, 1: return .push(column, page(column))
    case 2: return .pop(column)
    case 3: return .popToRoot(column)
    case 4, 5: return .showDetail(page(.secondary))
    case 6: return .set(column, [])
    case 7: return .set(column, [page(column), page(column)])
    default: return .set(column, [page(column)])
    }
  }

  private func personOperation(
    after seen: WalkObservation, using random: inout WalkRandom
  ) -> WalkOperation {
    if seen.isCollapsed {
      return random.pick(weighted: [(6, .back), (1, .dismissInspector), (1, .pressButton)])
    }
    let isOver = [.oneOverSecondary, .twoOverSecondary, .twoDisplaceSecondary]
      .contains(seen.displayMode)
    let side: WalkColumn = random.once(in: 2) ? .primary : .supplementary
    return random.pick(weighted: [
      (8, .pressButton), (seen.hasSecondaryOnlyButton ? 6 : 1, .pressSecondaryOnlyButton),
      (isOver ? 12 : 1, .clickOutside), (1, .back), (1, .dismissInspector),
      (4, .drag(side, Double(random.number(40...600)))),
    ])
  }

  func preference(using random: inout WalkRandom) -> WalkPreference {
    let columns: [WalkColumn] =
      configuration.style != .triple
      ? [.primary, .inspector] : [.primary, .supplementary, .inspector]
    switch random.number(0...23) {
    case 0...8: return .mode(random.pick(WalkMode.allCases))
    case 9...12: return .behavior(random.pick(WalkBehavior.allCases))
    case 13: return .width(random.pick(columns), random.pick(words.preferredWidths))
    case 14: return .fraction(random.pick(columns), random.pick(words.fractions))
    case 15: return .minimum(random.pick(columns), random.pick(words.minimums))
    case 16: return .minimum(.secondary, random.pick(words.secondaryMinimums))
    case 17: return .maximum(random.pick(columns), random.pick(words.maximums))
    case 18: return .compactColumn(random.pick([nil, .primary, .supplementary, .secondary]))
    case 19: return .restoresColumns(random.pick([nil, true, false]))
    case 20: return .collapse(random.pick(words.policies))
    case 21: return .reportsProgrammaticChanges(random.once(in: 2))
    case 22:
      if random.once(in: 2) { return .presentsWithGesture(random.once(in: 2)) }
      return .buttonVisibility(random.pick(WalkButtonVisibility.allCases))
    default: return .showsSecondaryOnlyButton(!random.once(in: 3))
    }
  }

  private func width(using random: inout WalkRandom) -> Double {
    if random.once(in: 4) { return Double(random.number(words.range)) }
    return random.pick(words.widths) + random.pick(words.nudges)
  }

  /// A page that was nowhere before.
  private mutating func page(_ column: WalkColumn) -> String {
    name(column.rawValue.lowercased())
  }

  mutating func name(_ beginning: String) -> String {
    pages += 1
    return "\(beginning)\(pages)"
  }
}
