// SPDX-License-Identifier: MIT
public import SplitView

extension DelegateRecorder {
  /// Answers by ``targetDisplayMode`` and logs `targetDisplayModeForAction`.
  public func targetDisplayModeForAction(
    in svc: SplitViewController
  ) -> SplitViewController.DisplayMode {
    let answer = targetDisplayMode?() ?? .automatic
    record("targetDisplayModeForAction")
    return answer
  }

  /// Answers by ``primaryForCollapsing`` and logs `pC`.
  public func primaryViewController(
    forCollapsing splitViewController: SplitViewController
  ) -> ViewController? {
    let answer = primaryForCollapsing?()
    record("pC")
    return answer
  }

  /// Answers by ``primaryForExpanding`` and logs `pE`.
  public func primaryViewController(
    forExpanding splitViewController: SplitViewController
  ) -> ViewController? {
    let answer = primaryForExpanding?()
    record("pE")
    return answer
  }

  /// Answers by ``collapseSecondaryOnto`` and logs `cs→…`.
  public func splitViewController(
    _ splitViewController: SplitViewController,
    collapseSecondary secondaryViewController: ViewController,
    onto primaryViewController: ViewController
  ) -> Bool {
    let answer = collapseSecondaryOnto?(secondaryViewController, primaryViewController) ?? false
    record("cs→\(answer)")
    return answer
  }

  /// Answers by ``separateSecondaryFrom`` and logs `sep→…`.
  public func splitViewController(
    _ splitViewController: SplitViewController,
    separateSecondaryFrom primaryViewController: ViewController
  ) -> ViewController? {
    let answer = separateSecondaryFrom?(primaryViewController)
    record("sep→\(DelegateToken.controller(answer))")
    return answer
  }

  /// Answers by ``handlesShow`` and logs `ask-show`.
  public func splitViewController(
    _ splitViewController: SplitViewController, show vc: ViewController, sender: Any?
  ) -> Bool {
    let answer = handlesShow?(vc) ?? false
    record("ask-show")
    return answer
  }

  /// Answers by ``handlesShowDetail`` and logs `ask-detail`.
  public func splitViewController(
    _ splitViewController: SplitViewController, showDetail vc: ViewController, sender: Any?
  ) -> Bool {
    let answer = handlesShowDetail?(vc) ?? false
    record("ask-detail")
    return answer
  }
}
