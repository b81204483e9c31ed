// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// What can't be presented.
final class PresentationMisuseTests: XCTestCase, @unchecked Sendable {
  @MainActor override func setUp() async throws {
    XCTAssertTrue(Toolkit.initialize(), "these tests need a display")
  }

  @MainActor private func page(_ title: String) -> ModalPage {
    ModalPage(title, widget: Widgets.entry(title))
  }

  // MARK: Misuse

  @MainActor func testPresentingTwiceIsIgnored() async throws {
    let scene = try DialogScene(width: 500)
    defer { scene.stage.close() }
    let (x, y) = (page("x"), page("y"))
    scene.root.presentAndWait(x)
    var calls = 0
    scene.root.present(y, animated: true) { calls += 1 }
    scene.root.present(x, animated: true) { calls += 1 }
    scene.stage.settle()
    XCTAssertEqual(calls, 0)
    XCTAssertFalse(y.isViewLoaded && y.window != nil)
    XCTAssertEqual(scene.stage.warnings.count, 2)
    XCTAssertTrue(scene.stage.warnings.allSatisfy { $0.contains("presents x already") })
  }

  @MainActor func testPresentingWithoutAWindowIsIgnored() async throws {
    let scene = try DialogScene(width: 500)
    defer { scene.stage.close() }
    let (x, off) = (page("x"), ViewController())
    off.present(x, animated: true)
    off.loadViewIfNeeded()
    off.present(x, animated: true)
    let window = Window(rootViewController: off)
    off.present(x, animated: true)
    XCTAssertEqual(scene.stage.warnings.count, 3, "the window is not shown yet")
    XCTAssertTrue(
      scene.stage.warnings.allSatisfy {
        $0.contains("x was not presented") && $0.contains("screen")
      })
    XCTAssertNil(off.presentedViewController)
    XCTAssertNil(x.presentingViewController)
    window.close()
  }

  @MainActor func testPresentingItselfStopsTheProgram() async throws {
    try Subprocess.expectStop(saying: "x can't present itself", in: self) {
      let x = SpyPage("x")
      let stage = try Stage(x, width: 500)
      x.present(x, animated: false)
      stage.close()
    }
  }

  @MainActor func testPresentingAChildStopsTheProgram() async throws {
    try Subprocess.expectStop(saying: "b can't be presented: take it out", in: self) {
      let fixture = try Fixture.F2()
      fixture.a.present(fixture.b, animated: false)
      fixture.close()
    }
  }

  @MainActor func testPresentingWhatIsPresentedStopsTheProgram() async throws {
    try Subprocess.expectStop(saying: "x is presented already", in: self) {
      let scene = try DialogScene(width: 500)
      let x = self.page("x")
      scene.root.presentAndWait(x)
      let other = try DialogScene(width: 500)
      other.root.present(x, animated: false)
    }
  }

  @MainActor func testPresentingAWindowsRootStopsTheProgram() async throws {
    try Subprocess.expectStop(saying: "close the window whose root it is", in: self) {
      let x = SpyPage("x")
      let scene = try DialogScene(width: 500)
      let window = Window(rootViewController: x)
      scene.root.present(x, animated: false)
      window.close()
    }
  }

  @MainActor func testContainingWhatIsPresentedStopsTheProgram() async throws {
    try Subprocess.expectStop(saying: "x is presented: dismiss it first", in: self) {
      let scene = try DialogScene(width: 500)
      let x = self.page("x")
      scene.root.presentAndWait(x)
      ViewController().addChild(x)
    }
  }
}
