// SPDX-License-Identifier: MIT

extension WalkModel {
  /// Tells the delegate, which may call back.
  func tell(_ text: String) {
    trace.append(WalkToken(text, isCollapsed: isCollapsed, displayMode: mode))
    let fired = triggers.filter { text.hasPrefix($0.prefix) }
    triggers.removeAll { text.hasPrefix($0.prefix) }
    for operation in fired.flatMap(\.operations) { nest(operation) }
  }

  /// An operation from inside a callback.
  private func nest(_ operation: WalkOperation) {
    switch operation {
    case .prefer, .answerTop, .answerExpanding, .atNext:
      execute(operation)
    case .set, .showDetail, .push, .pop, .popToRoot:
      // What a question's answer may rest on is taken at once.
      if isAsking { execute(operation) } else { queue.append(operation) }
    default:
      queue.append(operation)
    }
  }

  /// Tells what will come and go, lets it, and tells what did.
  func transition(_ will: [WalkEvent], completion: String? = nil, _ commit: () -> Void) {
    for event in will { tell("\(event.shows ? "wS" : "wH")(\(event.column.rawValue))") }
    commit()
    // Each column once, by its last event, in the order of those; what went comes first.
    var last: [WalkEvent] = []
    for event in will {
      last.removeAll { $0.column == event.column }
      last.append(event)
    }
    for event in last where !event.shows { tell("dH(\(event.column.rawValue))") }
    for event in last where event.shows { tell("dS(\(event.column.rawValue))") }
    if let completion { tell(completion) }
  }

  /// Asks which column is to be on top; the answer is judged after the call.
  func ask(_ proposed: WalkColumn) -> WalkColumn? {
    let answer = topAnswer ?? proposed
    isAsking = true
    tell("top?(\(proposed.rawValue)→\(answer.rawValue))")
    isAsking = false
    for column in [answer, proposed] {
      if column == .compact && isFilled(.compact) { return column }
      if style.columns.contains(column) && isFilled(column) { return column }
    }
    // The callback emptied what was proposed.
    return proposedColumn
  }

  /// The column that is proposed for the top if there is no compact one.
  var proposedColumn: WalkColumn? {
    if let column = preferredCompactColumn, style.columns.contains(column), isFilled(column) {
      return column
    }
    return WalkColumn.tiled.last { isFilled($0) }
  }
}
