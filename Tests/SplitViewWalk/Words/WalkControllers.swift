// SPDX-License-Identifier: MIT

/// Which of an app's controllers lists which, by their names.
package struct WalkControllers: Sendable {
  /// The lists of the navigation controllers.
  package private(set) var stacks: [String: [String]] = [:]
  private var pages: Set<String> = []

  package init() {}

  package init(stacks: [String: [String]], pages: some Sequence<String>) {
    self.stacks = stacks
    self.pages = Set(pages)
  }

  package func exists(_ name: String) -> Bool { pages.contains(name) || stacks[name] != nil }

  /// The name of a controller that is there, or can be made.
  package mutating func resolved(_ controller: WalkController) -> String? {
    let name = controller.name
    if exists(name) { return name }
    switch controller {
    case .page: pages.insert(name)
    case .stack(_, let list):
      // A page has one place.
      if list.contains(where: { exists($0) }) { return nil }
      pages.formUnion(list)
      stacks[name] = list
    case .named: return nil
    }
    return name
  }

  package mutating func setStack(_ list: [String], of name: String) { stacks[name] = list }

  /// The navigation controller that lists another controller.
  package func holder(of name: String) -> String? {
    stacks.first { $0.value.contains(name) }?.key
  }

  /// Whether a controller is another one, or somewhere inside of it.
  package func contains(_ name: String, in outer: String?) -> Bool {
    var next: String? = name
    while let present = next {
      if present == outer { return true }
      next = holder(of: present)
    }
    return false
  }

  package mutating func takeOut(_ name: String) {
    guard let holder = holder(of: name) else { return }
    stacks[holder]?.removeAll { $0 == name }
  }

  /// The pages of a controller, through all stacks inside of it.
  package func leaves(of name: String) -> [String] {
    guard let stack = stacks[name] else { return [name] }
    return stack.flatMap { leaves(of: $0) }
  }

  /// A controller as the catalogue writes it, `nav[a, nav[b]]`.
  package func description(of name: String) -> String {
    guard let stack = stacks[name] else { return name }
    return "nav[\(stack.map { description(of: $0) }.joined(separator: ", "))]"
  }
}
