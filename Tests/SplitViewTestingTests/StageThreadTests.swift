// SPDX-License-Identifier: MIT
import SplitView
import SplitViewTesting
import Testing

@Suite struct StageThreadTests {
  @Test @MainActor func aThreadThatIsNotTheFirstIsRefused() throws {
    let error = #expect(throws: StageError.self) {
      _ = try Stage(ViewController(), width: 500)
    }
    _ = error
    do {
      _ = try Stage(ViewController(), width: 500)
    } catch {
      #expect(error as? StageError == .notMainThread)
      #expect("\(error)".contains("XCTest"))
    }
  }
}
