// SPDX-License-Identifier: MIT

/// Whether there is a button for the sidebar.
package enum WalkButtonVisibility: String, Sendable, Hashable, CaseIterable {
  case automatic, never, always
}
