// SPDX-License-Identifier: MIT
internal import GtkInterop
public import SplitViewCore

extension SplitViewController {
  /// Shows a column.
  ///
  /// Folded, it pushes the column's pages, or pops what lies above them. Unfolded, it goes to the
  /// nearest display mode that shows the column, tells the delegate of the mode alone and stores
  /// the mode in ``preferredDisplayMode``. The secondary column is uncovered where it is displaced,
  /// and where ``uncoversSecondaryOnShow`` is on. A call that changes nothing does nothing.
  ///
  /// The inspector comes beside the secondary column, or over it where there is no room, and as a
  /// sheet over the page while folded. No mode and no stack has to do with it, and the delegate hears
  /// of it always.
  ///
  /// A column that the style lacks, the compact column, and an inspector without content are ignored
  /// with a warning, and so are the other columns while the compact one is up.
  /// Source: [show(_:)](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/show(_:)).
  public func show(_ column: Column) {
    runner.perform { [self] in
      guard isColumnForShowing(column, "show") else { return }
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
  /// without the column, as ``show(_:)`` does. The secondary column is never hidden; the inspector
  /// is, unfolded or folded.
  /// Source: [hide(_:)](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/hide(_:)).
  public func hide(_ column: Column) {
    runner.perform { [self] in
      guard isColumnForShowing(column, "hide") else { return }
      let environment = currentEnvironment
      guard let step = configuration.hiding(column, from: splitState, in: environment) else {
        return
      }
      runner.run(step, animated: true)
    }
  }

  /// Whether a call has a meaning for a column; says so where it hasn't.
  private func isColumnForShowing(_ column: Column, _ call: String) -> Bool {
    if column == .inspector {
      if call == "hide" || slots[.inspector] != nil { return true }
      Log.warning("\(call)(.inspector) does nothing: fill the inspector first")
      return false
    }
    guard style != .unspecified, style.has(column), column != .compact else {
      Log.warning("\(call)(.\(column)) does nothing in a \(style) split view")
      return false
    }
    guard splitState.topColumn != .compact else {
      Log.warning("\(call)(.\(column)) does nothing while the compact column is up")
      return false
    }
    return true
  }
}
