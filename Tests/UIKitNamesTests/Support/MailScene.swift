// SPDX-License-Identifier: MIT
import SplitView
import SplitViewTesting
import XCTest

/// A split view with two pages on either side, as an app has set it up.
@MainActor
final class MailScene {
  let split: SplitViewController
  let a = MailboxViewController(name: "a")
  let a2 = MailboxViewController(name: "a2")
  let b = MessageViewController(message: "b")
  let b2 = MessageViewController(message: "b2")
  let master: NavigationController
  let detail = NavigationController()
  private(set) var stage: Stage!

  init(_ split: SplitViewController? = nil, master: NavigationController? = nil) {
    self.split = split ?? SplitViewController()
    self.master = master ?? NavigationController()
    self.master.viewControllers = [a, a2]
    detail.viewControllers = [b, b2]
    self.split.viewControllers = [self.master, detail]
  }

  func mount(at width: Int = 820, delegate: (any SplitViewControllerDelegate)? = nil) throws {
    if let delegate { split.delegate = delegate }
    stage = try Stage(split, width: width)
  }

  /// The controllers, such as `[nav[a, nav[b]], d]`.
  var controllers: String {
    "[" + split.viewControllers.map { describe($0) }.joined(separator: ", ") + "]"
  }

  private func describe(_ controller: ViewController) -> String {
    if let navigation = controller as? NavigationController {
      return "nav[" + navigation.viewControllers.map { describe($0) }.joined(separator: ", ") + "]"
    }
    if let tabs = controller as? TabBarController {
      return "tabs[" + tabs.viewControllers.map { describe($0) }.joined(separator: ", ") + "]"
    }
    return controller.title ?? "?"
  }

  /// What the header bars say, `back|title`, from left to right.
  var headers: [String] {
    let columns = stage.presentedFrames.last?.visibleColumns ?? []
    return columns.compactMap { stage.header(of: $0) }.map { header in
      (header.buttons.contains(.back) ? "\(header.backLabel ?? "")|" : "") + (header.title ?? "")
    }
  }

  /// Resizes, and checks what the split view shows then.
  func expect(
    at width: Int, _ controllers: String, headers: [String], file: StaticString = #filePath,
    line: UInt = #line
  ) {
    stage.resize(to: width)
    stage.settle()
    XCTAssertEqual(self.controllers, controllers, file: file, line: line)
    XCTAssertEqual(self.headers, headers, file: file, line: line)
    XCTAssertEqual(
      stage.presentedFrames.compactMap(\.problem), [], "frames", file: file, line: line)
    XCTAssertEqual(stage.warnings, [], file: file, line: line)
  }

  func close() { stage.close() }
}
