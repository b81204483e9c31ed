// SPDX-License-Identifier: MIT

extension SplitPlan {
  /// The layout in whole pixels: side columns rounded down, gaps up, the secondary column the rest.
  ///
  /// Every edge is rounded once and shared by both its sides, so that what is drawn sums exactly
  /// to the whole part of ``width``.
  package func rounded() -> RoundedSplitPlan {
    typealias Frame = RoundedSplitPlan.Frame
    let total = Int(width)
    func frame(_ x: Int, _ width: Int, _ isVisible: Bool = true) -> Frame {
      Frame(x: isMirrored ? total - x - width : x, width: width, isVisible: isVisible)
    }
    if isCollapsed {
      func page(_ column: ColumnPlan) -> Frame {
        let steps = width > 0 ? Int(column.x / width) : 0
        return Frame(x: steps * total, width: total, isVisible: column.isVisible)
      }
      return RoundedSplitPlan(
        width: total,
        columns: ColumnValues(
          primary: page(columns.primary), supplementary: page(columns.supplementary),
          secondary: page(columns.secondary)))
    }

    let primary = Int(columns.primary.width)
    let supplementary = Int(columns.supplementary.width)
    var edge = 0
    var result = RoundedSplitPlan(
      width: total, columns: ColumnValues(repeating: Frame(x: 0, width: 0, isVisible: false)))
    if let divider = primaryDivider {
      result.columns.primary = frame(0, primary)
      let gap = min(PixelGrid.pixels(covering: divider.width), total - primary)
      result.primaryDivider = frame(primary, gap)
      edge = primary + gap
    }
    if let divider = supplementaryDivider {
      let width = min(supplementary, total - edge)
      result.columns.supplementary = frame(edge, width)
      let gap = min(PixelGrid.pixels(covering: divider.width), total - edge - width)
      result.supplementaryDivider = frame(edge + width, gap)
      edge += width + gap
    } else {
      let gap = supplementaryOffset
      result.columns.supplementary = frame(-supplementary - gap, supplementary, false)
    }
    if primaryDivider == nil {
      result.columns.primary = frame(-primary - primaryOffset, primary, false)
    }
    result.columns.secondary = frame(edge, total - edge, columns.secondary.isVisible)
    return result
  }

  /// How far before the left edge the hidden supplementary column ends, in whole pixels.
  private var supplementaryOffset: Int { offset(of: columns.supplementary) }

  /// How far before the left edge the hidden primary column ends, in whole pixels.
  private var primaryOffset: Int { offset(of: columns.primary) }

  private func offset(of column: ColumnPlan) -> Int {
    let end = isMirrored ? column.x - width : -(column.x + column.width)
    return PixelGrid.pixels(covering: max(end, 0))
  }
}
