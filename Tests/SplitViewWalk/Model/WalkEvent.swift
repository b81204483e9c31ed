// SPDX-License-Identifier: MIT

/// A column that comes or goes.
struct WalkEvent: Hashable {
  var shows: Bool
  var column: WalkColumn

  static func show(_ column: WalkColumn) -> WalkEvent { WalkEvent(shows: true, column: column) }
  static func hide(_ column: WalkColumn) -> WalkEvent { WalkEvent(shows: false, column: column) }

  /// What went and what came between two pictures, in the order in which it is told.
  static func difference(
    from old: Set<WalkColumn>, to new: Set<WalkColumn>
  ) -> [WalkEvent] {
    var events: [WalkEvent] = []
    for column in WalkColumn.told {
      if new.contains(column) && !old.contains(column) { events.append(.show(column)) }
      if old.contains(column) && !new.contains(column) { events.append(.hide(column)) }
    }
    return events
  }
}
