// SPDX-License-Identifier: MIT

import ConformanceSupport
import Testing

@Suite struct ConformanceTracesTests {
  @Test func everyTraceCanBeRead() {
    for row in ConformanceTraces.texts.keys {
      #expect(throws: Never.self, "\(row)") { try ConformanceTraces.trace(of: row) }
    }
  }

  @Test func theStepsOfARowMakeUpItsTrace() throws {
    var rows = 0
    for row in ConformanceTraces.texts.keys where ConformanceTraces.texts["\(row).1"] != nil {
      rows += 1
      var groups: [TraceNotation.Group] = []
      var step = 1
      while ConformanceTraces.texts["\(row).\(step)"] != nil {
        groups += try ConformanceTraces.trace(of: "\(row).\(step)").groups
        step += 1
      }
      #expect(step > 2, "\(row)")
      #expect(try ConformanceTraces.trace(of: row).groups == groups, "\(row)")
    }
    #expect(rows > 5)
  }
}
