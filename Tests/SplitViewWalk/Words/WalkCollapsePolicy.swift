// SPDX-License-Identifier: MIT

/// What decides whether the columns are folded.
package enum WalkCollapsePolicy: Sendable, Hashable {
  case automatic, never, always
  case width(Double)
}
