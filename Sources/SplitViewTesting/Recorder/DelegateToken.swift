// SPDX-License-Identifier: MIT
internal import SplitView

/// How columns, modes and controllers are written in a delegate trace.
@MainActor
enum DelegateToken {
  static func column(_ column: SplitViewController.Column) -> String {
    switch column {
    case .primary: "P"
    case .supplementary: "S"
    case .secondary: "D"
    case .compact: "C"
    case .inspector: "I"
    }
  }

  static func mode(_ mode: SplitViewController.DisplayMode) -> String {
    switch mode {
    case .automatic: "auto"
    case .secondaryOnly: "so"
    case .oneBesideSecondary: "1b"
    case .oneOverSecondary: "1o"
    case .twoBesideSecondary: "2b"
    case .twoOverSecondary: "2o"
    case .twoDisplaceSecondary: "2d"
    }
  }

  static func controller(_ controller: ViewController?) -> String {
    guard let controller else { return "nil" }
    return controller.title ?? "?"
  }
}
