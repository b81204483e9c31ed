// SPDX-License-Identifier: MIT

extension ViewController {
  /// What a page asks its containers to do with another controller.
  public enum Action: Sendable, Hashable, CaseIterable {
    /// ``ViewController/show(_:sender:)``.
    case show
    /// ``ViewController/showDetailViewController(_:sender:)``.
    case showDetail
  }

  /// Hands an action on: to a target outside of the containers if there is one, else to the
  /// container; without one the controller is presented.
  func route(_ action: Action, _ viewController: ViewController, sender: Any?) {
    let target = targetViewController(forAction: action, sender: sender)
    let next = target.flatMap { $0 === self || isInside($0) ? nil : $0 } ?? parent
    guard let next else { return presentFromOutermost(viewController) }
    switch action {
    case .show: next.show(viewController, sender: sender)
    case .showDetail: next.showDetailViewController(viewController, sender: sender)
    }
  }
}
