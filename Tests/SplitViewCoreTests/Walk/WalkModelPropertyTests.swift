// SPDX-License-Identifier: MIT

import SplitViewWalk
import Testing

/// What holds for the second model wherever a walk leads it.
@Suite struct WalkModelPropertyTests {
  /// The model, whose every observation is held to the rules.
  private final class Checker: WalkSubject {
    private let model: WalkModel
    private var shown: Set<String> = []

    init(_ configuration: WalkConfiguration) {
      var configuration = configuration
      configuration.before.append(.prefer(.reportsProgrammaticChanges(true)))
      model = WalkModel(configuration)
    }

    func perform(_ operation: WalkOperation) { model.perform(operation) }

    func observe() -> WalkObservation {
      let seen = model.observe()
      for token in seen.trace.map(\.text) {
        let column = String(token.dropFirst(3).dropLast())
        if token.hasPrefix("wS("), !shown.insert(column).inserted {
          Issue.record("\(token) of what is shown in \(seen.trace)")
        }
        if token.hasPrefix("wH("), shown.remove(column) == nil {
          Issue.record("\(token) of what is hidden in \(seen.trace)")
        }
      }
      #expect(shown == Set(seen.visible.map(\.rawValue)), "\(seen)")
      #expect(seen.topColumn == nil || seen.isCollapsed)
      #expect(!seen.isCollapsed || seen.displayMode == .oneBesideSecondary)
      let legal: [WalkBehavior: Set<WalkMode>] = [
        .tile: [.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary],
        .overlay: [.secondaryOnly, .oneOverSecondary, .twoOverSecondary],
        .displace: [.secondaryOnly, .oneBesideSecondary, .twoDisplaceSecondary],
      ]
      #expect(legal[seen.behavior]?.contains(seen.displayMode) == true, "\(seen)")
      return seen
    }
  }

  @Test func willEventsTellWhatIsOnScreen() throws {
    var walk = Walk(seed: 5, count: 8_000)
    // A classic split view has no behavior that modes could be legal for.
    walk.vocabulary.styles = [.double, .triple]
    // What fills and empties columns in place is not told.
    walk.vocabulary.allows = { Self.isTold($0) }
    let failure = try walk.run({ Checker($0) }, { Checker($0) })
    #expect(failure == nil)
  }

  private static func isTold(_ operation: WalkOperation) -> Bool {
    switch operation {
    case .set, .showDetail, .prefer(.reportsProgrammaticChanges): false
    case .atNext(_, let operations), .turn(let operations):
      operations.allSatisfy { isTold($0) }
    default: true
    }
  }
}
