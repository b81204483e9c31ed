// SPDX-License-Identifier: MIT

import ConformanceSupport
import SplitViewWalk
import Testing

/// Expects a driver's log to be a row's trace, in our order and in UIKit's.
func expectTrace(
  _ row: String, _ driver: SplitDriver, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try expectTrace(row, driver.log, sourceLocation: sourceLocation)
}

/// Expects tokens to be a row's trace, in our order and in UIKit's.
func expectTrace(
  _ row: String, _ log: [String], sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let trace = try ConformanceTraces.trace(of: row)
  #expect(log == trace.fixedOrder, "\(row)", sourceLocation: sourceLocation)
  let difference = trace.difference(from: log)
  #expect(difference == nil, "\(row)", sourceLocation: sourceLocation)
}

/// Expects a subject to keep to a row: to what is to be seen afterwards, and to the trace.
func expectToKeep(
  to row: WalkRow, sourceLocation: SourceLocation = #_sourceLocation,
  _ make: (WalkConfiguration) -> any WalkSubject
) throws {
  let seen = row.run { make($0) }
  for (aspect, text) in row.then {
    #expect(seen[aspect] == text, "\(row.id) \(aspect)", sourceLocation: sourceLocation)
  }
  if row.isUntraced { return }
  try expectTrace(row.id, seen.trace.map(\.text), sourceLocation: sourceLocation)
}
