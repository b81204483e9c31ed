// SPDX-License-Identifier: MIT
import Foundation
import UIKitNames

/// A split view that is its own delegate, with a designated initializer of its own.
final class RootSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
  let account: String

  init(account: String) {
    self.account = account
    super.init()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    preferredDisplayMode = .oneBesideSecondary
    preferredPrimaryColumnWidthFraction = 0.3
    maximumPrimaryColumnWidth = CGFloat(400)
  }

  func splitViewController(
    _ svc: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { true }
}
