// SPDX-License-Identifier: MIT
import Foundation
import Testing

@Suite struct BugReportTests {
  private static let article = "Sources/SplitView/Documentation.docc/RowsFromBugReports.md"

  /// The rows that anything but the article and this package's own tests names.
  private var named: Set<String> {
    get throws {
      try Checkout.files(under: ["Sources", "Tests", "meson-helpers"])
        .filter { $0.target != "PackageTests" && $0.path != Self.article }
        .reduce(into: Set()) { $0.formUnion(ConformanceNames.reports(in: $1.text)) }
    }
  }

  @Test func everyRowIsInTheTable() throws {
    let table = try ConformanceNames.reportTable(in: Checkout.text(of: Self.article))
    #expect(table.count > 100)
    #expect(try named.subtracting(table.keys).sorted() == [])
    #expect(UntestedReports.all.subtracting(table.keys).sorted() == [])
    let untested = try Set(table.keys).subtracting(named).subtracting(UntestedReports.all)
    #expect(untested.sorted() == [], "rows without a test")
  }

  @Test func everyRowIsComplete() throws {
    for (row, line) in try ConformanceNames.reportTable(in: Checkout.text(of: Self.article)) {
      let cells = line.split(separator: "|").map { $0.drop(while: { $0 == " " }) }
      #expect(cells.count == 6, "\(row)")
      #expect(cells.allSatisfy { !$0.isEmpty }, "\(row)")
      #expect(cells[1].contains(/^\[.+\]\(https:\/\/.+\)/), "\(row): where it was seen")
    }
  }

  @Test func namesAreFound() {
    let text = "func test_SVB_134_x() // SVB-007, SVB-1234, SVB-12"
    #expect(ConformanceNames.reports(in: text) == ["SVB-134", "SVB-007"])
    #expect(
      ConformanceNames.reportTable(in: "| SVB-001 | a |\nSVB-002").keys.sorted() == ["SVB-001"])
  }
}
