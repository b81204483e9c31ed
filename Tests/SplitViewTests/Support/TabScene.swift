// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// A tab bar controller that fills a stage, and what its delegate hears.
@MainActor
final class TabScene: TabBarControllerDelegate {
  let journal = SpyPage.Journal()
  let tabs = TabBarController()
  let pages: [SpyPage]
  let stage: Stage
  /// Answers whether a tab may be shown.
  var mayShow: (ViewController) -> Bool = { _ in true }

  /// - Parameter areNavigations: Whether each page is in a navigation controller.
  init(_ titles: String..., areNavigations: Bool = false, width: Int = 500) throws {
    pages = titles.map { SpyPage($0) }
    tabs.viewControllers = pages.map { page -> ViewController in
      areNavigations ? NavigationController(rootViewController: page) : page
    }
    stage = try Stage(tabs, width: width)
    for page in pages { page.journal = journal }
    tabs.delegate = self
  }

  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool {
    journal.entries.append("shouldSelect(\(name(viewController)))")
    return mayShow(viewController)
  }

  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) {
    journal.entries.append("didSelect(\(name(viewController)))")
  }

  private func name(_ controller: ViewController) -> String {
    ((controller as? NavigationController)?.viewControllers.first ?? controller).title ?? "?"
  }

  /// What the delegate heard.
  var choices: [String] { journal.entries.filter { $0.contains("Select") } }

  // MARK: What is to be seen

  private var everything: [Widget] { Widgets.mapped(under: Widget(tabs.view)) }

  /// The tabs on screen, in order.
  var buttons: [Widget] { everything.filter { $0.hasClass("tab") } }

  /// The texts of the tabs on screen, the selected one in brackets.
  var bar: [String] {
    buttons.map { button in
      let text = Widgets.texts(under: button).joined(separator: " ")
      return button.isChecked ? "[\(text)]" : text
    }
  }

  /// The titles of the header bars on screen.
  var headers: [String] {
    everything.filter { $0.typeName == "GtkHeaderBar" }.map { header in
      Widgets.mapped(under: header).first { $0.name == "split-view-title" }.map {
        Widgets.texts(under: $0).joined()
      } ?? ""
    }
  }

  /// The place of the tab with the focus.
  var focusedTab: Int? {
    guard let focus = Widget(tabs.view).rootFocus else { return nil }
    return buttons.firstIndex { $0 == focus }
  }

  /// Checks that one page is on screen and knows it, with one header, and that nothing was wrong.
  func expectHealthy(
    warnings: Int = 0, file: StaticString = #filePath, line: UInt = #line
  ) {
    stage.settle()
    let selected = tabs.selectedViewController
    let top = (selected as? NavigationController)?.topViewController ?? selected
    for page in pages {
      XCTAssertEqual(page.imbalances, [], "\(page.log)", file: file, line: line)
      XCTAssertEqual(
        page.knowsItIsOnScreen, page === top, "\(page.log)", file: file, line: line)
      XCTAssertEqual(
        page.isViewLoaded && Widget(page.view).isMapped, page === top, page.title ?? "?",
        file: file, line: line)
    }
    XCTAssertEqual(headers, top.map { [$0.title ?? ""] } ?? [], file: file, line: line)
    XCTAssertEqual(stage.warnings.count, warnings, "\(stage.warnings)", file: file, line: line)
  }
}
