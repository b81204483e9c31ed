// SPDX-License-Identifier: MIT

extension NavigationController: PageContainer, HeaderContainer {
  private var pageHost: (any PageHost)? { columnHost ?? parent as? any PageHost }

  var frontPage: PageView? {
    (stack.last as? any HeaderContainer).map { $0.frontPage } ?? stack.last?.page
  }

  var isChangingPages: Bool {
    isSliding || interactivePop?.isSettling == true
      || (stack.last as? any HeaderContainer)?.isChangingPages == true
  }

  var arePagesMoving: Bool {
    isSliding || interactivePop != nil
      || (stack.last as? any HeaderContainer)?.arePagesMoving == true
  }

  func isOnTop(_ controller: ViewController) -> Bool { stack.last === controller }

  var outerItems: [BarButtonItem] { pageHost?.outerItems(for: self) ?? [] }

  func pageBelow(_ controller: ViewController) -> ViewController? {
    guard !controller.navigationItem.hidesBackButton,
      let index = stack.firstIndex(where: { $0 === controller })
    else { return nil }
    if index > 0 { return stack[index - 1].pageOnTop }
    return pageHost?.pageBelow(container: self)
  }

  /// Goes back one page, as the back button does: to the column below at the root page.
  ///
  /// Where the page on top hides its back button it does nothing.
  func goBack() {
    guard let top = stack.last, pageBelow(top) != nil else { return }
    if stack.count > 1 {
      popViewController(animated: true)
    } else {
      pageHost?.goBack(from: self)
    }
  }
}
