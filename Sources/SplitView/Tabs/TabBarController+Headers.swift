// SPDX-License-Identifier: MIT

/// The header bars above the tabs.
extension TabBarController {
  /// Whether some tab has no header bars of its own.
  var hasPlainTabs: Bool { viewControllers.contains { !($0 is any HeaderContainer) } }
}

extension TabBarController: HeaderContainer, PageContainer, PageHost {
  private var pageHost: (any PageHost)? { parent as? any PageHost }

  var frontPage: PageView? {
    guard let selection else { return nil }
    return (selection as? any HeaderContainer)?.frontPage ?? pages[ObjectIdentifier(selection)]
  }

  var isChangingPages: Bool { (selection as? any HeaderContainer)?.isChangingPages ?? false }

  var arePagesMoving: Bool { (selection as? any HeaderContainer)?.arePagesMoving ?? false }

  func updateHeaders() {
    for controller in tabs where controller !== selection {
      (controller as? any HeaderContainer)?.updateHeaders()
    }
    for page in pages.values { page.update() }
    (selection as? any HeaderContainer)?.updateHeaders()
    splitViewController?.nameColumns()
  }

  var isNavigationBarHidden: Bool { false }

  func isOnTop(_ controller: ViewController) -> Bool { controller === selection }

  var outerItems: [BarButtonItem] { pageHost?.outerItems(for: self) ?? [] }

  /// The stack of pages in the tab that is shown.
  private var inner: (any PageContainer)? { selection as? any PageContainer }

  func pageBelow(_ controller: ViewController) -> ViewController? {
    if let inner { return inner.pageBelow(controller) }
    return controller.navigationItem.hidesBackButton ? nil : pageHost?.pageBelow(container: self)
  }

  func goBack() {
    if let inner { inner.goBack() } else { pageHost?.goBack(from: self) }
  }

  func pageBelow(container: ViewController) -> ViewController? {
    pageHost?.pageBelow(container: self)
  }

  func goBack(from container: ViewController) { pageHost?.goBack(from: self) }

  func outerItems(for container: ViewController) -> [BarButtonItem] {
    container === selection ? outerItems : []
  }
}
