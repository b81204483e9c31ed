// SPDX-License-Identifier: MIT
import CSplitViewGtk
import Foundation
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// Every way that columns come and go, as five pictures.
///
/// `SPLIT_VIEW_FILM` names a folder for them, in light, dark and from right to left; without it only
/// the numbers are looked at.
final class FilmStripTests: XCTestCase, @unchecked Sendable {
  private static let parts = [0, 25, 50, 75, 100]

  private enum Look: String, CaseIterable { case light, dark, rtl }

  @MainActor private var folder: String? {
    ProcessInfo.processInfo.environment["SPLIT_VIEW_FILM"]
  }

  override func setUp() async throws { await MainActor.run { setDark(false) } }
  override func tearDown() async throws { await MainActor.run { setDark(false) } }

  @MainActor private func setDark(_ isDark: Bool) {
    guard Toolkit.initialize(), let settings = gtk_settings_get_default() else { return }
    Properties.set(
      "gtk-application-prefer-dark-theme", of: UnsafeMutableRawPointer(settings), to: isDark)
  }

  /// Stops a change of columns at five moments of its way.
  @MainActor
  private func film(
    _ name: String, _ style: SplitViewController.Style, width: Int,
    _ prepare: (SplitViewController) -> Void = { _ in },
    from: (SplitViewController) -> Void = { _ in }, _ change: (SplitViewController) -> Void
  ) throws {
    for look in folder == nil ? [Look.light] : Look.allCases {
      setDark(look == .dark)
      let split = SplitViewController(style: style)
      split.metrics.secondaryMinimum = 360
      split.setViewController(
        FilmPages.list("Mailboxes", ["Inbox", "Drafts", "Sent", "Archive"]), for: .primary)
      if style == .tripleColumn {
        split.setViewController(
          FilmPages.list("Inbox", ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]),
          for: .supplementary)
      }
      split.setViewController(FilmPages.text("Tuesday"), for: .secondary)
      split.setViewController(FilmPages.text("Details", paragraphs: 2), for: .inspector)
      prepare(split)
      let stage = try Stage(split, width: width, height: 480)
      defer { stage.close() }
      stage.isRightToLeft = look == .rtl
      from(split)
      stage.settle()
      stage.animationsEnabled = true
      stage.resetFrames()
      change(split)
      XCTAssertNotNil(split.motionProgress, "\(name) doesn't move")
      for part in folder == nil ? [50, 100] : Self.parts {
        split.holdMotion(at: Double(part) / 100)
        stage.settle()
        if let folder { try stage.savePicture(to: "\(folder)/\(name)-\(look)-\(part).png") }
      }
      let last = PictureBytes(of: Widget(split.view))
      split.releaseMotion()
      stage.settle()
      XCTAssertFalse(split.isTransitioning, name)
      let rest = try XCTUnwrap(PictureBytes(of: Widget(split.view)))
      XCTAssertEqual(last?.rows(differingFrom: rest), [], "\(name): the end is the picture at rest")
      XCTAssertEqual(stage.presentedFrames.compactMap(\.problem), [], name)
      XCTAssertEqual(stage.warnings, [], name)
    }
  }

  @MainActor func testTiled() async throws {
    try film("tiled-hide", .doubleColumn, width: 800) { $0.hide(.primary) }
    try film("tiled-show", .doubleColumn, width: 800, from: { $0.hide(.primary) }) {
      $0.show(.primary)
    }
    try film("tiled-both", .tripleColumn, width: 1100, from: { $0.hide(.supplementary) }) {
      $0.show(.primary)
    }
    try film("tiled-outer", .tripleColumn, width: 1100) { $0.hide(.primary) }
  }

  @MainActor func testOver() async throws {
    let overlay = { (split: SplitViewController) in split.preferredSplitBehavior = .overlay }
    try film("over-show", .doubleColumn, width: 720, overlay) { $0.show(.primary) }
    try film("over-hide", .doubleColumn, width: 720, overlay, from: { $0.show(.primary) }) {
      $0.hide(.primary)
    }
    try film("over-two", .tripleColumn, width: 900, overlay, from: { $0.show(.supplementary) }) {
      $0.show(.primary)
    }
    try film("over-stand-in", .tripleColumn, width: 760, { $0.metrics.secondaryMinimum = 460 }) {
      $0.show(.primary)
    }
  }

  @MainActor func testDisplaced() async throws {
    try film(
      "displace", .tripleColumn, width: 820, { $0.preferredSplitBehavior = .displace }
    ) { $0.show(.primary) }
    try film(
      "displace-back", .tripleColumn, width: 820, { $0.preferredSplitBehavior = .displace },
      from: { $0.show(.primary) }
    ) { $0.show(.secondary) }
  }

  @MainActor func testInspector() async throws {
    try film("inspector-tiled", .doubleColumn, width: 1100) { $0.show(.inspector) }
    try film("inspector-over", .doubleColumn, width: 720) { $0.show(.inspector) }
    try film("inspector-sheet", .doubleColumn, width: 420) { $0.show(.inspector) }
    try film(
      "inspector-gone", .doubleColumn, width: 420, from: { $0.show(.inspector) }
    ) { $0.hide(.inspector) }
  }
}
