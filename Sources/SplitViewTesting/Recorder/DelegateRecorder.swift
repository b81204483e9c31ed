// SPDX-License-Identifier: MIT
public import SplitView

/// A delegate that writes down what it is told, and answers what it is made to answer.
///
/// A token stands for each call, in a short notation: columns are `P` primary, `S` supplementary,
/// `D` secondary, `C` compact and `I` inspector; modes are `so`, `1b`, `1o`, `2b`, `2o`, `2d` and
/// `auto`; a controller is written by its title, `?` without one and `nil` for none. Questions carry
/// the answer after an arrow, what was proposed before it.
///
/// | token | call |
/// |---|---|
/// | `mode(1b)` | will change to a display mode |
/// | `wS(P)` `wH(P)` `dS(P)` `dH(P)` | will show, will hide, did show, did hide a column |
/// | `top?(D→P)` | top column for collapsing |
/// | `exp?(1b→so)` | display mode for expanding |
/// | `didCollapse` `didExpand` | the transition is over |
/// | `pC` `pE` | primary view controller for collapsing, for expanding |
/// | `cs→true` | collapse secondary onto primary |
/// | `sep→nil` | separate secondary from primary |
/// | `ask-show` `ask-detail` | show, show detail |
/// | `targetDisplayModeForAction` `GestureWillBegin` `GestureDidEnd` | as named |
///
/// Without closures it answers the proposals, `false` to what asks whether it did something itself,
/// `nil` for controllers and `.automatic` for the target display mode.
@MainActor
public final class DelegateRecorder: SplitViewControllerDelegate {
  /// The tokens so far; empty it to begin afresh.
  public var log: [String] = []

  /// Answers which column is on top after collapsing; gets the proposal.
  public var topColumnForCollapsing: ((SplitViewController.Column) -> SplitViewController.Column)?
  /// Answers which display mode an expansion leads to; gets the proposal.
  public var displayModeForExpanding:
    ((SplitViewController.DisplayMode) -> SplitViewController.DisplayMode)?
  /// Answers which controller a classic split view keeps when it collapses.
  public var primaryForCollapsing: (() -> ViewController?)?
  /// Answers which controller is a classic split view's primary after expanding.
  public var primaryForExpanding: (() -> ViewController?)?
  /// Tells whether it put the secondary controller, given first, onto the primary one.
  public var collapseSecondaryOnto: ((ViewController, ViewController) -> Bool)?
  /// Answers which controller becomes the secondary one; gets the primary one.
  public var separateSecondaryFrom: ((ViewController) -> ViewController?)?
  /// Answers which display mode a classic split view's button leads to.
  public var targetDisplayMode: (() -> SplitViewController.DisplayMode)?
  /// Tells whether it showed a controller itself.
  public var handlesShow: ((ViewController) -> Bool)?
  /// Tells whether it showed a detail controller itself.
  public var handlesShowDetail: ((ViewController) -> Bool)?
  /// Called as each token is logged, while the call that it stands for is still running.
  public var onEvent: ((String) -> Void)?

  /// A recorder with an empty log.
  public init() {}

  func record(_ token: String) {
    log.append(token)
    onEvent?(token)
  }
}
