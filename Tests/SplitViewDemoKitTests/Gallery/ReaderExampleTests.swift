// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

@testable import SplitViewDemoKit

final class ReaderExampleTests: DemoTestCase, @unchecked Sendable {
  func testMarkdownIsReadByParagraphs() {
    let text = MarkdownText(
      "# One\n\nfirst\nsecond\n\n- a\n- b\n\n    code\n    more\n## Two\n#no", isMarkdown: true)
    XCTAssertEqual(
      text.paragraphs.map(\.text),
      ["One", "first second", "•  a", "•  b", "code\nmore", "Two", "#no"])
    XCTAssertEqual(text.outline.map(\.title), ["One", "Two"])
    XCTAssertEqual(text.outline.map(\.paragraph), [0, 5])
    XCTAssertEqual(text.outline.map(\.level), [1, 2])
    XCTAssertEqual(
      MarkdownText("# a\nb\n\nc", isMarkdown: false).paragraphs.map(\.text), ["# a\nb", "c"])
  }

  @MainActor private func open(width: Int) throws -> (ReaderExample, Stage) {
    try XCTSkipUnless(Toolkit.initialize(), "needs a display")
    try DemoResource.register()
    let reader = ReaderExample(location)
    let stage = try Stage(reader, width: width, height: 400)
    wait("the texts") { reader.isReady }
    stage.settle()
    return (reader, stage)
  }

  @MainActor func testTextsAloneAreListedAndReadByTheirRows() async throws {
    try write("# One\n\n## Deep\n", to: "a.md")
    try write("no heading", to: "b.txt")
    try write("", to: "c.bin")
    try makeFolder("d.md")
    let (reader, stage) = try open(width: 900)
    defer { stage.close() }
    XCTAssertEqual(reader.list.shownEntries.map(\.title), ["a.md", "b.txt"])
    XCTAssertEqual(reader.article.title, "a.md")
    XCTAssertEqual(reader.outline.entries.map(\.id), ["0", "1"])
    reader.show(.inspector)
    stage.settle()
    activateRow(1, in: reader.outline)
    activateRow(1, in: reader.list)
    wait("the text") { reader.isReady }
    XCTAssertEqual(reader.outline.entries, [])
    XCTAssertEqual(reader.article.text.paragraphs.map(\.text), ["no heading"])
    stage.resize(to: 360)
    XCTAssertEqual(reader.topColumn, .secondary)
    XCTAssertEqual(stage.presentedFrames.compactMap(\.problem), [])
    XCTAssertEqual(stage.warnings, [])
  }

  @MainActor func testAnEmptyFolderSaysSo() async throws {
    let (reader, stage) = try open(width: 360)
    defer { stage.close() }
    XCTAssertEqual(reader.topColumn, .primary)
    XCTAssertEqual(reader.list.shownEntries, [])
    XCTAssertEqual(reader.list.emptyText.heading, localized("No Texts"))
  }

  @MainActor func testItsOwnTextsAreThere() async throws {
    try XCTSkipUnless(Toolkit.initialize(), "needs a display")
    try DemoResource.register()
    let reader = ReaderExample(FileLocation(uri: ReaderExample.ownTexts))
    wait("the texts") { reader.isReady && !reader.list.entries.isEmpty }
    XCTAssertEqual(reader.list.entries.count, 4)
  }
}
