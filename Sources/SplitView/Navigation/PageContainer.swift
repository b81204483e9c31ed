// SPDX-License-Identifier: MIT

/// Who shows pages with a header bar each; asked by the pages.
@MainActor
protocol PageContainer: AnyObject {
  /// Whether the pages go without their header bars.
  var isNavigationBarHidden: Bool { get }
  /// Whether a page is the one that is shown.
  func isOnTop(_ controller: ViewController) -> Bool
  /// The page that a person comes to by going back from a page, nil where that is not offered.
  func pageBelow(_ controller: ViewController) -> ViewController?
  /// Goes back one page.
  func goBack()
  /// What containers further out put into the header bar, outermost first.
  var outerItems: [BarButtonItem] { get }
}

/// Who puts a container of pages over other pages; asked by that container at its root page.
@MainActor
protocol PageHost: AnyObject {
  /// The page below a container, nil where there is none to go back to.
  func pageBelow(container: ViewController) -> ViewController?
  /// Goes back from a container's root page.
  func goBack(from container: ViewController)
  /// What belongs into the header bar of a container, outermost first.
  func outerItems(for container: ViewController) -> [BarButtonItem]
}

/// A controller whose pages have header bars, so that nobody puts another one over it.
@MainActor
protocol HeaderContainer: ViewController {
  /// The page whose header bar is the one on screen, nil where there are several or none.
  var frontPage: PageView? { get }
  /// Whether a page is on its way to take another one's place by itself.
  var isChangingPages: Bool { get }
  /// Whether pages are in motion, by themselves or by a person's hand.
  var arePagesMoving: Bool { get }
  /// Brings the header bars up to date.
  func updateHeaders()
}
