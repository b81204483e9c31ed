// SPDX-License-Identifier: MIT

extension ColumnEvent {
  /// What appears and disappears between two states, in the fixed order of such events.
  static func difference(from old: SplitState, to new: SplitState) -> [ColumnEvent] {
    let before = old.visible
    let after = new.visible
    if before == after { return [] }
    let order: [SplitViewColumn] = [.supplementary, .primary, .compact, .secondary, .inspector]
    return order.compactMap { column in
      switch (before.contains(column), after.contains(column)) {
      case (false, true): .show(column)
      case (true, false): .hide(column)
      default: nil
      }
    }
  }
}
