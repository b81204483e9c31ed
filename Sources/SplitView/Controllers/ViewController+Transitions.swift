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

  /// Whether this or something inside may listen to sizes: only a subclass can.
  ///
  /// Where nobody can, a new size is laid out without a round of its own for being told.
  var hearsOfSizes: Bool {
    let type = ObjectIdentifier(type(of: self))
    let isPlain =
      type == ObjectIdentifier(ViewController.self)
      || type == ObjectIdentifier(NavigationController.self)
      || type == ObjectIdentifier(SplitViewController.self)
      || type == ObjectIdentifier(TabBarController.self)
    return !isPlain || contentHearsOfSizes
  }

  /// Whether a split view is on screen inside, which tells of sizes itself.
  var holdsSplitView: Bool {
    self is SplitViewController || childrenOnScreen.contains { $0.holdsSplitView }
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
