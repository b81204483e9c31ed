// SPDX-License-Identifier: MIT
import SplitView
import SplitViewTesting
import XCTest

/// A classic split view under an app that does anything at any time: what is on screen is what the
/// lists say, and every page knows it.
final class RandomClassicTests: XCTestCase, @unchecked Sendable {
  /// Answers at random, and moves pages about while it is being asked.
  @MainActor
  private final class Story {
    let fixture: ClassicFixture
    var random: SplitMix
    private var count = 0
    private(set) var told: [String] = []

    init(seed: UInt64, animated: Bool) throws {
      random = SplitMix(seed)
      fixture = ClassicFixture()
      let recorder = fixture.recorder
      recorder.collapseSecondaryOnto = { [unowned self] in join($0, onto: $1) }
      recorder.separateSecondaryFrom = { [unowned self] in separate(from: $0) }
      recorder.primaryForCollapsing = { [unowned self] in random.next(8) == 0 ? stack() : nil }
      recorder.primaryForExpanding = { [unowned self] in random.next(8) == 0 ? stack() : nil }
      recorder.handlesShowDetail = { [unowned self] _ in random.next(6) == 0 }
      try fixture.mount(at: 820)
      fixture.stage.animationsEnabled = animated
    }

    func page() -> SpyPage {
      count += 1
      return fixture.spy("\(count)")
    }

    func stack() -> NavigationController {
      let stack = NavigationController()
      stack.viewControllers = random.next(2) == 0 ? [page()] : [page(), page()]
      return stack
    }

    private func join(_ secondary: ViewController, onto primary: ViewController) -> Bool {
      switch random.next(4) {
      case 0:
        guard let from = secondary as? NavigationController,
          let to = primary as? NavigationController
        else { return true }
        let pages = from.viewControllers
        from.viewControllers = []
        to.viewControllers += pages
        return true
      case 1: return true
      default: return false
      }
    }

    private func separate(from primary: ViewController) -> ViewController? {
      guard let stack = primary as? NavigationController else { return page() }
      switch random.next(4) {
      case 0 where stack.viewControllers.count > 1:
        let pages = stack.popToRootViewController(animated: false) ?? []
        let detail = NavigationController()
        // A stack in this stack stays whole.
        if pages.contains(where: { $0 is NavigationController }) { return pages.last }
        detail.viewControllers = pages
        return detail
      case 1: return page()
      default: return nil
      }
    }

    func step() {
      let split = fixture.split
      let primary = split.viewControllers.first as? NavigationController
      let top = primary?.topViewController as? NavigationController ?? primary
      let operation = random.next(11)
      told.append("\(operation)")
      switch operation {
      case 0: fixture.stage.resize(to: 820)
      case 1: fixture.stage.resize(to: 400)
      case 2: fixture.stage.resize(to: 400 + Int(random.next(420)))
      case 3: split.showDetailViewController(page(), sender: nil)
      case 4: split.showDetailViewController(stack(), sender: nil)
      case 5: top?.pushViewController(page(), animated: random.next(2) == 0)
      case 6: top?.popViewController(animated: random.next(2) == 0)
      case 7: primary?.popViewController(animated: random.next(2) == 0)
      case 8: split.viewControllers = [stack(), stack()]
      case 9: primary?.popToRootViewController(animated: true)
      default: split.preferredDisplayMode = random.next(2) == 0 ? .automatic : .secondaryOnly
      }
    }

    /// The pages that the lists have on screen.
    var pagesOnScreen: [SpyPage] {
      let split = fixture.split
      var shown = split.viewControllers
      if !split.isCollapsed {
        shown = zip(shown, [SplitViewController.Column.primary, .secondary])
          .filter { split.isShowing($0.1) }.map { $0.0 }
      }
      func top(_ controller: ViewController) -> ViewController? {
        guard let stack = controller as? NavigationController else { return controller }
        return stack.topViewController.flatMap { top($0) }
      }
      return shown.compactMap { top($0) as? SpyPage }
    }
  }

  @MainActor private func walk(seed: UInt64, steps: Int, animated: Bool) throws {
    let story = try Story(seed: seed, animated: animated)
    defer { story.fixture.close() }
    for number in 0..<steps {
      story.step()
      // Some calls come while the ones before are still on their way.
      if story.random.next(3) == 0 { continue }
      story.fixture.stage.settle()
      story.fixture.expectHealthy(onScreen: story.pagesOnScreen)
      let headers = [SplitViewController.Column.primary, .secondary]
        .compactMap { story.fixture.stage.header(of: $0)?.title }
      let titles = story.pagesOnScreen.map { $0.title ?? "" }
      XCTAssertEqual(headers.filter { !$0.isEmpty }.sorted(), titles.sorted())
      if let testRun, testRun.totalFailureCount > 0 {
        return XCTFail("seed \(seed), step \(number): \(story.told.joined(separator: " "))")
      }
      story.fixture.stage.resetFrames()
    }
  }

  @MainActor func testWithoutAnimation() async throws {
    for number in 0..<3 {
      try walk(seed: RandomWidths.seed &+ UInt64(number), steps: 60, animated: false)
    }
  }

  @MainActor func testWithAnimation() async throws {
    try walk(seed: RandomWidths.seed, steps: 60, animated: true)
  }
}

/// Numbers that look random, the same for the same seed.
private struct SplitMix {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  /// A number from 0 to below a limit.
  mutating func next(_ limit: UInt64) -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return (word ^ (word >> 31)) % limit
  }
}
