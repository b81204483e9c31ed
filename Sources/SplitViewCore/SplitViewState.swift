// SPDX-License-Identifier: MIT

/// What of a split view comes back the next time: what a person or the app chose, and the
/// arrangement that stood when it was taken.
///
/// It is for an app's own coder, or as one line of text: ``description`` and ``init(_:)``. What only
/// a narrow window did is no choice and isn't part of it.
public struct SplitViewState: Sendable, Hashable {
  /// What a person dragged the primary column to, in application pixels; `nil` if nobody did.
  ///
  /// A negative one counts as zero, and one that isn't finite as `nil`, here and in the other widths.
  public var primaryColumnWidth: Double? {
    didSet { primaryColumnWidth = Self.usable(primaryColumnWidth) }
  }

  /// What a person dragged the supplementary column to, in application pixels.
  public var supplementaryColumnWidth: Double? {
    didSet { supplementaryColumnWidth = Self.usable(supplementaryColumnWidth) }
  }

  /// What a person dragged the inspector to, in application pixels.
  public var inspectorColumnWidth: Double? {
    didSet { inspectorColumnWidth = Self.usable(inspectorColumnWidth) }
  }

  /// The display mode that was asked for, by the app or by a person who showed or hid columns.
  public var preferredDisplayMode: SplitViewDisplayMode = .automatic

  /// The display mode that a delegate chose at an expansion, which holds like a request.
  public var chosenDisplayMode: SplitViewDisplayMode?

  /// The mode that was in force, from which a split view goes on as if it had only been resized.
  ///
  /// It is `nil` where a split view decides afresh: while it was folded, before its first layout, and
  /// while columns lay over others, which none does before it is asked for.
  public var displayMode: SplitViewDisplayMode? {
    didSet { if displayMode == .automatic { displayMode = nil } }
  }

  /// The side columns that stay away until they are asked for, however wide the split view is.
  ///
  /// Where ``preferredDisplayMode`` is not `automatic` it says so already, and wins.
  public var hiddenColumns: Set<SplitViewColumn> = []

  /// Whether the inspector is shown, as a column or once there are columns again.
  public var isInspectorShown = false

  /// A state in which nothing was chosen.
  public init() {}

  /// A width as it is kept: a negative one is the least there is, as any other that is too small.
  static func usable(_ width: Double?) -> Double? {
    width.flatMap { $0.isFinite ? max($0, 0) : nil }
  }
}
