// SPDX-License-Identifier: MIT

/// One picture becomes another one.
///
/// Columns slide and are never squeezed: what comes has the width that it will have from the first
/// moment on, what goes keeps the one that it has, and what stays has a width between its two. Every
/// edge goes straight from one place to the other, so what was side by side stays so.
extension SplitPicture {
  /// Whether there is a way between two pictures: another width, a fold and another direction are
  /// jumps.
  package func canMove(to target: SplitPicture) -> Bool {
    width == target.width && isCollapsed == target.isCollapsed && isMirrored == target.isMirrored
  }

  /// Whether anything is to be seen of the way to another picture.
  package func moves(to target: SplitPicture) -> Bool {
    canMove(to: target) && travel(to: target) > 0
  }

  /// The longest way of any edge, in application pixels; where only the inspector's sheet moves, 1.
  package func travel(to target: SplitPicture) -> Int {
    guard canMove(to: target) else { return 0 }
    if isCollapsed { return sheet == target.sheet ? 0 : 1 }
    return ways(to: target).map(abs).max() ?? 0
  }

  /// The picture on the way to another one.
  ///
  /// At 0 everything is where it was, and what comes is already there, beside the view; at 1 it is
  /// the target, in which what went is hidden.
  /// - Parameter progress: How far the way is gone, from 0 to 1; beyond, the nearer end.
  package func moved(to target: SplitPicture, progress: Double) -> SplitPicture {
    guard progress < 1, canMove(to: target) else { return target }
    let part = max(progress, 0)
    func between(_ from: Double, _ to: Double) -> Double { from + (to - from) * part }
    var result = target
    result.divided.formUnion(divided)
    result.over.formUnion(over)
    // Under an inspector that lies over it the secondary column reaches as far as it likes.
    result.divided.subtract(result.over.intersection(.inspector))
    result.covered.formUnion(covered)
    result.isDisplaced = isDisplaced || target.isDisplaced
    result.dimming = between(dimming, target.dimming)
    result.sheet = between(sheet, target.sheet)
    for column in Self.movable {
      result.shadows[column] = between(shadows[column], target.shadows[column])
    }
    guard !isCollapsed else {
      result.columns.inspector.isVisible = sheet > 0 || target.sheet > 0
      return result
    }
    let (start, end) = ends(of: target)
    for column in Self.movable {
      result.columns[column] = start[column].moved(to: end[column], progress: part)
    }
    return result
  }

  /// Where on the way from this picture to another one a third picture is; nil if it isn't on it.
  package func progress(of picture: SplitPicture, to target: SplitPicture) -> Double? {
    if picture == self { return 0 }
    guard canMove(to: target), canMove(to: picture) else { return nil }
    if isCollapsed {
      return target.sheet == sheet ? nil : (picture.sheet - sheet) / (target.sheet - sheet)
    }
    let (all, gone) = (ways(to: target), ways(to: target, until: picture))
    // What has the longest way tells most exactly.
    guard let index = all.indices.max(by: { abs(all[$0]) < abs(all[$1]) }), all[index] != 0
    else { return nil }
    let part = Double(gone[index]) / Double(all[index])
    guard part > 0 && part < 1 else { return nil }
    let expected = ways(to: target, until: moved(to: target, progress: part))
    return zip(gone, expected).allSatisfy { abs($0 - $1) <= 1 } ? part : nil
  }

  /// The speed at which the way to another picture begins, in ways per second, where columns move
  /// already.
  /// - Parameters:
  ///   - earlier: The two ends of the way that they have been on.
  ///   - velocity: Their speed on it, in ways per second.
  package func velocity(
    to target: SplitPicture, after earlier: (from: SplitPicture, to: SplitPicture),
    velocity: Double
  ) -> Double {
    guard canMove(to: target), earlier.from.canMove(to: earlier.to),
      earlier.from.isCollapsed == isCollapsed
    else { return 0 }
    if isCollapsed {
      let way = target.sheet - sheet
      return way == 0 ? 0 : velocity * (earlier.to.sheet - earlier.from.sheet) / way
    }
    let (now, before) = (ways(to: target), earlier.from.ways(to: earlier.to))
    // What has the longest way is looked at most.
    guard let index = now.indices.max(by: { abs(now[$0]) < abs(now[$1]) }), now[index] != 0
    else { return 0 }
    return velocity * Double(before[index]) / Double(now[index])
  }

  /// How far each edge goes, left and right edges of each column in turn, on the whole way to another
  /// picture or up to one on the way.
  private func ways(to target: SplitPicture, until picture: SplitPicture? = nil) -> [Int] {
    let (start, end) = ends(of: target)
    return Self.movable.flatMap { column -> [Int] in
      let (from, to) = (start[column], picture?.columns[column] ?? end[column])
      guard from.isVisible || end[column].isVisible else { return [0, 0] }
      return [to.x - from.x, to.maxX - from.maxX]
    }
  }

  private static var movable: [SplitViewColumn] {
    [.primary, .supplementary, .secondary, .inspector]
  }

  /// Where the columns begin and where they end, those that come and go beside the view.
  private func ends(
    of target: SplitPicture
  ) -> (from: ColumnValues<RoundedSplitPlan.Frame>, to: ColumnValues<RoundedSplitPlan.Frame>) {
    var (start, end) = (columns, target.columns)
    for column in Self.movable where column != .secondary {
      let (wasVisible, isVisible) = (
        columns[column].isVisible, target.columns[column].isVisible
      )
      if !wasVisible && isVisible {
        start[column] = target.columns[column].shifted(by: target.wayOut(of: column, to: self))
      } else if wasVisible && !isVisible {
        end[column] = columns[column].shifted(by: wayOut(of: column, to: target))
      }
    }
    for column in Self.movable
    where !columns[column].isVisible && !target.columns[column].isVisible {
      start[column] = end[column]
    }
    return (start, end)
  }

  /// How far to the right a column goes to be beside the view, where another picture hides it.
  private func wayOut(of column: SplitViewColumn, to other: SplitPicture) -> Int {
    let way = column == .inspector ? inspectorsWay(to: other) : sideWay(of: column, to: other)
    return isMirrored ? -way : way
  }

  /// In the order of the columns: it stays next to what it stands beside.
  private func sideWay(of column: SplitViewColumn, to other: SplitPicture) -> Int {
    let out = -trailing(column)
    let isOver = over.contains(column)
    guard column == .primary && columns.supplementary.isVisible,
      isOver == over.contains(.supplementary)
    else { return isOver ? out : min(other.leading(.secondary) - leading(.secondary), out) }
    let beside =
      other.columns.supplementary.isVisible
      ? other.leading(.supplementary) - leading(.supplementary)
      : sideWay(of: .supplementary, to: other)
    return min(beside, out)
  }

  private func inspectorsWay(to other: SplitPicture) -> Int {
    let out = width - leading(.inspector)
    if over.contains(.inspector) { return out }
    return max(other.trailing(.secondary) - trailing(.secondary), out)
  }

  /// How far a column is from the edge where the first one stands.
  private func leading(_ column: SplitViewColumn) -> Int {
    isMirrored ? width - columns[column].maxX : columns[column].x
  }

  private func trailing(_ column: SplitViewColumn) -> Int {
    leading(column) + columns[column].width
  }
}

extension RoundedSplitPlan.Frame {
  package var maxX: Int { x + width }

  func shifted(by distance: Int) -> Self { Self(x: x + distance, width: width, isVisible: true) }

  /// Each edge a part of its way on, rounded so that equal ways stay equal.
  func moved(to target: Self, progress: Double) -> Self {
    func edge(_ from: Int, _ to: Int) -> Int {
      from + Int((Double(to - from) * progress + 0.5).rounded(.down))
    }
    let left = edge(x, target.x)
    return Self(
      x: left, width: edge(maxX, target.maxX) - left, isVisible: isVisible || target.isVisible)
  }
}
