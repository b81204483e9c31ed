// SPDX-License-Identifier: MIT

/// One of the two presets of default numbers.
package enum WalkMetrics: String, Sendable, Hashable, CaseIterable {
  case uiKit, desktop
}
