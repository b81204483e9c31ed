// SPDX-License-Identifier: MIT

/// What may happen to a classic split view.
extension WalkGenerator {
  var isClassic: Bool { configuration.style == .classic }

  mutating func firstControllers(using random: inout WalkRandom) -> [WalkController] {
    controllers = ["A", "B"]
    if words.emptiesClassic && random.once(in: 16) { return [] }
    let primary: WalkController =
      random.once(in: 8)
      ? .page("a") : .stack("A", random.once(in: 3) ? ["a", "a2"] : ["a"])
    if random.once(in: 8) { return [primary] }
    let secondary: WalkController =
      random.once(in: 6)
      ? .page("b") : .stack("B", random.once(in: 3) ? ["b", "b2"] : ["b"])
    return [primary, secondary]
  }

  /// A controller that is new, or one that the story knows by then.
  private mutating func controller(
    using random: inout WalkRandom, known: [String] = []
  ) -> WalkController {
    if random.once(in: 3), let name = (known + controllers).randomElement(using: &random) {
      return .named(name)
    }
    if random.once(in: 2) {
      let page = name("p")
      controllers.append(page)
      return .page(page)
    }
    let stack = name("N")
    controllers.append(stack)
    return .stack(stack, (0..<random.number(1...2)).map { _ in name("p") })
  }

  /// What an app does with its controllers.
  mutating func classicOperation(
    after seen: WalkObservation, using random: inout WalkRandom
  ) -> WalkOperation {
    let present = seen.navigation.sorted { $0.key < $1.key }.flatMap(\.value)
    switch random.number(0...9) {
    case 0...5: return .showDetailController(controller(using: &random, known: present))
    case 6, 7: return .showController(controller(using: &random, known: present))
    default:
      let count = max(random.pick([0, 1, 2, 2, 2, 2]), words.emptiesClassic ? 0 : 1)
      return .controllers((0..<count).map { _ in controller(using: &random) })
    }
  }

  /// What an app does with its navigation controllers' lists.
  mutating func listOperation(
    after seen: WalkObservation, using random: inout WalkRandom
  ) -> WalkOperation {
    let stacks = seen.navigation.filter { !$0.value.isEmpty }.keys.sorted()
    let stack = stacks.isEmpty ? "A" : random.pick(stacks)
    switch random.number(0...5) {
    case 0...2: return .pushOnto(stack, name("p"))
    case 3, 4: return .popFrom(stack)
    default: return .popToRootOf(stack)
    }
  }

  mutating func answer(using random: inout WalkRandom) -> WalkAnswer {
    switch random.number(0...13) {
    case 0...3: return .collapse(random.pick(WalkAnswer.Joining.allCases))
    case 4, 5: return .separate(.leaves)
    case 6: return .separate(.gives(controller(using: &random)))
    case 7: return .separate(.splits(name("N")))
    case 8: return .primaryForCollapsing(random.once(in: 2) ? nil : controller(using: &random))
    case 9: return .primaryForExpanding(random.once(in: 2) ? nil : controller(using: &random))
    case 10: return .handlesShow(random.once(in: 3))
    case 11: return .handlesDetail(random.once(in: 3))
    default: return .target(random.pick(WalkMode.allCases))
    }
  }

  /// What an app does inside a callback; in a question, the lists alone.
  mutating func classicNested(
    after seen: WalkObservation, using random: inout WalkRandom
  ) -> WalkOperation {
    let questions = ["pC", "cs→", "pE", "sep→"]
    let others = [
      "mode(", "ask-detail", "ask-show", "targetDisplay", "wS(", "wH(", "dS(", "dH(", "wS(P",
      "dH(D",
      "didCollapse", "didExpand",
    ]
    let prefix = random.pick(questions + others)
    let operations = (0..<random.number(1...2)).map { _ in
      questions.contains(prefix)
        ? listOperation(after: seen, using: &random) : nestedOperation(after: seen, using: &random)
    }
    return .atNext(prefix, operations)
  }
}
