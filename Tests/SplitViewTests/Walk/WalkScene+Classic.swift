// SPDX-License-Identifier: MIT
import SplitViewCore
import SplitViewWalk
import WalkWords

@testable import SplitView
@testable import SplitViewTesting

/// The controllers of a classic split view's app.
extension WalkScene {
  var isClassic: Bool { split.style == .unspecified }

  private func name(of controller: ViewController?) -> String? { controller?.title }

  private func controller(_ name: String) -> ViewController? { navigations[name] ?? pages[name] }

  /// Which of them lists which.
  private var controllers: WalkControllers {
    WalkControllers(
      stacks: navigations.mapValues { $0.viewControllers.map { $0.title ?? "?" } },
      pages: pages.keys)
  }

  private var place: WalkControllers.Place {
    WalkControllers.Place(
      primary: name(of: split.viewControllers.first),
      secondary: name(of: split.slots[.secondary]?.content), isCollapsed: split.isCollapsed)
  }

  private func resolve(_ given: WalkController) -> ViewController? {
    let name = given.name
    if let present = controller(name) { return present }
    switch given {
    case .page: return page(name)
    case .stack(_, let list):
      if list.contains(where: { controller($0) != nil }) { return nil }
      return makeStack(name, list.map { page($0) })
    case .named: return nil
    }
  }

  private func makeStack(_ name: String, _ list: [ViewController]) -> NavigationController {
    let navigation = navigations[name] ?? NavigationController()
    navigation.title = name
    navigation.viewControllers = list
    navigations[name] = navigation
    return navigation
  }

  private func given(
    _ controller: WalkController?, as use: WalkControllers.Use,
    in place: WalkControllers.Place? = nil
  ) -> ViewController? {
    guard let controller, let found = resolve(controller),
      controllers.isSensible(controller.name, as: use, in: place ?? self.place)
    else { return nil }
    return found
  }

  // MARK: What is to be seen

  func observeClassic(_ seen: inout WalkObservation) {
    seen.navigation = controllers.stacks
    seen.viewControllers = split.viewControllers.map {
      controllers.description(of: $0.title ?? "?")
    }
  }

  var classicButton: WalkMode? {
    split.configuration.pressingClassicButton(
      leadingTo: .automatic, from: split.splitState, in: split.currentEnvironment
    ).map { WalkMode($0.state.displayMode) }
  }

  /// The pages on top of what the lists have on screen.
  var classicFront: [ViewController] {
    var shown = split.viewControllers
    if !split.isCollapsed {
      shown = zip(shown, [SplitViewController.Column.primary, .secondary])
        .filter { split.isShowing($0.1) }.map(\.0)
    }
    if split.isShowing(.inspector) {
      shown += split.viewController(for: .inspector).map { [$0] } ?? []
    }
    return shown.map(\.pageOnTop)
  }

  // MARK: What an app and a person do

  func setControllers(_ list: [WalkController]) {
    let names = list.map(\.name)
    let found = list.compactMap { given($0, as: .controllers) }
    guard found.count == list.count, found.count <= 2, Set(names).count == names.count else {
      return
    }
    split.viewControllers = found
  }

  func showController(_ controller: WalkController) {
    let found = resolve(controller)
    // Whether it makes sense is seen when the delegate has answered.
    guard let found, given(controller, as: .show) != nil else { return hear("ask-show") }
    split.show(found, sender: nil)
    endPresentation(of: controller.name)
  }

  func showDetailController(_ controller: WalkController) {
    let found = resolve(controller)
    guard let found, given(controller, as: .detail) != nil else { return hear("ask-detail") }
    split.showDetailViewController(found, sender: nil)
    endPresentation(of: controller.name)
  }

  /// What was presented goes at once, so that it can be had again.
  private func endPresentation(of name: String) {
    guard let shown = split.presentedViewController else { return }
    trace.append(token("presented(\(name))"))
    shown.dismiss(animated: false)
  }

  func push(_ page: String, onto stack: String) {
    guard let navigation = navigations[stack], controller(page) == nil else { return }
    navigation.pushViewController(self.page(page), animated: false)
  }

  func backClassic() {
    guard split.isCollapsed else { return }
    let front: SplitViewColumn =
      split.topColumn == .secondary ? .secondary : .primary
    if !split.isShowing(.inspector), stage.header(of: front)?.buttons.contains(.back) == true {
      return stage.tap(.back, in: front)
    }
    var list = split.viewControllers.first as? NavigationController
    var innermost: NavigationController?
    while let present = list {
      if present.viewControllers.count > 1 { innermost = present }
      list = present.topViewController as? NavigationController
    }
    innermost?.goBack()
  }

  func pressClassicButton() {
    guard split.configuration.hasClassicButton(for: split.splitState) else { return }
    split.displayModeButtonItem.action?()
  }

  // MARK: Questions

  func answerClassic() {
    recorder.primaryForCollapsing = { [unowned self] in
      given(answers.primaryForCollapsing, as: .primaryForCollapsing)
    }
    recorder.primaryForExpanding = { [unowned self] in
      given(answers.primaryForExpanding, as: .primaryForExpanding)
    }
    recorder.collapseSecondaryOnto = { [unowned self] in join($0, onto: $1) }
    recorder.separateSecondaryFrom = { [unowned self] in separate(from: $0) }
    recorder.targetDisplayMode = { [unowned self] in SplitViewDisplayMode(answers.target) }
    recorder.handlesShow = { [unowned self] _ in answers.handlesShow }
    recorder.handlesShowDetail = { [unowned self] _ in answers.handlesDetail }
  }

  private func join(_ secondary: ViewController, onto primary: ViewController) -> Bool {
    let stack = primary as? NavigationController
    switch answers.joining {
    case .leaves: return false
    case .drops: break
    case .pushes: stack?.pushViewController(secondary, animated: false)
    case .moves:
      guard let stack, let from = secondary as? NavigationController else { break }
      let list = from.viewControllers
      from.viewControllers = []
      stack.viewControllers += list
    }
    return true
  }

  private func separate(from primary: ViewController) -> ViewController? {
    guard let name = name(of: primary) else { return nil }
    var place = place
    place.primary = name
    switch answers.separating {
    case .leaves: return nil
    case .gives(let controller):
      if controller.name == name || controller.name == self.place.primary {
        _ = resolve(controller)
        return nil
      }
      return given(controller, as: .secondary, in: place)
    case .splits(let other):
      var controllers = controllers
      guard controllers.split(name, into: other, in: place) != nil,
        let stack = primary as? NavigationController,
        let list = stack.popToRootViewController(animated: false)
      else { return nil }
      return makeStack(other, list)
    }
  }
}
