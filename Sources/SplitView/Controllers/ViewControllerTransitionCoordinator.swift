// SPDX-License-Identifier: MIT

/// Which of the two controllers of a transition is meant.
///
/// Source: [UITransitionContextViewControllerKey](https://developer.apple.com/documentation/uikit/uitransitioncontextviewcontrollerkey).
public enum TransitionContextViewControllerKey: Sendable, Hashable, CaseIterable {
  /// The one that was there.
  case from
  /// The one that comes.
  case to
}

/// What is known of a transition that is on its way.
///
/// All but ``viewController(forKey:)`` has a default: a transition at once, complete and not
/// interactive.
/// Source: [UIViewControllerTransitionCoordinatorContext](https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext).
@MainActor
public protocol ViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether anything moves on the way.
  var isAnimated: Bool { get }

  /// Whether it began with a gesture.
  var initiallyInteractive: Bool { get }

  /// Whether a gesture drives it now.
  var isInteractive: Bool { get }

  /// Whether a gesture may take hold of it while it runs.
  var isInterruptible: Bool { get }

  /// Whether it was given up, and all is as before.
  var isCancelled: Bool { get }

  /// How long it takes, in seconds; 0 where nothing moves.
  var transitionDuration: Double { get }

  /// How far it has come, from 0 to 1.
  var percentComplete: Double { get }

  /// How fast it goes on when a gesture lets go of it, as a factor of its own pace.
  var completionVelocity: Double { get }

  /// A controller that takes part; nil where it isn't about two.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
}

extension ViewControllerTransitionCoordinatorContext {
  /// No.
  public var isAnimated: Bool { false }

  /// No.
  public var initiallyInteractive: Bool { false }

  /// No.
  public var isInteractive: Bool { false }

  /// No.
  public var isInterruptible: Bool { false }

  /// No.
  public var isCancelled: Bool { false }

  /// No time.
  public var transitionDuration: Double { 0 }

  /// The end.
  public var percentComplete: Double { 1 }

  /// Its own pace.
  public var completionVelocity: Double { 1 }
}

/// Runs an app's code with a transition, and after it.
///
/// Source: [UIViewControllerTransitionCoordinator](https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator).
@MainActor
public protocol ViewControllerTransitionCoordinator: ViewControllerTransitionCoordinatorContext {
  /// Runs one closure with the change and another one when the transition has ended.
  ///
  /// What `animation` changes is laid out together with the transition; where that has begun, it
  /// runs at once.
  /// - Returns: Whether the closures will run: not once the transition is over.
  @discardableResult
  func animate(
    alongsideTransition animation:
      (@MainActor (any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: (@MainActor (any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs a closure whenever a gesture takes hold of the transition or lets go of it.
  func notifyWhenInteractionChanges(
    _ handler: @escaping @MainActor (any ViewControllerTransitionCoordinatorContext) -> Void)
}

extension ViewControllerTransitionCoordinator {
  /// Runs a closure with the change.
  /// - Returns: Whether it will run: not once the transition is over.
  @discardableResult
  public func animate(
    alongsideTransition animation:
      (@MainActor (any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Never runs it: a transition without gestures has no such change.
  public func notifyWhenInteractionChanges(
    _ handler: @escaping @MainActor (any ViewControllerTransitionCoordinatorContext) -> Void
  ) {}
}
