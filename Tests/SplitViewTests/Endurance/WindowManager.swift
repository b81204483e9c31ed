// SPDX-License-Identifier: MIT
import Foundation

/// openbox on the test's display, for what a bare X server doesn't do.
@MainActor
final class WindowManager {
  private let process = Process()

  /// Starts it; nil where it isn't installed.
  init?() {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let program = folders.map { "\($0)/openbox" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let program else { return nil }
    process.executableURL = URL(fileURLWithPath: program)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
  }

  /// Ends it; has to be called, since it holds the display for every later test.
  func stop() {
    process.terminate()
    process.waitUntilExit()
  }
}
