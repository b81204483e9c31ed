// SPDX-License-Identifier: MIT
internal import SplitViewCore

/// What decides where the hosts lie, apart from the sizes.
struct HostPattern: Equatable {
  var shown: ColumnSet = []
  var tiled: ColumnSet
  var over: ColumnSet
  var isMirrored: Bool
  var isDisplaced: Bool
  var isSliding: Bool
  var isMoving: Bool

  init(_ picture: SplitPicture, isSliding: Bool, isMoving: Bool) {
    for column in [SplitViewColumn.primary, .supplementary, .secondary, .inspector]
    where picture.columns[column].isVisible {
      shown.insert(ColumnSet(column))
    }
    tiled = picture.divided
    over = picture.over
    isMirrored = picture.isMirrored
    isDisplaced = picture.isDisplaced
    self.isSliding = isSliding
    self.isMoving = isMoving
  }
}
