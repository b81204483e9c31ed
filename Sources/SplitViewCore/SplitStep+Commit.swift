// SPDX-License-Identifier: MIT

extension SplitStep {
  /// The state to put in force after ``will``, with what the delegate changed meanwhile.
  ///
  /// Pages, dragged widths and new requests are those of the present state. Whether the page on
  /// top is still there is looked after as well: if its column was emptied, the next one takes its
  /// place.
  ///
  /// - Parameter current: The state in force, read again after ``will``.
  package func committed(over current: SplitState) -> SplitState {
    var result = state
    result.pages = current.pages
    result.compactPages = current.compactPages
    result.userWidths = current.userWidths
    switch filledColumn {
    case nil: break
    case .compact: result.compactPages = state.compactPages
    case .some(let column): result.pages[column] = state.pages[column]
    }
    if let arrangement { result.arrange(arrangement) }
    if !result.isCollapsed {
      if let count = result.displayMode.sideColumnCount, count > 0 {
        result.lastSideColumnCount = count
      }
      result.memory = result.memory.after(current.memory.requests - requests)
    } else if result.style == .unspecified {
      if arrangement == nil { result.bareDetails = current.bareDetails }
      result.settleClassicStack()
    } else if let top = result.topColumn {
      if top != .compact && !result.isFilled(top) {
        result.topColumn = result.successor(of: top)
      }
    } else {
      result.topColumn = result.rootColumn
    }
    return result
  }
}
