// SPDX-License-Identifier: MIT
import Foundation
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// Nothing of a classic split view outlives it.
final class ClassicLifetimeTests: XCTestCase, @unchecked Sendable {
  /// What happens to the split view before its window is closed.
  private static let stories: [(String, @MainActor (ClassicFixture) -> Void)] = [
    ("side by side", { _ in }),
    ("collapsed", { $0.stage.resize(to: 400) }),
    (
      "there and back",
      {
        $0.stage.resize(to: 400)
        $0.stage.resize(to: 820)
      }
    ),
    (
      "sliding back",
      {
        $0.stage.resize(to: 400)
        $0.stage.animationsEnabled = true
        $0.master.popViewController(animated: true)
      }
    ),
    (
      "sliding to a detail",
      {
        $0.stage.resize(to: 400)
        $0.stage.animationsEnabled = true
        $0.split.showDetailViewController($0.spy("d"), sender: nil)
      }
    ),
  ]

  @MainActor func testAClosedWindowFreesAll() async throws {
    _ = Toolkit.initialize()
    for (name, story) in Self.stories {
      var objects: [Weak] = []
      func run() throws {
        let fixture = try ClassicFixture.FK()
        story(fixture)
        objects = [
          Weak(fixture.split), Weak(fixture.master), Weak(fixture.detail), Weak(fixture.a),
          Weak(fixture.b), Weak(fixture.recorder),
        ]
        fixture.close()
      }
      try run()
      while MainLoop.iterate(mayBlock: false) {}
      XCTAssertEqual(objects.filter { $0.object != nil }.count, 0, name)
    }
  }

  @MainActor
  private final class End {
    var isReached = false
  }

  @MainActor func testAWindowClosedByAQuestionAndByACallback() async throws {
    _ = Toolkit.initialize()
    for token in ["pC", "cs→false", "wH(P)", "dS(D)", "didCollapse"] {
      var objects: [Weak] = []
      func run() {
        let fixture = ClassicFixture()
        let window = Window(rootViewController: fixture.split)
        window.defaultSize = (400, 500)
        let end = End()
        window.didClose = { end.isReached = true }
        fixture.recorder.onEvent = { [weak window] in if $0 == token { window?.close() } }
        window.present()
        runLoop(until: "the end of the window") { end.isReached }
        XCTAssertEqual(fixture.controllers, "[nav[a, nav[b]]]", token)
        objects = [
          Weak(fixture.split), Weak(fixture.master), Weak(fixture.detail), Weak(fixture.a),
          Weak(fixture.b), Weak(fixture.recorder), Weak(window),
        ]
      }
      run()
      while MainLoop.iterate(mayBlock: false) {}
      XCTAssertEqual(objects.filter { $0.object != nil }.count, 0, token)
    }
  }

  @MainActor func testADroppedSecondaryIsFree() async throws {
    let fixture = try ClassicFixture.FK().collapsed(handled: true)
    defer { fixture.close() }
    weak var dropped: ViewController?
    func detail() {
      let navigation = NavigationController(rootViewController: ViewController())
      dropped = navigation
      fixture.split.showDetailViewController(navigation, sender: nil)
    }
    detail()
    fixture.stage.settle()
    XCTAssertNotNil(dropped)
    fixture.master.popViewController(animated: false)
    fixture.stage.settle()
    XCTAssertNil(dropped)
  }

  @MainActor private func expectNothingLeft(after times: Int) throws {
    for width in [820, 400] {
      let fixture = try ClassicFixture.FK()
      defer { fixture.close() }
      fixture.stage.resize(to: width)
      var alive: [Weak] = []
      for number in 0..<times {
        let page = ViewController(widget: Widgets.label("\(number)"))
        let detail = NavigationController(rootViewController: page)
        fixture.split.showDetailViewController(detail, sender: nil)
        if width == 400 { fixture.master.popToRootViewController(animated: false) }
        if number % 100 == 0 { fixture.stage.settle() }
        if number >= times - 100 { alive += [Weak(page), Weak(detail)] }
      }
      fixture.split.viewControllers = [fixture.master]
      fixture.stage.settle()
      XCTAssertEqual(alive.filter { $0.object != nil }.count, 0)
      XCTAssertEqual(fixture.split.children.count, 1)
      XCTAssertEqual(fixture.master.children.count, 1)
    }
  }

  @MainActor func testReplacedDetails() async throws { try expectNothingLeft(after: 300) }

  @MainActor func testTenThousandReplacedDetails() async throws {
    try XCTSkipUnless(
      ProcessInfo.processInfo.environment["SPLIT_VIEW_SOAK"] == "1",
      "takes a minute: set SPLIT_VIEW_SOAK=1")
    try expectNothingLeft(after: 10_000)
  }
}
