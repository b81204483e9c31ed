// SPDX-License-Identifier: MIT
import CSplitViewGtk
import Foundation
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// A test that reads what screen readers are told, over the real bus.
///
/// `meson-helpers/test` runs these in a session of their own, with a bus and `SPLIT_VIEW_BUS` set.
class AccessibilityTestCase: XCTestCase, @unchecked Sendable {
  private nonisolated(unsafe) static var shared: AccessibilityBus?

  override func setUpWithError() throws {
    let isThere = ProcessInfo.processInfo.environment["SPLIT_VIEW_BUS"] != nil
    try XCTSkipUnless(isThere, "no bus here: run meson-helpers/test --filter Accessibility")
  }

  /// Runs `body` on another thread, while this one answers for the toolkit.
  @MainActor
  func onBus<Result: Sendable>(
    _ body: @escaping @Sendable (AccessibilityBus) throws -> Result
  ) throws -> Result {
    let answer = Answer<Result>()
    let thread = Thread {
      answer.value = Swift.Result {
        let bus = try Self.shared ?? AccessibilityBus()
        Self.shared = bus
        return try body(bus)
      }
      g_main_context_wakeup(nil)
    }
    thread.start()
    while true {
      if let value = answer.value { return try value.get() }
      _ = MainLoop.iterate(mayBlock: true)
    }
  }

  /// Waits until all that the toolkit has told so far has come over the bus.
  @MainActor
  func catchUp(_ object: AccessibilityBus.Object) throws {
    // The answer comes after what was sent before it.
    try onBus { bus in _ = try bus.call(object, "org.freedesktop.DBus.Peer", "Ping") }
    while MainLoop.iterate(mayBlock: false) {}
  }

  private final class Answer<Result: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Swift.Result<Result, any Error>?
    var value: Swift.Result<Result, any Error>? {
      get { lock.withLock { stored } }
      set { lock.withLock { stored = newValue } }
    }
  }

  /// What this process's one window shows.
  @MainActor
  func readWindow(_ stage: Stage) throws -> AccessibleNode {
    stage.settle()
    return try readWindow()
  }

  @MainActor
  private func readWindow() throws -> AccessibleNode {
    try onBus { bus in
      let registry = AccessibilityBus.Object(
        program: "org.a11y.atspi.Registry", path: "/org/a11y/atspi/accessible/root")
      let deadline = Date(timeIntervalSinceNow: 20)
      // The toolkit registers with the bus in its own time.
      while Date() < deadline {
        let programs = try bus.call(registry, "org.a11y.atspi.Accessible", "GetChildren")[0].values
        for program in programs.map({ $0.values.map(\.string) }) {
          guard try bus.process(of: program[0]) == Int(getpid()) else { continue }
          let root = try AccessibleNode(.init(program: program[0], path: program[1]), on: bus)
          if let window = root.children.first { return window }
        }
      }
      throw AccessibilityBus.Failure(text: "this program isn't on the accessibility bus")
    }
  }
}
