// SPDX-License-Identifier: MIT
import SplitView
import SplitViewTesting
import XCTest

/// Changes of a stack from inside the callbacks of another change.
final class NestedStackChangeTests: XCTestCase, @unchecked Sendable {
  /// A page that does something once, in one of its callbacks.
  @MainActor
  private final class Actor: ViewController {
    var onWillDisappear: (() -> Void)?
    var onDidDisappear: (() -> Void)?

    override func viewWillDisappear(_ animated: Bool) {
      onWillDisappear?()
      onWillDisappear = nil
    }

    override func viewDidDisappear(_ animated: Bool) {
      onDidDisappear?()
      onDidDisappear = nil
    }
  }

  @MainActor func testAPushFromWillShow() async throws {
    for animated in [false, true] {
      let fixture = try Fixture.F2()
      fixture.stage.animationsEnabled = true
      let navigation = try XCTUnwrap(fixture.b.navigationController)
      let recorder = NavigationRecorder(fixture.journal)
      navigation.delegate = recorder
      let (x, y) = (fixture.spy("x"), fixture.spy("y"))
      recorder.onWillShow = { [unowned recorder] in
        recorder.onWillShow = nil
        navigation.pushViewController(y, animated: animated)
      }
      navigation.pushViewController(x, animated: animated)
      fixture.stage.settle()
      XCTAssertEqual(fixture.pages(.secondary), "b x y")
      fixture.expectHealthy()
      fixture.close()
    }
  }

  @MainActor func testAPushFromAPageThatGoes() async throws {
    for animated in [false, true] {
      for isLate in [false, true] {
        let fixture = try Fixture.F2()
        fixture.stage.animationsEnabled = true
        let navigation = try XCTUnwrap(fixture.b.navigationController)
        let (page, x) = (Actor(), fixture.spy("x"))
        navigation.pushViewController(page, animated: false)
        let push = { navigation.pushViewController(x, animated: animated) }
        if isLate { page.onDidDisappear = push } else { page.onWillDisappear = push }
        navigation.popViewController(animated: animated)
        fixture.stage.settle()
        XCTAssertEqual(fixture.pages(.secondary), "b x")
        fixture.expectHealthy()
        fixture.close()
      }
    }
  }

  @MainActor func testAPageMovesToAnotherStackWhileItIsPopped() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.stage.animationsEnabled = true
    let (old, new) = (
      try XCTUnwrap(fixture.b.navigationController), try XCTUnwrap(fixture.a.navigationController)
    )
    let x = fixture.spy("x")
    old.pushViewController(x, animated: false)
    fixture.stage.settle()
    old.popViewController(animated: true)
    new.pushViewController(x, animated: true)
    fixture.stage.settle()
    XCTAssertEqual(fixture.pages(.primary), "a x")
    fixture.expectHealthy()
  }

  @MainActor func testAPageIsTakenOutWhileItIsPopped() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.stage.animationsEnabled = true
    let navigation = try XCTUnwrap(fixture.b.navigationController)
    var page: ViewController? = ViewController()
    navigation.pushViewController(page!, animated: false)
    fixture.stage.settle()
    navigation.popViewController(animated: true)
    page?.removeFromParent()
    fixture.stage.settle()
    let gone = Weak(page!)
    page = nil
    navigation.isNavigationBarHidden = true
    fixture.stage.settle()
    XCTAssertNil(gone.object)
    fixture.expectHealthy()
  }
}
