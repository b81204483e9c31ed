// SPDX-License-Identifier: MIT
public import SplitViewCore

extension SplitViewController {
  /// Why a split view has its layout.
  public typealias LayoutExplanation = SplitViewLayoutExplanation

  /// Why the present layout was chosen, and at which widths another one comes.
  ///
  /// It is a value with the numbers that were weighed; its `description` is one sentence. At the
  /// width that a threshold names the layout is another one, one pixel before it isn't. Contents are
  /// taken with the least widths that they have now.
  public var layoutExplanation: LayoutExplanation {
    configuration.explanation(of: splitState, in: currentEnvironment)
  }
}
