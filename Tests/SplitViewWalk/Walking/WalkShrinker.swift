// SPDX-License-Identifier: MIT

/// Makes a story that tells two subjects apart as short and plain as it can.
struct WalkShrinker {
  private let first: WalkStory.Maker
  private let second: WalkStory.Maker

  init(_ first: @escaping WalkStory.Maker, _ second: @escaping WalkStory.Maker) {
    self.first = first
    self.second = second
  }

  /// A story that still makes a difference, though maybe another one.
  func shrunk(
    _ story: WalkStory, _ difference: WalkDifference
  ) throws -> (WalkStory, WalkDifference) {
    var best = (story: cut(story, difference), difference: difference)
    var isBetter = true
    while isBetter {
      isBetter = try removeOperations(from: &best)
      while let plainer = try firstThatDiffers(plainer(best.story)) {
        best = plainer
        isBetter = true
      }
    }
    return (best.story, best.difference)
  }

  private typealias Finding = (story: WalkStory, difference: WalkDifference)

  /// Without what came after the difference.
  private func cut(_ story: WalkStory, _ difference: WalkDifference) -> WalkStory {
    WalkStory(story.configuration, Array(story.operations.prefix(difference.index + 1)))
  }

  private func finding(_ story: WalkStory) throws -> Finding? {
    guard let difference = try story.difference(first, second) else { return nil }
    return (cut(story, difference), difference)
  }

  private func firstThatDiffers(_ stories: [WalkStory]) throws -> Finding? {
    for story in stories {
      if let finding = try finding(story) { return finding }
    }
    return nil
  }

  /// Delta debugging: leaves out halves, then quarters, and so on down to single operations.
  private func removeOperations(from best: inout Finding) throws -> Bool {
    var isBetter = false
    var size = max(1, best.story.operations.count / 2)
    while true {
      var start = 0
      while start < best.story.operations.count {
        var shorter = best.story
        shorter.operations.removeSubrange(
          start..<min(start + size, shorter.operations.count))
        if let found = try finding(shorter) {
          best = found
          isBetter = true
        } else {
          start += size
        }
      }
      if size == 1 { return isBetter }
      size /= 2
    }
  }

  /// The same story with one thing plainer, in every way.
  private func plainer(_ story: WalkStory) -> [WalkStory] {
    var stories = plainer(story.configuration).map { WalkStory($0, story.operations) }
    for (index, operation) in story.operations.enumerated() {
      for operations in plainer(operation) {
        var other = story
        other.operations.replaceSubrange(index...index, with: operations)
        stories.append(other)
      }
    }
    return stories
  }

  private func plainer(_ configuration: WalkConfiguration) -> [WalkConfiguration] {
    let plain = WalkConfiguration(configuration.style)
    var result: [WalkConfiguration] = []
    func add(_ change: (inout WalkConfiguration) -> Void) {
      var other = configuration
      change(&other)
      if other != configuration { result.append(other) }
    }
    add { $0.before = [] }
    for index in configuration.before.indices { add { $0.before.remove(at: index) } }
    add { $0.metrics = plain.metrics }
    add { $0.handle = plain.handle }
    add { $0.compact = plain.compact }
    add { $0.inspector = plain.inspector }
    add { $0.primary = plain.primary }
    add { $0.controllers = plain.controllers }
    add { $0.supplementary = plain.supplementary }
    add { $0.secondary = plain.secondary }
    for width in plainer(configuration.width) { add { $0.width = width } }
    return result
  }

  private func plainer(_ operation: WalkOperation) -> [[WalkOperation]] {
    switch operation {
    case .resize(let width): return plainer(width).map { [.resize($0)] }
    case .drag(let column, let width): return plainer(width).map { [.drag(column, $0)] }
    case .set(let column, let names) where names.count > 1: return [[.set(column, [names[0]])]]
    case .controllers(let list):
      return without(list).map { [.controllers($0)] }
        + list.indices.flatMap { index in
          plainer(list[index]).map { controller in
            var other = list
            other[index] = controller
            return [.controllers(other)]
          }
        }
    case .showController(let controller):
      return plainer(controller).map { [.showController($0)] }
    case .showDetailController(let controller):
      return plainer(controller).map { [.showDetailController($0)] }
    case .atNext(let prefix, let operations):
      return without(operations).filter { !$0.isEmpty }.map { [.atNext(prefix, $0)] }
    case .turn(let operations):
      return [operations] + without(operations).map { $0.count == 1 ? $0 : [.turn($0)] }
    default: return []
    }
  }

  private func plainer(_ controller: WalkController) -> [WalkController] {
    guard case .stack(let name, let pages) = controller, let root = pages.first else { return [] }
    return pages.count > 1 ? [.stack(name, [root])] : [.page(root)]
  }

  /// The list without each of its members.
  private func without<Member>(_ list: [Member]) -> [[Member]] {
    list.indices.map { index in
      var rest = list
      rest.remove(at: index)
      return rest
    }
  }

  /// The widths that are more familiar than this one.
  private func plainer(_ width: Double) -> [Double] {
    let familiar: [Double] = [820, 400, 1100, 700, width.rounded(.down)]
    return Array(familiar.prefix { $0 != width })
  }
}
