// SPDX-License-Identifier: MIT

import ConformanceSupport
import SplitViewWalk
import Testing

/// The second model has to keep to the catalogue itself before it may judge anybody.
@Suite struct WalkModelRowTests {
  @Test(arguments: WalkRow.all) func keepsTo(row: WalkRow) throws {
    let seen = row.run { WalkModel($0) }
    for (aspect, text) in row.then {
      #expect(seen[aspect] == text, "\(row.id) \(aspect)")
    }
    if row.isUntraced { return }
    let trace = try ConformanceTraces.trace(of: row.id)
    let log = seen.trace.map(\.text)
    #expect(log == trace.fixedOrder, "\(row.id)")
    let difference = trace.difference(from: log)
    #expect(difference == nil, "\(row.id)")
  }
}
