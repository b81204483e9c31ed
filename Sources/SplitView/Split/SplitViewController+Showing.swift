// SPDX-License-Identifier: MIT
internal import GtkInterop
public import SplitViewCore

extension SplitViewController {
  /// Shows a column.
  ///
  /// Folded, it pushes the column's pages, or pops what lies above them. Unfolded, it goes to the
  /// nearest display mode that shows the column, tells the delegate of the mode alone and stores
  /// the mode in ``preferredDisplayMode``. A call that changes nothing does nothing.
  /// Source: [show(_:)](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/show(_:)).
  public func show(_ column: Column) {
    guard isColumnForShowing(column, "show") else { return }
    runner.perform { [self] in
      let environment = currentEnvironment
      guard let step = configuration.showing(column, from: splitState, in: environment) else {
        return
      }
      runner.run(step, animated: true)
    }
  }

  /// Hides a column.
  ///
  /// Folded, it pops the column if it is on top. Unfolded, it goes to the nearest display mode
  /// without the column, as ``show(_:)`` does. The secondary column is never hidden.
  /// Source: [hide(_:)](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/hide(_:)).
  public func hide(_ column: Column) {
    guard isColumnForShowing(column, "hide") else { return }
    runner.perform { [self] in
      let environment = currentEnvironment
      guard let step = configuration.hiding(column, from: splitState, in: environment) else {
        return
      }
      runner.run(step, animated: true)
    }
  }

  private func isColumnForShowing(_ column: Column, _ call: String) -> Bool {
    if column == .primary || column == .secondary { return true }
    if column == .supplementary && style == .tripleColumn { return true }
    Log.warning("\(call)(.\(column)) does nothing in a \(style) split view")
    return false
  }
}
