// SPDX-License-Identifier: MIT
import Foundation
import XCTest

/// A window manager on the tests' display, for as long as this lives.
final class WindowManager {
  private let process = Process()

  /// Starts openbox, and returns once it manages windows.
  init() throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/openbox")
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let deadline = Date(timeIntervalSinceNow: 10)
    while try !isManaging() {
      guard Date() < deadline, process.isRunning else { throw Failure.doesNotStart }
    }
  }

  enum Failure: Error { case doesNotStart }

  /// Ends it, and waits until it is gone: the next test has the display for itself.
  func stop() {
    process.terminate()
    process.waitUntilExit()
  }

  private func isManaging() throws -> Bool {
    let answer = try DemoProgram.run(["xprop", "-root", "_NET_SUPPORTING_WM_CHECK"])
    return answer.output.contains("window id")
  }
}
