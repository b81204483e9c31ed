// SPDX-License-Identifier: MIT

extension ViewController {
  /// The transition that this or a container around it is in; nil while nothing changes.
  ///
  /// It is there from the call that begins the change until its end.
  /// Source: [transitionCoordinator](https://developer.apple.com/documentation/uikit/uiviewcontroller/transitioncoordinator).
  public var transitionCoordinator: (any ViewControllerTransitionCoordinator)? {
    var next: ViewController? = self
    while let candidate = next {
      if let coordinator = candidate.activeCoordinator { return coordinator }
      next = candidate.parent
    }
    return nil
  }

  /// Tells the children on screen of the sizes that they get with this view's new one.
  func passOn(_ size: Size, with coordinator: any ViewControllerTransitionCoordinator) {
    for child in childrenOnScreen {
      child.viewWillTransition(
        to: self.size(forChildContentContainer: child, withParentContainerSize: size),
        with: coordinator)
    }
  }
}
