// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// Split views within others, and what other programs never let go.
final class LifetimeReportTests: XCTestCase, @unchecked Sendable {
  @MainActor func test_SVB_186_nothingKeepsItself() async throws {
    XCTAssertTrue(Toolkit.initialize())
    var watched: [(String, Weak)] = []
    func run() throws {
      let rig = try Rig(.D2, at: 1000, item: 2)
      rig.stage.resize(to: 500)
      rig.stage.resize(to: 1000)
      watched = [
        ("split", Weak(rig.split)), ("list", Weak(rig.list)), ("delegate", Weak(rig.recorder)),
        ("placeholder", Weak(rig.placeholder)),
      ]
      watched += try [("item", Weak(XCTUnwrap(rig.itemPage)))]
      rig.close()
    }
    try run()
    while MainLoop.iterate(mayBlock: false) {}
    XCTAssertEqual(watched.filter { $0.1.object != nil }.map(\.0), [])
  }

  @MainActor func test_SVB_186_anEmptiedColumnLetsItsPageGo() async throws {
    XCTAssertTrue(Toolkit.initialize())
    let split = SplitViewController(style: .doubleColumn)
    var page: Weak?
    func fill() {
      let made = SpyPage("page")
      page = Weak(made)
      split.setViewController(made, for: .primary)
    }
    fill()
    split.setViewController(SpyPage("detail"), for: .secondary)
    let stage = try Stage(split, width: 1000)
    defer { stage.close() }
    XCTAssertNotNil(page?.object)
    split.setViewController(nil, for: .primary)
    stage.settle()
    while MainLoop.iterate(mayBlock: false) {}
    XCTAssertNil(page?.object)
  }

  @MainActor func test_SVB_189_replacedStacksGo() async throws {
    for width in [1000, 500] {
      let rig = try Rig(.D2, at: width)
      defer { rig.close() }
      var live: [Weak] = []
      func fill(_ item: Int) {
        let page = ItemPage(item)
        let stack = NavigationController(rootViewController: page)
        live += [Weak(page), Weak(stack)]
        rig.split.setViewController(stack, for: .secondary)
        rig.split.show(.secondary)
      }
      for round in 0..<10 {
        for item in 1...10 {
          fill(item)
          rig.stage.settle()
        }
        live.removeAll { $0.object == nil }
        XCTAssertLessThanOrEqual(live.count, 4, "\(width), \(round)")
      }
      let view = try XCTUnwrap(rig.itemPage?.navigationController?.view)
      XCTAssertEqual(Widget(view).children.count, 1)
      rig.expectHealthy()
    }
  }

  @MainActor func test_SVB_191_theColumnOwnsItsPage() async throws {
    for isMounted in [false, true] {
      let rig = Rig(.D2)
      if isMounted { try rig.mount(at: 1000) }
      defer { if isMounted { rig.close() } }
      var pages: [Weak] = []
      func fill(_ item: Int) {
        let page = ItemPage(item)
        pages.append(Weak(page))
        rig.split.setViewController(page, for: .secondary)
      }
      func rest() {
        if isMounted { rig.stage.settle() }
        while MainLoop.iterate(mayBlock: false) {}
      }
      fill(1)
      rest()
      XCTAssertNotNil(pages[0].object)
      fill(2)
      rest()
      XCTAssertNil(pages[0].object)
      XCTAssertTrue(rig.split.viewController(for: .secondary) === pages[1].object)
      rig.split.setViewController(nil, for: .secondary)
      rest()
      XCTAssertNil(pages[1].object)
    }
  }

  @MainActor func test_SVB_208_backInTheInnerOne() async throws {
    let outer = Rig(.D2)
    let inner = Rig(.D2)
    inner.list.selectedRow = 5
    inner.open(5)
    outer.list.selectedRow = 2
    outer.split.setViewController(SplitHolder("Item 2", inner.split), for: .secondary)
    try outer.mount(at: 500)
    defer { outer.close() }
    XCTAssertEqual(outer.titles, ["List", "Item 2"])
    XCTAssertEqual(inner.titles, ["List", "Item 5"])
    outer.back()
    XCTAssertEqual(inner.titles, ["List"])
    XCTAssertEqual(outer.titles, ["List", "Item 2"])
    XCTAssertTrue(outer.hasBackButton(in: .secondary))
    outer.back()
    XCTAssertEqual(outer.titles, ["List"])
    XCTAssertEqual(inner.titles, ["List"])
    XCTAssertFalse(outer.hasBackButton(in: .primary))
    XCTAssertEqual(outer.stage.presentedFrames.compactMap(\.problem), [])
  }

  @MainActor func test_SVB_209_threeDeepFromATinyWindow() async throws {
    let rigs = [Rig(.D3), Rig(.D2), Rig(.D2)]
    let text = Widgets.entry("deep")
    rigs[2].split.setViewController(SpyPage("deep", widget: text), for: .secondary)
    for (outer, inner) in [(0, 1), (1, 2)] {
      rigs[outer].split.setViewController(
        SplitHolder("Holder \(inner)", rigs[inner].split), for: .secondary)
      rigs[outer].split.minimumSecondaryColumnWidth = 0
      rigs[outer].split.collapsePolicy = .never
    }
    rigs[2].split.collapsePolicy = .never
    rigs[0].split.preferredPrimaryColumnWidth = 200
    rigs[0].split.preferredSupplementaryColumnWidth = 230
    rigs[1].split.preferredPrimaryColumnWidth = 250
    rigs[2].split.preferredPrimaryColumnWidth = 300
    try rigs[0].mount(at: 400)
    defer { rigs[0].close() }
    Widgets.focus(text)
    rigs[0].stage.resize(to: 1900)
    XCTAssertEqual(rigs[0].bounds(of: .primary)?.width, 200)
    XCTAssertEqual(rigs[0].bounds(of: .supplementary)?.width, 230)
    XCTAssertEqual(rigs[1].bounds(of: .primary)?.width, 250)
    XCTAssertEqual(rigs[2].bounds(of: .primary)?.width, 300)
    for rig in rigs { XCTAssertNotNil(rig.bounds(of: .secondary)) }
    XCTAssertTrue(rigs[2].focus?.isWithin(Widget(text)) ?? false)
    XCTAssertEqual(rigs[0].stage.presentedFrames.last?.problem, nil)
  }
}
