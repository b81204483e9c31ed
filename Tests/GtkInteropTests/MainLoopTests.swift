// SPDX-License-Identifier: MIT
import Dispatch
import Foundation
import GtkInterop
import XCTest

/// Swift's main actor and Dispatch's main queue run under GLib's loop.
///
/// Swift's own test runner serves the main queue too, and what a job of that queue starts is not
/// served before the job ends; so each test makes a process of its own that only has GLib's loop.
final class MainLoopTests: XCTestCase, @unchecked Sendable {
  private actor Elsewhere {
    func answer() -> Int { 42 }
  }

  /// What jobs wrote down, and whether they ran on the first thread.
  @MainActor
  private final class Log {
    var entries: [String] = []

    func note(_ entry: String) {
      entries.append(MainLoop.isFirstThread ? entry : "\(entry), on another thread")
    }
  }

  @MainActor private func startJobs(_ log: Log, then done: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated { log.note("queue") } }
    Task { @MainActor in
      log.note("task")
      await Task.yield()
      log.note("yield")
      let answer = await Elsewhere().answer()
      log.note("hop \(answer)")
      try? await Task.sleep(nanoseconds: 1_000_000)
      log.note("timer")
      await Task.detached { await log.note("back from a detached task") }.value
      done()
    }
  }

  private static let expected = [
    "queue", "task", "yield", "hop 42", "timer", "back from a detached task",
  ]

  func testJobsRunUnderTheLoop() throws {
    try Child.expectSuccess(of: self) {
      MainActor.assumeIsolated {
        MainLoop.attachMainQueue()
        MainLoop.attachMainQueue()
        let log = Log()
        var isDone = false
        startJobs(log) { isDone = true }
        XCTAssertEqual(log.entries, [], "nothing runs before the loop does")
        while !isDone { MainLoop.iterate(mayBlock: true) }
        XCTAssertEqual(log.entries, Self.expected)
      }
    }
  }

  func testJobsRunUnderAnApplication() throws {
    try Child.expectSuccess(of: self) {
      MainActor.assumeIsolated {
        XCTAssertTrue(Toolkit.initialize())
        MainLoop.attachMainQueue()
        let log = Log()
        let loop = ApplicationLoop(id: "org.example.SplitViewLoop")
        let toplevel = Toplevel()
        let status = loop.run {
          toplevel.join(loop.pointer)
          toplevel.present()
          self.startJobs(log) { loop.quit() }
        }
        XCTAssertEqual(status, 0)
        XCTAssertEqual(log.entries, Self.expected)
      }
    }
  }

  func testWithoutTheQueueNothingRuns() throws {
    try Child.expectSuccess(of: self) {
      MainActor.assumeIsolated {
        let log = Log()
        startJobs(log) {}
        for _ in 0..<100 { MainLoop.iterate(mayBlock: false) }
        XCTAssertEqual(log.entries, [])
        MainLoop.attachMainQueue()
        while log.entries.count < 3 { MainLoop.iterate(mayBlock: true) }
        XCTAssertEqual(Array(log.entries.prefix(3)), Array(Self.expected.prefix(3)))
      }
    }
  }

  @MainActor func testKnowsTheFirstThread() async throws {
    XCTAssertTrue(MainLoop.isFirstThread)
    let other = await Task.detached { MainLoop.isFirstThread }.value
    XCTAssertFalse(other)
  }
}
