// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitViewCore

/// The move across a column border in the folded view.
extension SplitViewController {
  /// Lets the new top column slide in, where the desktop wants animations.
  func beginSlide(from old: SplitState, to new: SplitState) {
    guard slides(from: old, to: new), let root, let from = old.frontColumn, let to = new.frontColumn
    else { return }
    let isForward =
      style == .unspecified
      ? new.pages.primary.count > old.pages.primary.count : from.rawValue < to.rawValue
    slide = ColumnSlide(from: from, to: to, isForward: isForward, progress: 0)
    var start: Double?
    slideTick = FrameTick(root.widget) { [weak self] time in
      guard let self, self.slide != nil else { return false }
      let begun = start ?? time
      start = begun
      let fraction = (time - begun) / NavigationController.slideDuration
      if fraction >= 1 {
        self.slideTick = nil
        self.slide = nil
      } else {
        self.slide?.progress = ColumnSlide.eased(fraction)
      }
      self.queueLayout()
      return self.slide != nil
    }
  }

  /// Whether a change of states is a move across a column border that a person sees.
  func slides(from old: SplitState, to new: SplitState) -> Bool {
    old.frontColumn != nil && new.frontColumn != nil && old.frontColumn != new.frontColumn
      && Toolkit.animationsEnabled
  }

  /// Jumps to the end of a slide.
  func endSlide() {
    slideTick?.stop()
    slideTick = nil
    guard slide != nil else { return }
    slide = nil
    queueLayout()
  }
}
