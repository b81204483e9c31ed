// SPDX-License-Identifier: MIT
import Foundation
import GtkInterop
import LocaleSupport
import SplitViewTesting
import XCTest

@testable import SplitView

final class LanguageTests: XCTestCase, @unchecked Sendable {
  @MainActor func testEnglishIsWhatIsWritten() async throws {
    let words = try Words()
    XCTAssertEqual(words.back, "Back to Sent")
    XCTAssertEqual(words.sidebar, "Hide sidebar")
    XCTAssertEqual(words.done, "Done")
    XCTAssertEqual(words.organize, "Move to Folder")
    XCTAssertFalse(words.isRightToLeft)
  }

  @MainActor func testGerman() async throws {
    try inLanguage("de") {
      let words = try Words()
      XCTAssertEqual(words.back, "Zurück zu Sent")
      XCTAssertEqual(words.sidebar, "Seitenleiste ausblenden")
      XCTAssertEqual(words.done, "Fertig")
      XCTAssertEqual(words.organize, "In Ordner verschieben")
      XCTAssertFalse(words.isRightToLeft)
    }
  }

  @MainActor func testArabic() async throws {
    try inLanguage("ar") {
      let words = try Words()
      XCTAssertEqual(words.back, "الرجوع إلى Sent")
      XCTAssertEqual(words.sidebar, "إخفاء الشريط الجانبي")
      XCTAssertEqual(words.done, "تم")
      XCTAssertEqual(words.organize, "نقل إلى مجلد")
      XCTAssertTrue(words.isRightToLeft)
    }
  }

  @MainActor func testALanguageWithoutCatalogIsEnglish() async throws {
    try inLanguage("de", without: true) {
      let words = try Words()
      XCTAssertEqual(words.back, "Back to Sent")
      XCTAssertEqual(words.done, "Done")
    }
  }

  /// Runs a part of the test in a process that speaks a language.
  /// - Parameter isUnknown: Whether the language is one that there is no catalogue for.
  @MainActor private func inLanguage(
    _ language: String, without isUnknown: Bool = false, _ body: () throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("split-view-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var variables = try TestLocale(language, in: folder).environment
    if isUnknown { variables["LANGUAGE"] = "tlh" }
    let before = testRun?.failureCount ?? 0
    let ending = try Subprocess.run(language, of: self, with: variables) {
      try body()
      // What failed here counts in the process that waits.
      if (testRun?.failureCount ?? 0) > before { throw Failure() }
    }
    guard let ending else { return }
    XCTAssertEqual(ending.status, 0, ending.errors)
  }

  private struct Failure: Error {}

  /// What a split view says, as a person gets it.
  @MainActor private struct Words {
    var back: String?
    var sidebar: String?
    let done = BarButtonItem(systemItem: .done, action: nil).title
    let organize = BarButtonItem(systemItem: .organize, action: nil).accessibilityLabel
    let isRightToLeft: Bool

    init() throws {
      let split = SplitViewController(style: .doubleColumn)
      for (column, title) in [(SplitViewController.Column.primary, "Sent"), (.secondary, "Mail")] {
        let page = ViewController()
        page.title = title
        split.setViewController(page, for: column)
      }
      let stage = try Stage(split, width: 900)
      defer { stage.close() }
      sidebar = split.headerItems.values.joined().first?.accessibilityLabel
      stage.resize(to: 500)
      split.show(.secondary)
      stage.settle()
      let page = split.viewController(for: .secondary)?.navigationItem
      XCTAssertNotNil(page)
      back = split.viewController(for: .primary)?.navigationItem.backButton.spokenLabel
      isRightToLeft = Widget(split.view).isRightToLeft
    }
  }
}
