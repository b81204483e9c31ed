// SPDX-License-Identifier: MIT
package import SplitView

/// The fold as it ought to be, followed from frame to frame without asking the split view.
package struct CollapseExpectation {
  /// Whether the last frame was to be collapsed.
  package private(set) var isCollapsed = false

  /// Begins expanded, as every split view does.
  package init() {}

  /// What a frame of this width is to be.
  ///
  /// - Parameters:
  ///   - width: The frame's width.
  ///   - policy: The rule that was in force when the frame was laid out.
  ///   - breakpoint: The automatic rule's width at the normal text size.
  ///   - hysteresis: How much wider than the breakpoint a split view unfolds.
  ///   - textScale: The text size that the automatic rule follows.
  package mutating func next(
    width: Int, policy: CollapsePolicy, breakpoint: Double, hysteresis: Double, textScale: Double
  ) -> Bool {
    let threshold: Double
    var hysteresis = hysteresis
    switch policy {
    case .never: threshold = -.infinity
    case .always: threshold = .infinity
    case .width(let width): threshold = width
    case .automatic:
      threshold = breakpoint * textScale
      hysteresis *= textScale
    }
    if Double(width) < threshold {
      isCollapsed = true
    } else if Double(width) >= threshold + hysteresis {
      isCollapsed = false
    }
    return isCollapsed
  }
}
