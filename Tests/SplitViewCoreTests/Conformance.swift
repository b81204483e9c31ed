// SPDX-License-Identifier: MIT

import ConformanceSupport
import Testing

/// Expects a driver's log to be a row's trace, in our order and in UIKit's.
func expectTrace(
  _ row: String, _ driver: SplitDriver, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let trace = try ConformanceTraces.trace(of: row)
  #expect(driver.log == trace.fixedOrder, "\(row)", sourceLocation: sourceLocation)
  let difference = trace.difference(from: driver.log)
  #expect(difference == nil, "\(row)", sourceLocation: sourceLocation)
}
