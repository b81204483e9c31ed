// SPDX-License-Identifier: MIT

extension SplitViewLayoutExplanation {
  /// A width that a layout needs, in application pixels.
  public struct Need: Sendable, Hashable {
    /// One summand.
    public struct Part: Sendable, Hashable {
      /// What takes the room.
      public enum Kind: Sendable, Hashable {
        /// A column at its least width: the larger of what was declared and what its content needs.
        case column(SplitViewColumn)

        /// The space beside a column, which is the divider's at least.
        case gap(SplitViewColumn)

        /// What must be to spare before a column that had no room comes back.
        case spare
      }

      /// What takes the room.
      public var kind: Kind

      /// How much it takes.
      public var width: Double
    }

    /// The summands from the outermost column on.
    public var parts: [Part]

    /// The sum of ``parts``.
    public var width: Double { parts.reduce(0) { $0 + $1.width } }
  }
}

extension SplitMeasures {
  typealias Part = SplitViewLayoutExplanation.Need.Part

  /// What ``need(sideColumns:)`` is made of.
  func parts(sideColumns count: Int) -> [Part] {
    switch count {
    case ...0: []
    case 1 where style == .tripleColumn:
      side(.supplementary, supplementaryGap)
        + [Part(kind: .column(.secondary), width: secondaryFloor)]
    case 1:
      side(.primary, primaryGap) + [Part(kind: .column(.secondary), width: secondaryFloor)]
    default:
      parts(tiling: [.primary, .supplementary])
    }
  }

  /// What ``need(tiling:)`` is made of.
  func parts(tiling columns: ColumnSet) -> [Part] {
    var parts: [Part] = []
    if columns.contains(.primary) { parts += side(.primary, primaryGap) }
    if columns.contains(.supplementary) { parts += side(.supplementary, supplementaryGap) }
    parts.append(Part(kind: .column(.secondary), width: minimums.secondary))
    if columns.contains(.inspector) { parts += side(.inspector, supplementaryGap).reversed() }
    return parts
  }

  private func side(_ column: SplitViewColumn, _ gap: Double) -> [Part] {
    [
      Part(kind: .column(column), width: minimums[column]),
      Part(kind: .gap(column), width: gap),
    ]
  }
}
