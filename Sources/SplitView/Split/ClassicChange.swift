// SPDX-License-Identifier: MIT
internal import SplitViewCore

/// A collapse or an expansion of a classic split view, from its questions until the new controllers
/// are in force.
@MainActor
final class ClassicChange {
  /// Whether two controllers become one.
  let isJoining: Bool

  /// The controller that is the primary one afterwards.
  var primary: ViewController?

  /// The controller that is the secondary one after an expansion.
  var secondary: ViewController?

  let hold: AppearanceHold

  init(isJoining: Bool, in split: SplitViewController) {
    self.isJoining = isJoining
    hold = AppearanceHold(of: split)
  }
}
