// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitView

extension FrameMeasurement {
  /// The parts of a column that can be seen: inside the split view and under no other column.
  func visibleParts(of measured: MeasuredColumn) -> [Range<Int>] {
    guard measured.rect.height > 0, measured.rect.maxY > 0, measured.rect.y < height else {
      return []
    }
    var parts = [measured.rect.columnsOfPixels(within: 0..<width)].filter { !$0.isEmpty }
    let covering = columns.filter {
      $0.order > measured.order && $0.rect.y <= max(measured.rect.y, 0)
        && $0.rect.maxY >= min(measured.rect.maxY, height)
    }
    for cover in covering {
      parts = parts.flatMap { part -> [Range<Int>] in
        let hidden = cover.rect.columnsOfPixels(within: part)
        guard !hidden.isEmpty else { return [part] }
        return [part.lowerBound..<hidden.lowerBound, hidden.upperBound..<part.upperBound]
          .filter { !$0.isEmpty }
      }
    }
    return parts
  }

  /// The columns with a visible pixel, by left edge; what lies above comes last on a tie.
  package var visibleColumns: [Column] {
    columns.filter { !visibleParts(of: $0).isEmpty }
      .sorted { ($0.rect.x, $0.order) < ($1.rect.x, $1.order) }
      .map(\.column)
  }
}
