// SPDX-License-Identifier: MIT
import Foundation
import Testing

@Suite struct DocumentationTests {
  private static let catalogue = "Sources/SplitView/Documentation.docc"

  private func page(_ name: String) throws -> String {
    try Checkout.text(of: "\(Self.catalogue)/\(name).md")
  }

  /// What is written by hand, but for this package's own tests of it.
  private var texts: [SourceFile] {
    get throws {
      try Checkout.files(under: ["Sources", "Tests"]).filter { $0.target != "PackageTests" }
    }
  }

  @Test func everyRowIsInTheTable() throws {
    let table = try ConformanceNames.table(in: page("ConformanceRows"))
    let files = try texts.filter {
      !$0.path.hasSuffix("/ConformanceRows.md") && $0.target != "ConformanceSupport"
    }
    let named = files.reduce(into: Set()) { $0.formUnion(ConformanceNames.rows(in: $1.text)) }
    #expect(named.count > 50)
    #expect(named.subtracting(table.keys).sorted() == [])
    #expect(UncheckedRows.all.subtracting(table.keys).sorted() == [])
    let unchecked = Set(table.keys).subtracting(named).subtracting(UncheckedRows.all)
    #expect(unchecked.sorted() == [], "rows without a test")
  }

  @Test func everyTraceIsTheOneThatTestsExpect() throws {
    let table = try ConformanceNames.table(in: page("ConformanceRows"))
    let traces = ConformanceNames.traces(
      in: try Checkout.text(of: "Tests/ConformanceSupport/ConformanceTraces.swift"))
    #expect(traces.count > 50)
    for (row, trace) in traces {
      let cell = traces[trace] != nil ? "as \(trace)" : trace == "none" ? trace : "`\(trace)`"
      #expect(table[row]?.contains("| \(cell) |") == true, "\(row): \(cell)")
    }
  }

  @Test func everyChoiceIsExplained() throws {
    let explained = try ConformanceNames.explained(in: page("Choices"))
    let named = try texts.reduce(into: Set()) {
      $0.formUnion(ConformanceNames.choices(in: $1.text))
    }
    #expect(explained.count > 10)
    #expect(named.subtracting(explained).sorted() == [])
  }

  @Test func namesAreFound() {
    let text = "func test_COL_17_COL_18_x() // MOD-31, CH-14 and UTF-16, GDK_VERSION_4_8, XPD-123"
    #expect(ConformanceNames.rows(in: text) == ["COL-17", "COL-18", "MOD-31"])
    #expect(ConformanceNames.choices(in: text) == ["CH-14"])
    #expect(ConformanceNames.explained(in: "**CH-1, CH-2: A.** CH-3\nCH-4") == ["CH-1", "CH-2"])
    #expect(ConformanceNames.table(in: "| COL-01 | a |\nCOL-02").keys.sorted() == ["COL-01"])
    let source = "\"COL-01\": \"a, b\",\n  \"COL-02\": \"\"\"\n    c, \\\n    d\n    \"\"\",\n"
    #expect(ConformanceNames.traces(in: source) == ["COL-01": "a, b", "COL-02": "c, d"])
  }
}

/// Older converters don't know all the links, so the newer one is the gate.
#if compiler(>=6.2)
  @Suite(.enabled(if: DocumentationArchive.isAvailable, "docc isn't installed"))
  struct DocumentationArchiveTests {
    @Test func theCatalogueConvertsWithoutAWarning() throws {
      let archive = try DocumentationArchive(
        of: Checkout.folder.appendingPathComponent("Sources/SplitView/Documentation.docc"))
      #expect(archive.result.status == 0, "\(archive.result.output)\(archive.result.errors)")
    }

    @Test func aLinkToNothingIsFound() throws {
      let scratch = try ScratchFolder()
      let catalogue = scratch.url.appendingPathComponent("A.docc")
      try FileManager.default.createDirectory(at: catalogue, withIntermediateDirectories: true)
      try "# ``SplitView``\n\nSee ``Nothing``.\n".write(
        to: catalogue.appendingPathComponent("A.md"), atomically: false, encoding: .utf8)
      let archive = try DocumentationArchive(of: catalogue)
      #expect(archive.result.status != 0)
      let text = archive.result.output + archive.result.errors
      #expect(text.contains("'Nothing' doesn't exist"), "\(text)")
    }
  }
#endif
