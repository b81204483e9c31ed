// SPDX-License-Identifier: MIT

extension SplitPlan {
  /// The layout in whole pixels: side columns rounded down, gaps up, the secondary column the rest.
  ///
  /// Every edge is rounded once and shared by both its sides, so that what is tiled sums exactly
  /// to the whole part of ``width``.
  package func rounded() -> RoundedSplitPlan {
    isCollapsed ? roundedPages() : roundedColumns()
  }

  private func roundedPages() -> RoundedSplitPlan {
    let total = Int(width)
    func page(_ column: ColumnPlan) -> RoundedSplitPlan.Frame {
      let steps = width > 0 ? Int(column.x / width) : 0
      return .init(x: steps * total, width: total, isVisible: column.isVisible)
    }
    return RoundedSplitPlan(
      width: total,
      columns: ColumnValues(
        primary: page(columns.primary), supplementary: page(columns.supplementary),
        secondary: page(columns.secondary),
        inspector: .init(x: 0, width: total, isVisible: columns.inspector.isVisible)))
  }

  private func roundedColumns() -> RoundedSplitPlan {
    typealias Frame = RoundedSplitPlan.Frame
    let total = Int(width)
    func frame(_ x: Int, _ width: Int, _ isVisible: Bool = true) -> Frame {
      Frame(x: isMirrored ? total - x - width : x, width: width, isVisible: isVisible)
    }
    func gap(_ divider: DividerPlan, before end: Int) -> Int {
      min(PixelGrid.pixels(covering: divider.width), max(end, 0))
    }
    let primary = Int(columns.primary.width)
    let supplementary = Int(columns.supplementary.width)
    let inspector = Int(columns.inspector.width)
    var result = RoundedSplitPlan(
      width: total, columns: ColumnValues(repeating: Frame(x: 0, width: 0, isVisible: false)))
    var edge = 0
    var push = 0
    if let divider = primaryDivider {
      let width = min(primary, total)
      result.columns.primary = frame(0, width)
      let gap = gap(divider, before: isDisplaced ? .max : total - width)
      result.primaryDivider = frame(width, gap)
      edge = width + gap
      if isDisplaced { push = edge }
    }
    // Where the columns after this edge lie in the end; what is pushed may leave the view.
    let end = total + push
    if let divider = supplementaryDivider {
      let width = min(supplementary, end - edge)
      result.columns.supplementary = frame(edge, width)
      let gap = gap(divider, before: end - edge - width)
      result.supplementaryDivider = frame(edge + width, gap)
      edge += width + gap
    }
    var secondaryEnd = end
    if let divider = inspectorDivider {
      let width = min(inspector, end - edge)
      let gap = gap(divider, before: end - edge - width)
      result.columns.inspector = frame(end - width, width)
      result.inspectorDivider = frame(end - width - gap, gap)
      secondaryEnd = end - width - gap
    }
    let left = max(secondaryEnd - edge, 0)
    // Whole gaps take less than three pixels from it; what is wider is meant to leave the view.
    let isWidened = columns.secondary.width - Double(left) >= 3
    let secondary = isDisplaced && isWidened ? Int(columns.secondary.width) : left
    result.columns.secondary = frame(edge, secondary, columns.secondary.isVisible)

    if over.contains(.primary) { result.columns.primary = frame(0, min(primary, total)) }
    if over.contains(.supplementary) {
      let start =
        isMirrored
        ? width - columns.supplementary.x - columns.supplementary.width : columns.supplementary.x
      let width = min(supplementary, total)
      result.columns.supplementary = frame(
        max(min(PixelGrid.pixels(covering: start), total - width), 0), width)
    }
    if over.contains(.inspector) {
      result.columns.inspector = frame(total - min(inspector, total), min(inspector, total))
    }
    placeHidden(&result, frame)
    return result
  }

  /// Hidden columns wait beside the edge that they would come in from.
  private func placeHidden(
    _ result: inout RoundedSplitPlan, _ frame: (Int, Int, Bool) -> RoundedSplitPlan.Frame
  ) {
    if !columns.primary.isVisible {
      let width = Int(columns.primary.width)
      result.columns.primary = frame(-width - offset(of: columns.primary), width, false)
    }
    if !columns.supplementary.isVisible {
      let width = Int(columns.supplementary.width)
      result.columns.supplementary = frame(
        -width - offset(of: columns.supplementary), width, false)
    }
    if !columns.inspector.isVisible {
      result.columns.inspector = frame(
        result.width + 1, Int(columns.inspector.width), false)
    }
  }

  /// How far before the left edge a hidden side column ends, in whole pixels.
  private func offset(of column: ColumnPlan) -> Int {
    let end = isMirrored ? column.x - width : -(column.x + column.width)
    return PixelGrid.pixels(covering: max(end, 0))
  }
}
