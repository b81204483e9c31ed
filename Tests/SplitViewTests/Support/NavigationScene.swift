// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// A navigation controller that fills a stage, whose pages and delegate write one journal.
@MainActor
final class NavigationScene {
  let journal = SpyPage.Journal()
  let navigation: NavigationController
  let recorder: NavigationRecorder
  private(set) var pages: [SpyPage]
  let stage: Stage

  init(_ titles: String...) throws {
    pages = titles.map { SpyPage($0) }
    navigation = NavigationController()
    navigation.setViewControllers(pages, animated: false)
    recorder = NavigationRecorder(journal)
    stage = try Stage(navigation, width: 500)
    navigation.delegate = recorder
    for page in pages { page.journal = journal }
  }

  func page(_ title: String) -> SpyPage {
    let page = SpyPage(title)
    page.journal = journal
    pages.append(page)
    return page
  }

  var titles: [String] { navigation.viewControllers.map { $0.title ?? "?" } }

  /// Checks that each page knows whether it is on screen, and that it is drawn alone.
  func expectHealthy(file: StaticString = #filePath, line: UInt = #line) {
    stage.settle()
    let top = navigation.topViewController
    for page in pages {
      XCTAssertEqual(page.imbalances, [], "\(page.log)", file: file, line: line)
      XCTAssertEqual(
        page.knowsItIsOnScreen, page === top, "\(page.log)", file: file,
        line: line)
      XCTAssertEqual(
        page.isViewLoaded && Widget(page.view).isMapped, page === top, page.title ?? "?",
        file: file, line: line)
    }
    XCTAssertEqual(stage.warnings, [], file: file, line: line)
    XCTAssertEqual(
      stage.presentedFrames.compactMap(\.problem), [], "frames", file: file, line: line)
  }
}
