// SPDX-License-Identifier: MIT
internal import GtkInterop

/// One change of a navigation controller's pages, from its beginning to its end.
@MainActor
final class StackChange {
  private unowned let navigation: NavigationController
  private let old: [ViewController]
  private let new: [ViewController]
  private let animated: Bool
  private let isBegun: Bool
  private let removed: [ViewController]
  private let added: [ViewController]
  private var isOver = false
  private var hasAddedChildren = false
  private var hasBegunAppearance = false

  /// For the app; nil for a change at once, or one that has begun elsewhere.
  private(set) var coordinator: TransitionCoordinator?

  /// - Parameters:
  ///   - navigation: Whose pages change.
  ///   - new: The pages from now on.
  ///   - animated: What delegate and pages are told.
  ///   - isBegun: Whether they have been told of the beginning, and the pages are where they belong.
  init(
    _ navigation: NavigationController, to new: [ViewController], animated: Bool,
    isBegun: Bool = false
  ) {
    self.navigation = navigation
    self.new = new
    self.animated = animated
    self.isBegun = isBegun
    hasBegunAppearance = isBegun
    old = navigation.stack
    let (before, after) = (Set(old.map(ObjectIdentifier.init)), Set(new.map(ObjectIdentifier.init)))
    removed = old.filter { !after.contains(ObjectIdentifier($0)) }
    added = new.filter { !before.contains(ObjectIdentifier($0)) }
    guard animated, changesTop, !isBegun else { return }
    coordinator = TransitionCoordinator(
      duration: NavigationController.slideDuration, from: oldTop, to: newTop)
  }

  /// Stops the program where a stack can't be.
  static func check(_ stack: [ViewController], in navigation: NavigationController) {
    for (index, controller) in stack.enumerated() {
      precondition(
        !(controller is SplitViewController),
        "a split view can't be on a navigation stack: make it a window's root, or a child of one of the pages"
      )
      precondition(
        !(controller is TabBarController) || navigation.mayHoldTabs(controller),
        "a tab bar controller can't be on a navigation stack: give its tabs navigation controllers"
      )
      precondition(
        !stack[..<index].contains { $0 === controller },
        "\(controller.logName) is already in this stack: push each controller once")
    }
  }

  private var oldTop: ViewController? { old.last }
  private var newTop: ViewController? { new.last }
  private var changesTop: Bool { oldTop !== newTop }

  /// Begins; what is called from inside may end this change and begin another, which then stands.
  func begin() {
    let hadFocus = changesTop && navigation.noteFocus()
    navigation.stack = new
    for controller in removed where !isOver { controller.willLeaveParent() }
    // Recorded order of a replacement: the old content is gone before the new one comes.
    if !isOver, !animated, let oldTop, changesTop, removed.contains(where: { $0 === oldTop }) {
      disappear(oldTop)
      for controller in removed { finishRemoving(controller) }
    }
    if !isOver { addChildren() }
    if !isOver, !isBegun, let newTop, changesTop {
      navigation.delegate?.navigationController(navigation, willShow: newTop, animated: animated)
    }
    if !isOver { beginAppearance() }
    guard !isOver else { return }
    coordinator?.run()
    guard !isOver else { return }
    guard !isBegun else { return navigation.updateHeaders() }
    let isPop = newTop.map { top in old.contains { $0 === top } } ?? true
    navigation.showTop(animated && changesTop ? (isPop ? .pop : .push) : .none, hadFocus: hadFocus)
    navigation.updateHeaders()
    guard animated, let newTop, newTop.appearance == .appearing else { return }
    newTop.afterLayout(on: FrameClock(of: navigation.widget)) { [weak newTop, animated] in
      newTop?.tellAppearing(animated: animated)
    }
  }

  private func addChildren() {
    guard !hasAddedChildren else { return }
    hasAddedChildren = true
    for controller in added { navigation.addChild(controller) }
  }

  private func beginAppearance() {
    guard !hasBegunAppearance else { return }
    hasBegunAppearance = true
    guard navigation.isAppearing, changesTop, !AppearanceHold.holds(navigation) else { return }
    let wasOver = isOver
    oldTop?.beginAppearanceTransition(false, animated: animated)
    // Another page may be on top by now.
    guard isOver == wasOver else { return }
    newTop?.loadViewIfNeeded()
    newTop?.beginAppearanceTransition(true, animated: animated)
  }

  func end() {
    isOver = true
    addChildren()
    beginAppearance()
    if changesTop {
      oldTop?.endAppearanceTransition(animated: animated)
      if navigation.appearance == .appeared {
        newTop?.endAppearanceTransition(animated: animated)
      }
    }
    for controller in removed { finishRemoving(controller) }
    for controller in added {
      // Below the top it won't appear by entering.
      if controller !== newTop { controller.isMovingToParent = false }
      controller.didMove(toParent: navigation)
    }
    if let newTop, changesTop {
      navigation.delegate?.navigationController(navigation, didShow: newTop, animated: animated)
    }
    coordinator?.end()
  }

  private func disappear(_ controller: ViewController) {
    if AppearanceHold.holds(navigation) { return }
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition(animated: false)
  }

  private func finishRemoving(_ controller: ViewController) {
    guard !navigation.stack.contains(where: { $0 === controller }) else { return }
    // Also where it has gone elsewhere: its page here would outlive it.
    navigation.removePage(of: controller)
    if controller.parent === navigation { controller.removeFromParent() }
  }
}
