// SPDX-License-Identifier: MIT

extension SplitViewMetrics {
  /// What suits a desktop, and the default: narrow sidebars, and no gaps but the dividers.
  ///
  /// No tiled column gets less than its minimum, and what a narrow window took away comes back.
  public static let desktop = SplitViewMetrics(
    primaryWidth: 240, primaryWidthInThreeColumns: 240, primaryMinimum: 180,
    classicPrimaryMaximum: nil,
    supplementaryWidth: 280, supplementaryMinimum: 200,
    secondaryMinimum: 360, secondaryFloor: 360,
    inspectorWidth: 260, inspectorMinimum: 200,
    primaryGap: 0, supplementaryGap: 0,
    breakpoint: 600, hysteresis: 8, restoresColumnsWhenWidened: true)

  /// The numbers of UIKit on iOS 26, for tests of conformance and for ports that rely on them.
  public static let uiKit = SplitViewMetrics(
    primaryWidth: 320, primaryWidthInThreeColumns: 280, primaryMinimum: 240,
    classicPrimaryMaximum: 320,
    supplementaryWidth: 320, supplementaryMinimum: 240,
    secondaryMinimum: 464, secondaryFloor: 320,
    inspectorWidth: 260, inspectorMinimum: 200,
    primaryGap: 10, supplementaryGap: 0.5,
    breakpoint: 600, hysteresis: 8, restoresColumnsWhenWidened: false)
}
