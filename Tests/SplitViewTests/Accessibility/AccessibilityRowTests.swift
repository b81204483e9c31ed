// SPDX-License-Identifier: MIT
import Foundation
import GtkInterop
import LocaleSupport
import SplitView
import SplitViewTesting
import XCTest

/// Rows from bug reports that a screen reader is needed for.
final class AccessibilityRowTests: AccessibilityTestCase, @unchecked Sendable {
  @MainActor func test_SVB_103_theBackButtonHasAName() async throws {
    func expectBack(_ names: [String]) throws {
      let rig = try Rig(.D2, at: 500, item: 3)
      rig.split.show(.secondary)
      let window = try readWindow(rig.stage)
      let buttons = window.all.filter { ["button", "push button"].contains($0.role) }
      XCTAssertEqual(buttons.map(\.name).first, names[0])
      rig.list.title = nil
      let untitled = try readWindow(rig.stage).all.filter { $0.role == buttons.first?.role }
      XCTAssertEqual(untitled.map(\.name).first, names[1])
      rig.close()
    }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("split-view-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let german = try TestLocale("de", in: folder).environment
    let ending = try Subprocess.run("de", of: self, with: german) {
      try expectBack(["Zurück zu List", "Zurück"])
      if testRun?.failureCount != 0 { throw AccessibilityBus.Failure(text: "see above") }
    }
    if let ending {
      XCTAssertEqual(ending.status, 0, ending.errors)
      try expectBack(["Back to List", "Back"])
    }
  }

  @MainActor func test_SVB_104_eachTransitionTellsOfOneFocus() async throws {
    let rig = try Rig(.D2, at: 500)
    rig.focus(3)
    let window = try readWindow(rig.stage)
    var focused: [AccessibilityBus.Object] = []
    let bus = try onBus { $0 }
    let number = bus.observeStates { object, state, isSet in
      if state == "focused", isSet { focused.append(object) }
    }
    try catchUp(window.object)
    func expectFocus(
      in title: String, _ what: String, moves: Bool = true, _ action: () -> Void
    ) throws {
      focused = []
      action()
      let tree = try readWindow(rig.stage)
      try catchUp(tree.object)
      // What has the focus before and after is on screen all the time, and tells nothing.
      XCTAssertEqual(focused.count, moves ? 1 : 0, what)
      let column = tree.all.first { $0.groupNames.first == title && $0.name == title }
      let place = column?.all.first { $0.states.contains("focused") }?.object
      XCTAssertNotNil(
        place,
        "\(what): the focus isn't in \(title)\n\(tree.lines().joined(separator: "\n"))")
      if moves { XCTAssertEqual(focused.last, place, what) }
      XCTAssertTrue(rig.isFocusVisible, what)
    }
    try expectFocus(in: "Item 3", "a row is activated") { rig.activate(3) }
    try expectFocus(in: "List", "back") { rig.back() }
    try expectFocus(in: "List", "unfolded", moves: false) { rig.stage.resize(to: 1000) }
    try expectFocus(in: "Item 3", "folded") { rig.stage.resize(to: 500) }
    try expectFocus(in: "List", "unfolded again") { rig.stage.resize(to: 1000) }
    bus.endObserving(number)
    rig.close()
  }

  @MainActor func test_SVB_105_columnsAreGroupsWithNamesInOrder() async throws {
    let rig = Rig(.D3)
    rig.folders.title = "Mail"
    rig.list.title = "Inbox"
    rig.placeholder.title = "Message"
    rig.split.setViewController(rig.placeholder, for: .secondary)
    try rig.mount(at: 1300)
    XCTAssertEqual(try readWindow(rig.stage).groupNames, ["Mail", "Inbox", "Message"])
    rig.stage.resize(to: 500)
    for (column, title) in [
      (Rig.Column.primary, "Mail"), (.supplementary, "Inbox"), (.secondary, "Message"),
    ] {
      rig.split.show(column)
      XCTAssertEqual(try readWindow(rig.stage).groupNames, [title])
    }
    rig.close()
  }
}
