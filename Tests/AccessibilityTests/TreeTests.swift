// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

final class TreeTests: AccessibilityTestCase, @unchecked Sendable {
  @MainActor func testRaw() async throws {
    XCTAssertTrue(Toolkit.initialize())
    let split = SplitViewController(style: .tripleColumn)
    for (column, title) in [
      (SplitViewController.Column.primary, "Mail"), (.supplementary, "Inbox"),
      (.secondary, "Message"),
    ] {
      let page = ViewController(
        widget: UnsafeMutableRawPointer(gtk_button_new_with_label("\(title) button")))
      page.title = title
      split.setViewController(page, for: column)
    }
    let stage = try Stage(split, width: 1300)
    split.show(.primary)
    stage.settle()
    print(try readWindow().lines().joined(separator: "\n"))
    stage.resize(to: 500)
    print(try readWindow().lines().joined(separator: "\n"))
    stage.close()
  }
}
