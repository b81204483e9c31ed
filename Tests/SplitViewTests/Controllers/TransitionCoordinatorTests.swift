// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// What an app gets hold of while something changes.
final class TransitionCoordinatorTests: XCTestCase, @unchecked Sendable {
  @MainActor func testAMoveAcrossAColumnBorderHasACoordinator() async throws {
    let fixture = try Fixture.F2c()
    defer { fixture.close() }
    XCTAssertNil(fixture.b.transitionCoordinator)
    fixture.stage.animationsEnabled = true
    fixture.split.show(.primary)
    let coordinator = try XCTUnwrap(fixture.b.transitionCoordinator)
    XCTAssertTrue(coordinator === fixture.split.transitionCoordinator)
    XCTAssertTrue(coordinator.isAnimated)
    XCTAssertEqual(coordinator.transitionDuration, 0.25)
    var heard: [String] = []
    XCTAssertTrue(
      coordinator.animate(
        alongsideTransition: { _ in heard.append("alongside") },
        completion: { context in
          heard.append("completion \(context.isCancelled) \(context.percentComplete)")
        }))
    XCTAssertEqual(heard, ["alongside"], "the change has begun")
    fixture.stage.settle()
    XCTAssertEqual(heard, ["alongside", "completion false 1.0"])
    XCTAssertNil(fixture.b.transitionCoordinator)
    XCTAssertFalse(coordinator.animate { _ in heard.append("late") })
    XCTAssertEqual(heard.count, 2)
  }

  @MainActor func testAChangeAtOnceIsNotAnimated() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    fixture.split.hide(.primary)
    let coordinator = try XCTUnwrap(fixture.split.transitionCoordinator)
    XCTAssertFalse(coordinator.isAnimated)
    XCTAssertFalse(coordinator.isInteractive)
    XCTAssertFalse(coordinator.initiallyInteractive)
    XCTAssertFalse(coordinator.isInterruptible)
    XCTAssertEqual(coordinator.transitionDuration, 0)
    XCTAssertEqual(coordinator.completionVelocity, 1)
    fixture.stage.settle()
    XCTAssertNil(fixture.split.transitionCoordinator)
  }

  @MainActor func testAPushHasACoordinator() async throws {
    let a = SpyPage("a")
    let navigation = NavigationController(rootViewController: a)
    let stage = try Stage(navigation, width: 500)
    defer { stage.close() }
    let x = CoordinatedPage()
    navigation.pushViewController(x, animated: true)
    XCTAssertEqual(x.heard, ["none in willAppear"], "it is not animated")
    stage.settle()
    navigation.popViewController(animated: false)
    stage.settle()
    stage.animationsEnabled = true
    x.heard = []
    navigation.pushViewController(x, animated: true)
    let coordinator = try XCTUnwrap(x.transitionCoordinator)
    XCTAssertTrue(coordinator.isAnimated)
    XCTAssertEqual(coordinator.transitionDuration, 0.25)
    XCTAssertTrue(coordinator.viewController(forKey: .from) === a)
    XCTAssertTrue(coordinator.viewController(forKey: .to) === x)
    XCTAssertEqual(x.heard, ["animated in willAppear", "alongside"])
    runLoop(until: "the end") { x.heard.count > 2 }
    XCTAssertEqual(x.heard, ["animated in willAppear", "alongside", "completion after didAppear"])
    XCTAssertNil(navigation.transitionCoordinator)
    XCTAssertFalse(coordinator.isCancelled)
  }

  @MainActor func testAWayBackByHandHasACoordinator() async throws {
    for finishes in [true, false] {
      let scene = try NavigationScene("a", "x")
      defer { scene.stage.close() }
      let (a, x) = (scene.pages[0], scene.pages[1])
      let pop = try XCTUnwrap(scene.navigation.beginInteractivePop())
      let coordinator = try XCTUnwrap(x.transitionCoordinator)
      XCTAssertTrue(coordinator.viewController(forKey: .from) === x)
      XCTAssertTrue(coordinator.viewController(forKey: .to) === a)
      XCTAssertTrue(coordinator.initiallyInteractive && coordinator.isInteractive)
      XCTAssertTrue(x.isMovingFromParent)
      var heard: [String] = []
      coordinator.animate(alongsideTransition: nil) { context in
        heard.append("completion \(context.isCancelled) \(context.percentComplete)")
      }
      coordinator.notifyWhenInteractionChanges { context in
        heard.append("let go \(context.isCancelled) \(context.percentComplete)")
      }
      pop.update(0.5)
      XCTAssertEqual(coordinator.percentComplete, 0.5)
      if finishes { pop.finish() } else { pop.cancel() }
      runLoop(until: "the end") { heard.count == 2 }
      XCTAssertEqual(
        heard,
        finishes
          ? ["let go false 0.5", "completion false 1.0"]
          : ["let go true 0.5", "completion true 0.0"])
      XCTAssertFalse(coordinator.isInteractive)
      XCTAssertTrue(coordinator.initiallyInteractive)
      XCTAssertNil(a.transitionCoordinator)
      XCTAssertFalse(x.isMovingFromParent)
      scene.expectHealthy()
    }
  }

  @MainActor func testAPresentationHasACoordinator() async throws {
    let scene = try DialogScene(width: 500)
    defer { scene.stage.close() }
    let x = CoordinatedPage()
    var heard: [String] = []
    scene.root.present(x, animated: true) { heard.append("presented") }
    let coordinator = try XCTUnwrap(scene.root.transitionCoordinator)
    XCTAssertTrue(coordinator.viewController(forKey: .from) === scene.root)
    XCTAssertTrue(coordinator.viewController(forKey: .to) === x)
    coordinator.animate(alongsideTransition: nil) { _ in heard.append("coordinated") }
    runLoop(until: "the dialog") { heard.count == 2 }
    XCTAssertEqual(heard, ["coordinated", "presented"])
    XCTAssertNil(x.transitionCoordinator)
    x.dismiss(animated: true)
  }

  /// A page that registers with the coordinator, if there is one, as it appears.
  private final class CoordinatedPage: ViewController {
    var heard: [String] = []
    private var hasAppeared = false

    override func viewWillAppear(_ animated: Bool) {
      hasAppeared = false
      guard let coordinator = transitionCoordinator else {
        return heard.append("none in willAppear")
      }
      heard.append("\(coordinator.isAnimated ? "animated" : "at once") in willAppear")
      coordinator.animate(
        alongsideTransition: { [weak self] _ in self?.heard.append("alongside") },
        completion: { [weak self] _ in
          self?.heard.append(
            "completion \(self?.hasAppeared == true ? "after" : "before") didAppear")
        })
    }

    override func viewDidAppear(_ animated: Bool) { hasAppeared = true }
  }
}
