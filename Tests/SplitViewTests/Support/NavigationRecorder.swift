// SPDX-License-Identifier: MIT
import SplitView

/// Notes what a navigation controller tells its delegate.
@MainActor
final class NavigationRecorder: NavigationControllerDelegate {
  private let journal: SpyPage.Journal
  /// Called in each willShow.
  var onWillShow: (() -> Void)?

  init(_ journal: SpyPage.Journal) { self.journal = journal }

  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {
    journal.entries.append(
      "willShow(\(viewController.title ?? "?")\(animated ? ", animated" : ""))")
    onWillShow?()
  }

  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {
    journal.entries.append("didShow(\(viewController.title ?? "?")\(animated ? ", animated" : ""))")
  }
}
