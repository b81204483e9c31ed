// SPDX-License-Identifier: MIT

extension WalkModel {
  /// Tells the delegate, which may call back.
  func tell(_ text: String) {
    trace.append(WalkToken(text, isCollapsed: isCollapsed, displayMode: mode))
    let fired = takeTriggers(text)
    let wasTelling = isTelling
    isTelling = true
    for operation in fired { execute(operation) }
    isTelling = wasTelling
  }

  /// What the app does inside a callback, once.
  func takeTriggers(_ text: String) -> [WalkOperation] {
    let fired = triggers.filter { text.hasPrefix($0.prefix) }
    triggers.removeAll { text.hasPrefix($0.prefix) }
    return fired.flatMap(\.operations)
  }

  /// Does what an app or a person calls for.
  ///
  /// It comes after the callbacks that it is called from, in order, and after the end of what is on
  /// its way. What a question's answer may rest on is taken at once.
  func call(isContent: Bool = false, _ body: @escaping () -> Void) {
    if isAsking && isContent { return body() }
    if isTelling { return queue.append(body) }
    finish()
    if end == nil { body() } else { queue.append(body) }
  }

  /// Tells what will come and go, lets it, and leaves what did to be told.
  func transition(_ will: [WalkEvent], completion: String? = nil, _ commit: () -> Void) {
    for event in will { tell("\(event.shows ? "wS" : "wH")(\(event.column.rawValue))") }
    commit()
    // Each column once, by its last event, in the order of those; what went comes first.
    var last: [WalkEvent] = []
    for event in will {
      last.removeAll { $0.column == event.column }
      last.append(event)
    }
    end =
      last.filter { !$0.shows }.map { "dH(\($0.column.rawValue))" }
      + last.filter(\.shows).map { "dS(\($0.column.rawValue))" }
      + (completion.map { [$0] } ?? [])
  }

  /// Tells the end of what is on its way, and does what the callbacks called for.
  func finish() {
    guard let tokens = end else { return }
    end = nil
    for token in tokens { tell(token) }
    while end == nil, !queue.isEmpty { queue.removeFirst()() }
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
    return isFilled(.compact) ? .compact : proposedColumn
  }

  /// The column that is proposed for the top if there is no compact one.
  var proposedColumn: WalkColumn? {
    if let column = preferredCompactColumn, style.columns.contains(column), isFilled(column) {
      return column
    }
    return WalkColumn.tiled.last { isFilled($0) }
  }
}
