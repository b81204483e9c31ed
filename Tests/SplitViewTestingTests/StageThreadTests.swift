// SPDX-License-Identifier: MIT
import SplitView
import SplitViewTesting
import Testing

@Suite struct StageThreadTests {
  @Test @MainActor func aThreadThatIsNotTheFirstIsRefused() {
    do {
      let stage = try Stage(ViewController(), width: 500)
      stage.close()
      Issue.record("a stage was set up off the first thread")
    } catch {
      #expect(error as? StageError == .notMainThread)
      #expect("\(error)".contains("XCTest"))
    }
  }
}
