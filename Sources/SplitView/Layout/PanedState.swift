// SPDX-License-Identifier: MIT

/// Where a paned's divider is to stand when its host allocates it.
@MainActor
final class PanedState {
  var position = 0
}
