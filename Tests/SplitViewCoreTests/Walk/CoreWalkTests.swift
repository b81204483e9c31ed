// SPDX-License-Identifier: MIT

import ConformanceSupport
import SplitViewWalk
import Testing

/// The core against the catalogue's rows, and against the second model wherever walks lead them.
@Suite struct CoreWalkTests {
  /// As many operations as a build without optimization walks in a few seconds.
  private static var count: Int {
    #if DEBUG
      20_000
    #else
      200_000
    #endif
  }

  @Test(arguments: WalkRow.all) func keepsTo(row: WalkRow) throws {
    let seen = row.run { CoreWalkSubject($0) }
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

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func theCoreAgreesWithTheModel(seed: UInt64) throws {
    let failure = try Walk(seed: seed, count: Self.count / 8).run(
      { WalkModel($0) }, { CoreWalkSubject($0) })
    #expect(failure == nil)
  }
}
