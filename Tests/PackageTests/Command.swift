// SPDX-License-Identifier: MIT
import Foundation

/// A program run to its end, with what it printed.
struct Command {
  var status: Int32
  var output: String
  var errors: String

  /// Runs a program found in `PATH`, and ends it after so many seconds with status 137.
  /// - Parameter environment: Added to this process's; a nil removes.
  init(
    _ arguments: [String], in folder: URL = Checkout.folder,
    environment: [String: String?] = [:], seconds: Int = 60
  ) throws {
    let scratch = try ScratchFolder()
    // Files, not pipes: a child that stays behind can't keep this waiting.
    let output = try scratch.emptyFile("output")
    let errors = try scratch.emptyFile("errors")
    let process = Command.process(arguments, environment: environment, seconds: seconds)
    process.currentDirectoryURL = folder
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    self.output = try String(contentsOf: output, encoding: .utf8)
    self.errors = try String(contentsOf: errors, encoding: .utf8)
  }

  /// A process, not yet started, that ends after so many seconds at the latest.
  static func process(
    _ arguments: [String], environment: [String: String?], seconds: Int
  ) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
    // No politer signal: tests run on threads that block them, and children inherit that.
    process.arguments = ["--signal=KILL", "\(seconds)"] + arguments
    process.standardInput = FileHandle.nullDevice
    process.environment = environment.reduce(into: ProcessInfo.processInfo.environment) {
      $0[$1.key] = $1.value
    }
    return process
  }

  /// Ends what ``process(_:environment:seconds:)`` made, with all that it started.
  static func end(_ process: Process) {
    // `timeout` leads a group of its own.
    kill(-process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// An environment without any display.
  static let withoutDisplay: [String: String?] = [
    "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "XDG_RUNTIME_DIR": nil,
  ]
}
