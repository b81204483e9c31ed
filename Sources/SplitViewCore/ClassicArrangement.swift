// SPDX-License-Identifier: MIT

/// What an app made of the two controllers of a classic split view in a collapse or an expansion.
package struct ClassicArrangement: Sendable, Hashable {
  /// The pages of the primary controller, root first.
  package var primary: [PageID]

  /// The secondary controller alone.
  ///
  /// After a collapse it is among the pages of the primary one, or it is gone.
  package var secondary: [PageID]

  package init(primary: [PageID], secondary: [PageID]) {
    self.primary = primary
    self.secondary = secondary
  }
}
