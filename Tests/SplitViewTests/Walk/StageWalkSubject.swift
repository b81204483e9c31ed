// SPDX-License-Identifier: MIT
import SplitViewWalk

/// The product with its widgets as a subject of walks; for the main thread alone.
final class StageWalkSubject: WalkSubject, @unchecked Sendable {
  private let scene: WalkScene
  private var count = 0

  /// After how many operations the picture is compared with a fresh one.
  static let pictureInterval = 10

  init(_ configuration: WalkConfiguration) throws {
    scene = try MainActor.assumeIsolated { try WalkScene(configuration) }
  }

  deinit {
    let scene = scene
    MainActor.assumeIsolated { scene.close() }
  }

  func perform(_ operation: WalkOperation) {
    count += 1
    MainActor.assumeIsolated { scene.perform(operation) }
  }

  func observe() -> WalkObservation {
    let isTenth = count > 0 && count % StageWalkSubject.pictureInterval == 0
    return MainActor.assumeIsolated {
      var seen = scene.observe()
      guard isTenth else { return seen }
      do {
        if let problem = try scene.pictureProblem() {
          seen.trace.append(
            WalkToken(problem, isCollapsed: seen.isCollapsed, displayMode: seen.displayMode))
        }
      } catch {
        seen.trace.append(
          WalkToken("\(error)", isCollapsed: seen.isCollapsed, displayMode: seen.displayMode))
      }
      return seen
    }
  }
}
