// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import XCTest

final class ActionGroupTests: GtkTestCase, @unchecked Sendable {
  @MainActor private func activate(_ name: String, of group: ActionGroup) {
    g_action_group_activate_action(OpaquePointer(group.pointer), name, nil)
  }

  @MainActor func testRunsItsClosures() async throws {
    let group = ActionGroup()
    var log: [String] = []
    group.add("one") { log.append("one") }
    group.add("two", isEnabled: false) { log.append("two") }
    activate("one", of: group)
    activate("two", of: group)
    XCTAssertEqual(log, ["one"])
    XCTAssertEqual(g_action_group_get_action_enabled(OpaquePointer(group.pointer), "two"), 0)
  }

  @MainActor func testActivatingDoesNotChangeAMark() async throws {
    let group = ActionGroup()
    var count = 0
    group.add("marked", isOn: true) { count += 1 }
    group.add("plain") {}
    func isOn(_ name: String) -> Bool? {
      guard let state = g_action_group_get_action_state(OpaquePointer(group.pointer), name) else {
        return nil
      }
      defer { g_variant_unref(state) }
      return g_variant_get_boolean(state) != 0
    }
    XCTAssertEqual(isOn("marked"), true)
    activate("marked", of: group)
    XCTAssertEqual(count, 1)
    XCTAssertEqual(isOn("marked"), true)
    XCTAssertNil(isOn("plain"))
  }

  @MainActor func testLetsItsClosuresGo() async throws {
    final class Token {}
    weak var watched: Token?
    do {
      let token = Token()
      watched = token
      let group = ActionGroup()
      group.add("one") { _ = token }
      XCTAssertNotNil(watched)
    }
    XCTAssertNil(watched)
  }
}
