// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitViewCore

/// What screen readers call the columns.
extension SplitViewController {
  /// Gives each column the title of the page on screen in it, or else a name by its place.
  func nameColumns() {
    guard let root else { return }
    for column in Column.allCases {
      guard let view = root.view(of: column) else { continue }
      let title = title(of: column)
      view.setName(title.isEmpty ? Self.name(of: column).text : title)
    }
  }

  private func title(of column: Column) -> String {
    let page = slots[column]?.front
    // A placeholder has nothing of the column's to tell.
    return page?.navigationItem.resolvedTitle ?? ""
  }

  private static func name(of column: Column) -> LibraryText {
    switch column {
    case .primary: .sidebar
    case .supplementary: .list
    case .secondary, .compact: .content
    case .inspector: .inspector
    }
  }
}
