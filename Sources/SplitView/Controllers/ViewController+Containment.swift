// SPDX-License-Identifier: MIT

extension ViewController {
  /// The nearest container that is a split view.
  ///
  /// A split view's own is the one around it.
  /// Source: [splitViewController](https://developer.apple.com/documentation/uikit/uiviewcontroller/splitviewcontroller).
  public var splitViewController: SplitViewController? { nearestAncestor() }

  /// The nearest container that is a navigation controller.
  ///
  /// In a column it is the column's own, folded or not.
  /// Source: [navigationController](https://developer.apple.com/documentation/uikit/uiviewcontroller/navigationcontroller).
  public var navigationController: NavigationController? { nearestAncestor() }

  func nearestAncestor<Kind: ViewController>() -> Kind? {
    var next = parent
    while let candidate = next {
      if let found = candidate as? Kind { return found }
      next = candidate.parent
    }
    return nil
  }

  /// Puts a controller in this container.
  ///
  /// It is taken out of the container it was in, and hears `willMove(toParent:)`; the caller owes
  /// `didMove(toParent:)`. It stops the program if the controller is this one or
  /// contains it.
  /// Source: [addChild(_:)](https://developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)).
  public func addChild(_ child: ViewController) {
    precondition(child !== self, "\(logName) can't contain itself")
    precondition(
      !isInside(child), "\(child.logName) contains \(logName): take that out first")
    if child.parent === self { return }
    precondition(
      child.ownPresentation == nil, "\(child.logName) is presented: dismiss it first")
    child.host?.release()
    // A page that slides away is gone at once.
    (child.parent as? NavigationController)?.finishChange()
    if let tabs = child.parent as? TabBarController,
      tabs.viewControllers.contains(where: { $0 === child })
    {
      tabs.viewControllers.removeAll { $0 === child }
    } else if let stack = child.parent as? NavigationController,
      stack.stack.contains(where: { $0 === child })
    {
      stack.viewControllers.removeAll { $0 === child }
    } else if child.parent != nil {
      (child.parent as? SplitViewController)?.willLose(child)
      if child.parent != nil {
        child.willLeaveParent()
        child.removeFromParent()
      }
    }
    child.isMovingToParent = true
    child.willMove(toParent: self)
    child.parent = self
    children.append(child)
    child.followWidget()
  }

  func isInside(_ other: ViewController) -> Bool {
    var next = parent
    while let candidate = next {
      if candidate === other { return true }
      next = candidate.parent
    }
    return false
  }

  /// Takes this out of its container, and sends `didMove(toParent: nil)`.
  ///
  /// The caller owes `willMove(toParent: nil)` before it.
  /// Source: [removeFromParent()](https://developer.apple.com/documentation/uikit/uiviewcontroller/removefromparent()).
  public func removeFromParent() {
    guard let parent else { return }
    if parent.followsChildren { leaveScreen() }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    followWidget()
    didMove(toParent: nil)
    (isMovingToParent, isMovingFromParent) = (false, false)
  }

  /// Tells it that it is about to leave its container.
  func willLeaveParent() {
    isMovingFromParent = true
    willMove(toParent: nil)
  }

  /// How messages name this controller.
  var logName: String { title ?? "\(type(of: self))" }
}
