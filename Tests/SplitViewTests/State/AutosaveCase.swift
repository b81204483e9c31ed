// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// Split views that are saved; a second one stands for the next run of the program.
class AutosaveCase: XCTestCase, @unchecked Sendable {
  @MainActor func make(_ name: String? = "main") -> Fixture {
    let fixture = Fixture(.doubleColumn)
    fixture.split.autosaveName = name
    return fixture
  }

  @MainActor func mounted(_ name: String? = "main", at width: Int = 820) throws -> Fixture {
    let fixture = make(name)
    try fixture.mount(at: width)
    fixture.stage.settle()
    fixture.clear()
    return fixture
  }

  @MainActor func waitForLine(_ folder: StateFolder, containing text: String) {
    runLoop(until: "a saved state with \(text)") { folder.line?.contains(text) == true }
  }

  /// Lets everything be written that is going to be.
  @MainActor func runIdle() { while MainLoop.iterate(mayBlock: false) {} }

  /// Leaves a good file behind, with a primary column that was dragged to 345.
  @MainActor func leaveFile(_ folder: StateFolder) throws {
    let old = try mounted()
    old.stage.dragDivider(after: .primary, by: 25)
    waitForLine(folder, containing: "primary-width=345")
    old.close()
  }
}
