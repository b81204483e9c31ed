// SPDX-License-Identifier: MIT
import Foundation
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

final class AccessibilityTreeTests: AccessibilityTestCase, @unchecked Sendable {
  /// `SPLIT_VIEW_RECORD=1` writes what it finds.
  @MainActor func testEachModeIsReadAsBefore() async throws {
    var found = ""
    for name in AccessibilityScene.names {
      let scene = try AccessibilityScene(name)
      let lines = try readWindow(scene.stage).lines(1)
      found += "\(name)\n\(lines.joined(separator: "\n"))\n\n"
      scene.stage.close()
    }
    let version = Toolkit.version
    let golden = AccessibleTreeGolden("\(version.major).\(version.minor)")
    if ProcessInfo.processInfo.environment["SPLIT_VIEW_RECORD"] != nil { try golden.write(found) }
    let known = try AccessibleTreeGolden.versions
    if known.contains("\(version.major).\(version.minor)") {
      XCTAssertEqual(found, try golden.text)
    } else {
      XCTAssertEqual(
        AccessibleTreeGolden.withoutRoles(found),
        AccessibleTreeGolden.withoutRoles(try AccessibleTreeGolden(known[0]).text))
    }
  }

  @MainActor func testOverTheBusADividerMovesAndItsLimitsHold() async throws {
    let scene = try AccessibilityScene("three columns")
    func divider(_ name: String) throws -> AccessibleNode {
      let window = try readWindow(scene.stage)
      return try XCTUnwrap(
        window.all.first { $0.value != nil && $0.children.contains { $0.name == name } })
    }
    func set(_ name: String, to value: Double) throws {
      let object = try divider(name).object
      try onBus { try $0.set("CurrentValue", of: object, AccessibleNode.valueInterface, to: value) }
      scene.stage.settle()
    }
    let before = try XCTUnwrap(try divider("Sidebar divider").value)
    XCTAssertEqual(before.now, scene.split.primaryColumnWidth)
    try set("Sidebar divider", to: before.now + 50)
    XCTAssertEqual(scene.split.primaryColumnWidth, before.now + 50)
    XCTAssertEqual(try divider("Sidebar divider").value?.now, before.now + 50)
    try set("Sidebar divider", to: 5)
    XCTAssertEqual(scene.split.primaryColumnWidth, before.least)
    XCTAssertEqual(try divider("Sidebar divider").value?.now, before.least)
    let list = try XCTUnwrap(try divider("List divider").value)
    try set("List divider", to: list.now + 30)
    XCTAssertEqual(scene.split.supplementaryColumnWidth, list.now + 30)
    scene.stage.close()
  }

  @MainActor func testOverTheBusADividerThatIsFixedStays() async throws {
    let scene = try AccessibilityScene("two columns")
    scene.split.setResizable(false, for: .primary)
    let width = scene.split.primaryColumnWidth
    let window = try readWindow(scene.stage)
    XCTAssertFalse(window.all.contains { $0.name == "Sidebar divider" })
    let paned = try XCTUnwrap(window.all.first { $0.value != nil }).object
    try onBus { try $0.set("CurrentValue", of: paned, AccessibleNode.valueInterface, to: 300) }
    scene.stage.settle()
    XCTAssertEqual(scene.split.primaryColumnWidth, width)
    XCTAssertNil(scene.stage.presentedFrames.last?.problem)
    scene.stage.close()
  }

  @MainActor func testATitleThatChangesIsTheColumnsName() async throws {
    let scene = try AccessibilityScene("two columns")
    _ = try readWindow(scene.stage)
    scene.split.viewController(for: .primary)?.title = "Drafts"
    XCTAssertEqual(try groups(in: scene.stage), ["Drafts", "Message"])
    let stack = scene.split.viewController(for: .secondary)?.navigationController
    stack?.pushViewController(AccessibilityScene.page("Attachment"), animated: false)
    XCTAssertEqual(try groups(in: scene.stage), ["Drafts", "Attachment"])
    stack?.popViewController(animated: false)
    XCTAssertEqual(try groups(in: scene.stage), ["Drafts", "Message"])
    scene.stage.close()
  }

  /// The names of the groups that have one, in order.
  @MainActor private func groups(in stage: Stage) throws -> [String] {
    try readWindow(stage).groupNames
  }
}

final class AccessibleTreeGoldenTests: XCTestCase {
  func testVersionsDifferInRolesOnly() throws {
    let texts = try AccessibleTreeGolden.versions.map {
      AccessibleTreeGolden.withoutRoles(try AccessibleTreeGolden($0).text)
    }
    XCTAssertGreaterThan(texts.count, 1)
    for text in texts { XCTAssertEqual(text, texts[0]) }
  }

  func testRolesAloneAreLeftOut() {
    XCTAssertEqual(
      AccessibleTreeGolden.withoutRoles("a\n  panel: “B: c” focused\n    label:\n"),
      "a\n  : “B: c” focused\n    :\n")
  }
}
