// SPDX-License-Identifier: MIT
internal import GtkInterop

/// Controllers in dialogs over this one's window.
///
/// What presents is always the outermost container: the window's root, or what is presented itself.
extension ViewController {
  /// The controller that this, or the outermost container around it, presents.
  ///
  /// Source: [presentedViewController](https://developer.apple.com/documentation/uikit/uiviewcontroller/presentedviewcontroller).
  public var presentedViewController: ViewController? { outermost.modal?.presented }

  /// The controller that presents this, or the outermost container around it.
  ///
  /// Source: [presentingViewController](https://developer.apple.com/documentation/uikit/uiviewcontroller/presentingviewcontroller).
  public var presentingViewController: ViewController? { outermost.ownPresentation?.presenter }

  /// Whether it is on its way on screen as what is presented.
  ///
  /// True from `present` until `viewDidAppear(_:)` has been called.
  public var isBeingPresented: Bool { ownPresentation?.isBeginning ?? false }

  /// Whether it is on its way off screen because it is dismissed.
  ///
  /// True in `viewWillDisappear(_:)` and `viewDidDisappear(_:)`.
  public var isBeingDismissed: Bool { ownPresentation?.isEnding ?? false }

  /// This, or the container around it that is in no other one.
  var outermost: ViewController {
    var last = self
    while let parent = last.parent { last = parent }
    return last
  }

  /// Presents from the outermost container, where no container shows a controller otherwise.
  func presentFromOutermost(_ viewController: ViewController) {
    outermost.present(viewController, animated: true)
  }

  /// Carries `present(_:animated:completion:)` out.
  func beginPresenting(_ other: ViewController, completion: (@MainActor () -> Void)?) {
    let presenter = outermost
    let name = other.logName
    if let shown = presenter.modal?.presented {
      return Log.warning(
        "\(name) was not presented: \(presenter.logName) presents \(shown.logName) already")
    }
    precondition(
      other !== self && other !== presenter, "\(name) can't present itself: present another one")
    precondition(
      other.parent == nil, "\(name) can't be presented: take it out of its container first")
    precondition(
      other.ownPresentation == nil, "\(name) is presented already: dismiss it there first")
    precondition(
      other.host == nil, "\(name) can't be presented: close the window whose root it is first")
    guard presenter.isViewLoaded, presenter.widget.toplevel?.isMapped == true else {
      return Log.warning(
        "\(name) was not presented: \(presenter.logName) is in no window on screen")
    }
    Presentation(other, over: presenter, completion: completion).begin()
  }

  /// Carries `dismiss(animated:completion:)` out.
  func endPresenting(completion: (@MainActor () -> Void)?) {
    let presenter = outermost
    guard let ended = presenter.modal ?? presenter.ownPresentation else {
      completion?()
      return
    }
    ended.end(completion: completion)
  }
}
