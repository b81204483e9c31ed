// SPDX-License-Identifier: MIT

/// One thing that an app or a person does to a split view.
///
/// A layout follows each, but for those inside a turn, which share one.
package indirect enum WalkOperation: Sendable, Hashable {
  /// The split view gets another width.
  case resize(Double)

  case show(WalkColumn)
  case hide(WalkColumn)

  /// Fills a column with new pages, root first; none empty it.
  case set(WalkColumn, [String])
  case showDetail(String)

  /// The column's own navigation controller; without pages there is none, and nothing happens.
  case push(WalkColumn, String)
  case pop(WalkColumn)
  case popToRoot(WalkColumn)

  /// The person presses Back on the folded stack; nothing while there are columns.
  case back

  /// The person presses the sidebar button, if it is there.
  case pressButton

  /// The person presses the button that leaves the secondary column alone, if it is there.
  case pressSecondaryOnlyButton

  /// The person clicks what an over or displacing mode leaves of the secondary column.
  case clickOutside

  /// The person closes the inspector's sheet on the folded stack.
  case dismissInspector

  /// The person drags the divider after a side column until that is so wide, and lets go.
  case drag(WalkColumn, Double)

  /// A classic split view's controllers, one or two.
  case controllers([WalkController])
  case showController(WalkController)
  case showDetailController(WalkController)

  /// A navigation controller by its name; without it nothing happens.
  case pushOnto(String, String)
  case popFrom(String)
  case popToRootOf(String)

  case prefer(WalkPreference)

  /// From now on the delegate answers this; nothing is the proposal.
  case answerTop(WalkColumn?)
  case answerExpanding(WalkMode?)

  case answer(WalkAnswer)

  /// Once, inside the next callback whose token begins so, the app does these.
  case atNext(String, [WalkOperation])

  /// All before the next layout.
  case turn([WalkOperation])
}

extension WalkOperation {
  /// Whether a classic split view has nothing that this could be done to.
  package var needsColumns: Bool {
    switch self {
    case .showDetail, .push, .pop, .popToRoot: true
    case .set(let column, _), .show(let column), .hide(let column): column != .inspector
    case .prefer(.behavior): true
    default: false
    }
  }
}
