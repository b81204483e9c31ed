// SPDX-License-Identifier: MIT

/// The classic style: two controllers, which the app or else the primary one makes one of and two
/// again.
extension WalkModel {
  /// What the app of a classic split view has and answers.
  struct Classic {
    var controllers = WalkControllers()
    var primary: String?

    /// While collapsed, the controller that joined, as long as the primary one lists it.
    var secondary: String?

    /// Whether the controllers are those of an expansion that isn't in force yet.
    var isExpanding = false

    /// The details shown while collapsed, which are no column's.
    var details: Set<String> = []

    var answers = WalkAnswers()

    /// The primary controller's own list.
    var stack: [String] {
      guard let primary else { return [] }
      return controllers.stacks[primary] ?? [primary]
    }

    /// The column that counts as shown on the folded stack.
    var top: WalkColumn? {
      guard let last = stack.last else { return nil }
      if last == secondary { return .secondary }
      // What lies above what is no page of the primary one's isn't one either.
      return stack.contains { $0 == secondary || details.contains($0) } ? nil : .primary
    }
  }

  private var place: WalkControllers.Place {
    WalkControllers.Place(
      primary: classic.primary, secondary: classic.secondary, isCollapsed: isCollapsed)
  }

  /// The name of what the app gives, if that makes sense.
  func given(_ controller: WalkController?, as use: WalkControllers.Use) -> String? {
    given(controller, as: use, in: place)
  }

  func given(
    _ controller: WalkController?, as use: WalkControllers.Use, in place: WalkControllers.Place
  ) -> String? {
    guard let controller, let name = classic.controllers.resolved(controller),
      classic.controllers.isSensible(name, as: use, in: place)
    else { return nil }
    return name
  }

  /// Fills the columns with what the controllers list now.
  func mirror() {
    pages[.primary] = classic.stack
    pages[.secondary] = classic.secondary.map { [$0] } ?? []
  }

  /// An app has changed a list.
  func listsDidChange() {
    // What has left the folded stack is nobody's, whoever hears of that when.
    if isCollapsed, !classic.isExpanding, !isAsking, let secondary = classic.secondary,
      !classic.stack.contains(secondary)
    {
      classic.secondary = nil
    }
    mirror()
    // What is done in a question belongs to the transition that asks.
    if isAsking { return }
    if isTelling { return call { self.tellTop() } }
    guard isMounted, isCollapsed else { return }
    if classic.top == top { forget() } else { call { self.tellTop() } }
  }

  /// Forgets what isn't on the folded stack any more.
  private func forget() {
    let stack = classic.stack
    if let secondary = classic.secondary, !stack.contains(secondary) { classic.secondary = nil }
    classic.details.formIntersection(stack)
    mirror()
  }

  /// Tells of another column on top of the folded stack.
  private func tellTop() {
    guard isMounted, isCollapsed else { return }
    forget()
    let new = classic.top
    if new == top { return }
    var will: [WalkEvent] = []
    if let top { will.append(.hide(top)) }
    if let new { will.append(.show(new)) }
    transition(will) { top = new }
  }

  // MARK: What an app does

  func setControllers(_ list: [WalkController]) {
    let names = list.compactMap { given($0, as: .controllers) }
    guard names.count == list.count, names.count <= 2, Set(names).count == names.count else {
      return
    }
    guard isCollapsed, !isAsking else {
      classic.primary = names.first
      classic.secondary = names.count > 1 ? names[1] : nil
      return mirror()
    }
    if classic.primary != names.first {
      classic.primary = names.first
      classic.secondary = nil
      classic.details = []
    }
    if names.count > 1, let primary = classic.primary,
      let stack = classic.controllers.stacks[primary], !stack.contains(names[1])
    {
      classic.controllers.setStack(stack + [names[1]], of: primary)
      classic.secondary = names[1]
    }
    mirror()
    tellTop()
  }

  func showController(_ controller: WalkController) {
    // It is there before anybody is asked.
    _ = classic.controllers.resolved(controller)
    askAside("ask-show")
    if classic.answers.handlesShow { return }
    call(isContent: true) {
      guard let name = self.given(controller, as: .show) else { return }
      if self.isCollapsed { return self.present(name) }
      if self.classic.controllers.contains(name, in: self.classic.primary) {
        self.classic.controllers.takeOut(name)
        self.classic.secondary = name
      } else {
        self.classic.primary = name
      }
      self.mirror()
    }
  }

  func showDetailController(_ controller: WalkController) {
    _ = classic.controllers.resolved(controller)
    askAside("ask-detail")
    if classic.answers.handlesDetail { return }
    call(isContent: true) {
      guard let name = self.given(controller, as: .detail) else { return }
      guard self.isCollapsed else {
        self.classic.secondary = name
        return self.mirror()
      }
      guard let primary = self.classic.primary,
        let stack = self.classic.controllers.stacks[primary]
      else { return self.present(name) }
      if let index = stack.firstIndex(of: name) {
        self.classic.controllers.setStack(Array(stack[...index]), of: primary)
      } else {
        self.classic.controllers.setStack(stack + [name], of: primary)
        self.classic.details.insert(name)
      }
      self.mirror()
      self.tellTop()
    }
  }

  private func present(_ name: String) {
    trace.append(WalkToken("presented(\(name))", isCollapsed: isCollapsed, displayMode: mode))
  }

  func push(_ page: String, onto stack: String) {
    guard let list = classic.controllers.stacks[stack], !classic.controllers.exists(page) else {
      return
    }
    _ = classic.controllers.resolved(.page(page))
    setList(list + [page], of: stack)
  }

  func pop(from stack: String) {
    guard let list = classic.controllers.stacks[stack], list.count > 1 else { return }
    setList(list.dropLast(), of: stack)
  }

  func popToRoot(of stack: String) {
    guard let list = classic.controllers.stacks[stack], list.count > 1 else { return }
    setList([list[0]], of: stack)
  }

  private func setList(_ list: [String], of stack: String) {
    classic.controllers.setStack(list, of: stack)
    // Other lists have no part in which column is on top.
    if stack == classic.primary { listsDidChange() }
  }

  // MARK: What a person does

  /// The innermost list on top that has something below.
  func goBackClassic() {
    guard isCollapsed, let primary = classic.primary else { return }
    var lists: [String] = []
    var next = primary
    while let list = classic.controllers.stacks[next], let last = list.last {
      if list.count > 1 { lists.append(next) }
      next = last
    }
    if let innermost = lists.last { pop(from: innermost) }
  }

  var hasClassicButton: Bool { isMounted && !isCollapsed && !isEmpty && presentsWithGesture }

  /// Where the button leads if the delegate says this.
  func classicTarget(_ answer: WalkMode) -> WalkArrangement {
    switch answer {
    case .automatic where mode == .secondaryOnly: return resolvedAsked(.oneBesideSecondary)
    case .automatic, .secondaryOnly: return WalkArrangement(.secondaryOnly)
    default: return resolvedAsked(aim(answer))
    }
  }

  func pressClassicButton() {
    guard hasClassicButton else { return }
    askAside("targetDisplayModeForAction")
    call {
      guard self.hasClassicButton else { return }
      let target = self.classicTarget(self.classic.answers.target)
      // Who answers with a mode asks for it.
      if self.classic.answers.target == .automatic {
        self.goOrClose(target)
      } else {
        self.go(to: target, reports: true)
      }
    }
  }

  /// Asks what belongs to no transition: what the delegate calls for happens at once.
  private func askAside(_ text: String) {
    trace.append(WalkToken(text, isCollapsed: isCollapsed, displayMode: mode))
    for operation in takeTriggers(text) { execute(operation) }
  }
}
