// SPDX-License-Identifier: MIT

import SplitViewCore
import SplitViewWalk
import WalkWords

/// What the product's controllers do around the core in the classic style.
extension CoreWalkSubject {
  /// What the app has.
  struct Classic {
    var controllers = WalkControllers()
    var primary: String?
    var secondary: String?
    var answers = WalkAnswers()

    /// The list of the primary controller, or itself.
    func stack(of primary: String?) -> [String] {
      primary.map { controllers.stacks[$0] ?? [$0] } ?? []
    }
  }

  private var place: WalkControllers.Place {
    WalkControllers.Place(
      primary: classic.primary, secondary: classic.secondary,
      isCollapsed: runner.state.isCollapsed)
  }

  private func given(_ controller: WalkController?, as use: WalkControllers.Use) -> String? {
    guard let controller, let name = classic.controllers.resolved(controller),
      classic.controllers.isSensible(name, as: use, in: place)
    else { return nil }
    return name
  }

  func observeClassic(_ seen: inout WalkObservation) {
    let state = runner.state
    let controllers = classic.controllers
    seen.navigation = controllers.stacks
    seen.collapsedStack = names.names(of: state.collapsedPages).flatMap {
      controllers.leaves(of: $0)
    }
    let list = names.names(of: state.pages.primary)
    if let primary = classic.primary {
      let description = list.map { controllers.description(of: $0) }.joined(separator: ", ")
      seen.viewControllers = [
        controllers.stacks[primary] == nil ? description : "nav[\(description)]"
      ]
    } else {
      seen.viewControllers = list
    }
    if !state.isCollapsed {
      seen.viewControllers += names.names(of: state.pages.secondary).map {
        controllers.description(of: $0)
      }
    }
    let target = runner.configuration.pressingClassicButton(
      leadingTo: .automatic, from: state, in: runner.environment)
    seen.button = target.map { WalkMode($0.state.displayMode) }
  }

  /// Tells the core of what both columns hold.
  private func controllersDidChange() {
    forgetSecondary()
    runner.pagesDidChange(in: .primary) { [unowned self] in
      classic.stack(of: classic.primary).map { names.page(named: $0) }
    }
    runner.pagesDidChange(in: .secondary) { [unowned self] in
      forgetSecondary()
      return classic.secondary.map { [names.page(named: $0)] } ?? []
    }
  }

  /// What has left the folded stack is nobody's.
  private func forgetSecondary() {
    guard runner.state.isCollapsed, runner.arrangement == nil, let secondary = classic.secondary,
      !classic.stack(of: classic.primary).contains(secondary)
    else { return }
    classic.secondary = nil
  }

  func setControllers(_ list: [WalkController]) {
    let names = list.compactMap { given($0, as: .controllers) }
    guard names.count == list.count, names.count <= 2, Set(names).count == names.count else {
      return
    }
    let second = names.count > 1 ? names[1] : nil
    if !runner.state.isCollapsed {
      classic.primary = names.first
      classic.secondary = second
      return controllersDidChange()
    }
    if classic.primary != names.first {
      classic.primary = names.first
      classic.secondary = nil
    }
    if let second, let primary = classic.primary,
      let stack = classic.controllers.stacks[primary], !stack.contains(second)
    {
      classic.controllers.setStack(stack + [second], of: primary)
      classic.secondary = second
      runner.state = runner.configuration.filling(
        .secondary, with: [self.names.page(named: second)], from: runner.state)
    }
    controllersDidChange()
  }

  func showController(_ controller: WalkController) {
    _ = classic.controllers.resolved(controller)
    hear("ask-show")
    if classic.answers.handlesShow { return }
    runner.perform(isContent: true) { [unowned self] in
      guard let name = given(controller, as: .show) else { return }
      if runner.state.isCollapsed { return present(name) }
      if classic.controllers.contains(name, in: classic.primary) {
        classic.controllers.takeOut(name)
        classic.secondary = name
      } else {
        classic.primary = name
      }
      controllersDidChange()
    }
  }

  func showDetailController(_ controller: WalkController) {
    _ = classic.controllers.resolved(controller)
    hear("ask-detail")
    if classic.answers.handlesDetail { return }
    runner.perform(isContent: true) { [unowned self] in
      guard let name = given(controller, as: .detail) else { return }
      if !runner.state.isCollapsed {
        classic.secondary = name
        return controllersDidChange()
      }
      guard let primary = classic.primary, let stack = classic.controllers.stacks[primary] else {
        return present(name)
      }
      if let index = stack.firstIndex(of: name) {
        classic.controllers.setStack(Array(stack[...index]), of: primary)
      } else {
        runner.state = runner.configuration.showingDetail(
          names.page(named: name), from: runner.state)
        classic.controllers.setStack(stack + [name], of: primary)
      }
      controllersDidChange()
    }
  }

  private func present(_ name: String) {
    trace.append(
      WalkToken(
        "presented(\(name))", isCollapsed: runner.state.isCollapsed,
        displayMode: WalkMode(runner.state.displayMode)))
  }

  func push(_ page: String, onto stack: String) {
    guard let list = classic.controllers.stacks[stack], !classic.controllers.exists(page) else {
      return
    }
    _ = classic.controllers.resolved(.page(page))
    setStack(list + [page], of: stack)
  }

  func pop(from stack: String) {
    guard let list = classic.controllers.stacks[stack], list.count > 1 else { return }
    setStack(list.dropLast(), of: stack)
  }

  func popToRoot(of stack: String) {
    guard let list = classic.controllers.stacks[stack], list.count > 1 else { return }
    setStack([list[0]], of: stack)
  }

  private func setStack(_ list: [String], of stack: String) {
    classic.controllers.setStack(list, of: stack)
    // Nobody else's lists are the columns'.
    if stack == classic.primary { controllersDidChange() }
  }

  func goBackClassic() {
    guard runner.state.isCollapsed else { return }
    var (list, innermost) = (classic.primary, String?.none)
    while let name = list, let stack = classic.controllers.stacks[name] {
      if stack.count > 1 { innermost = name }
      list = stack.last
    }
    if let innermost { pop(from: innermost) }
  }

  func pressClassicButton() {
    runner.perform { [unowned self] in
      guard runner.configuration.hasClassicButton(for: runner.state) else { return }
      hear("targetDisplayModeForAction")
      let answer = SplitViewDisplayMode(classic.answers.target)
      step { [unowned self] in
        $0.pressingClassicButton(leadingTo: answer, from: runner.state, in: runner.environment)
      }
    }
  }

  // MARK: Questions

  private func beginChange() {
    runner.arrangement = { [unowned self] in
      let stack = classic.stack(of: classic.primary)
      var secondary = classic.secondary
      if isJoining, let joined = secondary, !stack.contains(joined) { secondary = nil }
      classic.secondary = secondary
      return ClassicArrangement(
        primary: stack.map { names.page(named: $0) },
        secondary: secondary.map { [names.page(named: $0)] } ?? [])
    }
  }

  func join() {
    isJoining = true
    beginChange()
    let answer = given(classic.answers.primaryForCollapsing, as: .primaryForCollapsing)
    hear("pC")
    if let primary = answer ?? classic.primary, let secondary = classic.secondary {
      if classic.answers.joining == .pushes { add([secondary], to: primary) }
      if classic.answers.joining == .moves, classic.controllers.stacks[primary] != nil,
        let list = classic.controllers.stacks[secondary]
      {
        classic.controllers.setStack([], of: secondary)
        add(list, to: primary)
      }
      hear("cs→\(classic.answers.joining != .leaves)")
      if classic.answers.joining == .leaves { add([secondary], to: primary) }
    }
    if let answer { classic.primary = answer }
  }

  private func add(_ list: [String], to primary: String) {
    guard let stack = classic.controllers.stacks[primary] else { return }
    classic.controllers.setStack(stack + list, of: primary)
  }

  func separate() {
    isJoining = false
    beginChange()
    let answer = given(classic.answers.primaryForExpanding, as: .primaryForExpanding)
    hear("pE")
    guard let primary = answer ?? classic.primary else {
      classic.secondary = nil
      return
    }
    let separated = separation(from: primary)
    hear("sep→\(separated ?? "nil")")
    let stack = classic.controllers.stacks[primary] ?? []
    classic.primary = primary
    if let separated {
      classic.controllers.takeOut(separated)
      classic.secondary = separated
    } else if stack.count > 1 {
      classic.controllers.setStack(stack.dropLast(), of: primary)
      classic.secondary = stack.last
    } else {
      classic.secondary = nil
    }
  }

  private func separation(from primary: String) -> String? {
    let place = WalkControllers.Place(
      primary: primary, secondary: classic.secondary, isCollapsed: true)
    switch classic.answers.separating {
    case .leaves: return nil
    case .gives(let controller):
      guard let name = classic.controllers.resolved(controller), name != primary,
        name != classic.primary,
        classic.controllers.isSensible(name, as: .secondary, in: place)
      else { return nil }
      return name
    case .splits(let name): return classic.controllers.split(primary, into: name, in: place)
    }
  }
}
