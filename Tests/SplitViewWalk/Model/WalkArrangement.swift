// SPDX-License-Identifier: MIT

/// A mode, and the tiled one for which it stands where that has no room.
struct WalkArrangement: Hashable {
  var mode: WalkMode
  var standsFor: WalkMode?

  init(_ mode: WalkMode, standsFor: WalkMode? = nil) {
    self.mode = mode
    self.standsFor = standsFor
  }
}
