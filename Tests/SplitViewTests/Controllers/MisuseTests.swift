// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// CH-16: what can't be done stops the program with a message that says what to do.
final class MisuseTests: XCTestCase, @unchecked Sendable {
  @MainActor func testMoreControllersThanColumns() async throws {
    try Subprocess.expectStop(saying: "3 controllers don't fit into 2 columns", in: self) {
      let split = SplitViewController(style: .doubleColumn)
      split.viewControllers = [ViewController(), ViewController(), ViewController()]
    }
  }

  @MainActor func testOneControllerInTwoPlacesOfTheList() async throws {
    try Subprocess.expectStop(saying: "a stands in the primary column: empty that", in: self) {
      let a = SpyPage("a")
      SplitViewController(style: .doubleColumn).viewControllers = [a, a]
    }
  }

  @MainActor func testASplitViewAsAColumn() async throws {
    try Subprocess.expectStop(saying: "a split view can't be the secondary column", in: self) {
      let split = SplitViewController(style: .doubleColumn)
      split.setViewController(SplitViewController(style: .doubleColumn), for: .secondary)
    }
  }

  @MainActor func testAViewWithoutADisplay() async throws {
    let ending = try Subprocess.run(
      "view", of: self, without: ["DISPLAY", "WAYLAND_DISPLAY"]
    ) {
      ViewController().loadViewIfNeeded()
    }
    guard let ending else { return }
    XCTAssertTrue(ending.wasKilled)
    XCTAssertTrue(ending.errors.contains("a view needs a display: check"), ending.errors)
  }

  @MainActor func testANameThatIsNoApplicationIdentifier() async throws {
    try Subprocess.expectStop(saying: "\"mail\" is no application identifier", in: self) {
      _ = Application(id: "mail")
    }
  }

  @MainActor func testATabThatIsShownElsewhere() async throws {
    try Subprocess.expectStop(saying: "n is shown elsewhere: take it out there", in: self) {
      let navigation = NavigationController(rootViewController: ViewController())
      navigation.title = "n"
      XCTAssertTrue(Toolkit.initialize())
      let box = Box(.vertical)
      box.append(Widget(navigation.view))
      TabBarController(viewControllers: [navigation]).loadViewIfNeeded()
    }
  }
}
