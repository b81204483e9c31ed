// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitViewCore

/// The move across a column border in the folded view.
extension SplitViewController {
  /// Lets the new top column slide in, where the desktop wants animations.
  /// - Parameter handed: How far a hand has brought it already.
  func beginSlide(from old: SplitState, to new: SplitState, after handed: ColumnHandOver?) {
    guard slides(from: old, to: new), let root, let from = old.frontColumn, let to = new.frontColumn
    else { return }
    let isForward =
      style == .unspecified
      ? new.pages.primary.count > old.pages.primary.count : from.rawValue < to.rawValue
    slide = ColumnSlide(from: from, to: to, isForward: isForward, progress: handed?.progress ?? 0)
    let first = slide?.progress ?? 0
    let duration = handed?.duration ?? NavigationController.slideDuration
    slideTick = FrameTick(root.widget, over: duration) { [weak self] fraction in
      guard let self, self.slide != nil else { return false }
      if fraction >= 1 {
        self.slideTick = nil
        self.slide = nil
      } else {
        self.slide?.progress = first + (1 - first) * ColumnSlide.eased(fraction)
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
    columnPop?.end()
    slideTick?.stop()
    slideTick = nil
    guard slide != nil else { return }
    slide = nil
    queueLayout()
  }
}
