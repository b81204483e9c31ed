// SPDX-License-Identifier: MIT

/// What the operations of a walk are made of.
package struct WalkVocabulary: Sendable {
  /// Where something changes in one of the presets, and some widths beyond.
  package var widths: [Double] = [
    541, 560.5, 561, 570, 600, 608, 700, 742, 750, 820, 954, 954.5, 955, 962.5, 1100, 1200, 393,
    400,
  ]

  /// How far from these a width may lie.
  package var nudges: [Double] = [0, 0, 0, 0, -1, 1, -0.5, 0.5, 7, 8, 9]

  /// All other widths.
  package var range = 320...1300

  package var handles: [Double] = [0, 0, 1, 5, 12]
  package var metrics = WalkMetrics.allCases
  package var styles = WalkStyle.allCases
  package var policies: [WalkCollapsePolicy] = [
    .automatic, .automatic, .automatic, .never, .always, .width(700), .width(500),
  ]
  package var preferredWidths: [Double?] = [nil, 100, 260, 300, 375, 500]
  package var fractions: [Double?] = [nil, 0.2, 0.4, 0.5]
  package var minimums: [Double?] = [nil, nil, 100, 300, 375, 470]
  package var secondaryMinimums: [Double?] = [nil, nil, 200, 360, 500]
  package var maximums: [Double?] = [nil, nil, 200, 300, 450]

  /// The columns that show, hide and fill name.
  package var columns: [WalkColumn] = [
    .primary, .primary, .primary, .supplementary, .supplementary, .secondary, .secondary,
    .secondary, .inspector, .compact,
  ]

  /// Whether a classic split view may be without a primary controller.
  package var emptiesClassic = true

  /// Whether an operation is one that a subject can be asked for.
  package var allows: @Sendable (WalkOperation) -> Bool = { _ in true }

  package init() {}
}
