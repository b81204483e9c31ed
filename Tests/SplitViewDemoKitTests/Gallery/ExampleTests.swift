// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

@testable import SplitViewDemoKit

/// Every example opens, folds, unfolds and closes, however the desktop is set up.
final class ExampleTests: DemoTestCase, @unchecked Sendable {
  private struct Desktop {
    var name: String
    var isRightToLeft = false
    var isDark = false
    var textScale = 1.0
  }

  private static let desktops = [
    Desktop(name: "plain"), Desktop(name: "right to left", isRightToLeft: true),
    Desktop(name: "dark", isDark: true), Desktop(name: "large text", textScale: 1.5),
  ]

  @MainActor private func prepare() throws {
    try XCTSkipUnless(Toolkit.initialize(), "needs a display")
    try DemoResource.register()
    try write("# One\n\nText.\n\n## Two\n\nMore.\n", to: "one.md")
    try write("Plain text.", to: "two.txt")
  }

  @MainActor private func check(
    _ kind: ExampleKind, _ desktop: Desktop
  ) throws -> () -> Bool {
    let what = "\(kind) \(desktop.name)"
    let example = try kind.type.make(kind.takesFolder ? location : nil)
    Preferences.set("gtk-application-prefer-dark-theme", desktop.isDark)
    defer { Preferences.set("gtk-application-prefer-dark-theme", false) }
    let stage = try Stage(example, width: 1400, height: 640)
    defer { stage.close() }
    stage.isRightToLeft = desktop.isRightToLeft
    stage.textScale = desktop.textScale
    wait("\(what) to be ready") { example.isReady }
    stage.settle()
    XCTAssertFalse(example.isCollapsed, what)
    stage.resetFrames()
    let narrow = desktop.textScale > 1 ? (480, 440) : (360, 294)
    stage.resize(to: narrow.0, height: narrow.1)
    XCTAssertTrue(example.isCollapsed, what)
    stage.sweep([700, 880, 901, 920])
    stage.resize(to: 1400, height: 640)
    XCTAssertFalse(example.isCollapsed, what)
    XCTAssertEqual(stage.presentedFrames.compactMap(\.problem), [], what)
    XCTAssertEqual(stage.warnings, [], what)
    return { [weak example] in example == nil }
  }

  @MainActor func testEveryExampleFoldsUnfoldsAndGoesAway() async throws {
    try prepare()
    for kind in ExampleKind.allCases {
      for desktop in Self.desktops {
        let isGone = try check(kind, desktop)
        wait("the end of \(kind) \(desktop.name)") { isGone() }
      }
    }
  }

  @MainActor func testEveryExampleSaysWhatItIs() async throws {
    let types = ExampleKind.allCases.map { $0.type }
    XCTAssertEqual(types.map { $0.kind }, ExampleKind.allCases)
    XCTAssertEqual(Set(types.map { $0.title }).count, types.count)
    for type in types {
      XCTAssertTrue(type.summary.hasSuffix("."), type.summary)
      XCTAssertTrue(type.iconName.hasSuffix("-symbolic"), type.iconName)
    }
  }
}
