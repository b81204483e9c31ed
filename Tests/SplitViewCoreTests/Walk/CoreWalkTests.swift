// SPDX-License-Identifier: MIT

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
    try expectToKeep(to: row) { CoreWalkSubject($0) }
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func theCoreAgreesWithTheModel(seed: UInt64) throws {
    let failure = try Walk(seed: seed, count: Self.count / 8).run(
      { WalkModel($0) }, { CoreWalkSubject($0) })
    #expect(failure == nil)
  }
}
