// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

@testable import SplitViewDemoKit

final class GalleryTests: DemoTestCase, @unchecked Sendable {
  @MainActor private final class Opened {
    var kinds: [ExampleKind] = []
  }

  @MainActor private func makeGallery(_ opened: Opened = Opened()) throws -> GalleryViewController {
    try XCTSkipUnless(Toolkit.initialize(), "needs a display")
    try DemoResource.register()
    return try GalleryViewController { opened.kinds.append($0) }
  }

  @MainActor private func activate(_ action: String, in gallery: GalleryViewController) {
    let widget = gallery.view.assumingMemoryBound(to: GtkWidget.self)
    XCTAssertNotEqual(
      gtk_widget_activate_action_variant(widget, "win.\(action)", nil), 0, action)
  }

  @MainActor private func install(_ gallery: GalleryViewController) {
    let root = gtk_widget_get_root(gallery.view.assumingMemoryBound(to: GtkWidget.self))
    root.map { gallery.actions.install(on: UnsafeMutableRawPointer($0)) }
  }

  @MainActor func testEveryExampleRunsInIt() async throws {
    let gallery = try makeGallery()
    let stage = try Stage(gallery, width: 1400, height: 640)
    defer { stage.close() }
    for kind in ExampleKind.allCases {
      let isGone = { [weak before = gallery.page?.example] in before == nil }
      try gallery.run(kind)
      wait("\(kind)") { gallery.isReady }
      stage.settle()
      XCTAssertEqual(gallery.page?.kind, kind)
      XCTAssertTrue(gallery.viewController(for: .secondary) === gallery.page)
      XCTAssertEqual(gallery.page?.example.isCollapsed, false)
      if kind != .files { wait("the end of the one before \(kind)") { isGone() } }
      gallery.show(.secondary)
      stage.resize(to: 360, height: 294)
      XCTAssertTrue(gallery.isCollapsed)
      gallery.show(.secondary)
      stage.settle()
      XCTAssertEqual(gallery.page?.example.isCollapsed, true)
      stage.resize(to: 1400, height: 640)
      XCTAssertFalse(gallery.isCollapsed)
    }
    XCTAssertEqual(stage.presentedFrames.compactMap(\.problem), [])
    XCTAssertEqual(stage.warnings, [])
  }

  @MainActor func testItFoldsInEveryDesktop() async throws {
    for (isRightToLeft, scale) in [(false, 1.0), (true, 1.0), (false, 1.5)] {
      weak var gone: GalleryViewController?
      do {
        let gallery = try makeGallery()
        gone = gallery
        let stage = try Stage(gallery, width: 1400, height: 640)
        defer { stage.close() }
        stage.isRightToLeft = isRightToLeft
        stage.textScale = scale
        stage.settle()
        stage.resetFrames()
        stage.resize(to: scale > 1 ? 480 : 360, height: scale > 1 ? 440 : 294)
        XCTAssertEqual(gallery.topColumn, .primary)
        stage.resize(to: 1400, height: 640)
        XCTAssertEqual(stage.presentedFrames.compactMap(\.problem), [])
        XCTAssertEqual(stage.warnings, [])
      }
      wait("the end of the gallery") { gone == nil }
    }
  }

  @MainActor func testTheStateIsLive() async throws {
    let gallery = try makeGallery()
    let stage = try Stage(gallery, width: 1400, height: 640)
    defer { stage.close() }
    install(gallery)
    activate("state", in: gallery)
    stage.settle()
    XCTAssertTrue(gallery.isShowing(.inspector))
    let page = try XCTUnwrap(
      (gallery.viewController(for: .inspector) as? NavigationController)?.topViewController
        as? StateViewController)
    let example = try XCTUnwrap(gallery.page?.example)
    for width in [1400, 700, 1500] {
      stage.resize(to: width)
      XCTAssertEqual(page.facts, StateFact.all(of: example), "\(width)")
      XCTAssertEqual(page.facts.first?.value, "\(example.isCollapsed)", "\(width)")
    }
    activate("state", in: gallery)
    stage.settle()
    XCTAssertFalse(gallery.isShowing(.inspector))
  }

  @MainActor func testAnExampleOpensInAWindowOfItsOwn() async throws {
    let opened = Opened()
    let gallery = try makeGallery(opened)
    let stage = try Stage(gallery, width: 1400, height: 640)
    defer { stage.close() }
    install(gallery)
    activate("open-window", in: gallery)
    try gallery.run(.settings)
    activate("open-window", in: gallery)
    XCTAssertEqual(opened.kinds, [.files, .settings])
  }

  @MainActor func testTheWindowHasTheActionsOfTheExampleThatRuns() async throws {
    let gallery = try makeGallery()
    let stage = try Stage(gallery, width: 1400, height: 640)
    defer { stage.close() }
    activate("reload", in: gallery)
    try gallery.run(.settings)
    stage.settle()
    let widget = gallery.view.assumingMemoryBound(to: GtkWidget.self)
    XCTAssertEqual(gtk_widget_activate_action_variant(widget, "win.reload", nil), 0)
    activate("filter", in: gallery)
  }
}
