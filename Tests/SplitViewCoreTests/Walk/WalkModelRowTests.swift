// SPDX-License-Identifier: MIT

import SplitViewWalk
import Testing

/// The second model has to keep to the catalogue itself before it may judge anybody.
@Suite struct WalkModelRowTests {
  @Test(arguments: WalkRow.all) func keepsTo(row: WalkRow) throws {
    try expectToKeep(to: row) { WalkModel($0) }
  }
}
