// SPDX-License-Identifier: MIT
import Foundation
import XCTest

/// Runs parts of a test in processes of their own, to see how these end.
@MainActor
enum Subprocess {
  struct Ending {
    /// Whether the process was ended by a trap or another signal.
    var wasKilled: Bool
    var status: Int32
    /// What it wrote, to standard error and to standard output.
    var errors: String
  }

  private nonisolated static let variable = "SPLIT_VIEW_TEST_PART"

  /// Whether this process runs a part of a test alone.
  nonisolated static var isChild: Bool { ProcessInfo.processInfo.environment[variable] != nil }

  /// Starts a process that runs `body` alone, and tells how it ended; nil in a process that was
  /// started for another part of the test.
  ///
  /// - Parameters:
  ///   - variables: What isn't in the environment of the process.
  ///   - values: What is, besides this process's own.
  ///   - words: A command before the program, such as `setpriv` with its options.
  static func run(
    _ part: String, of test: XCTestCase, without variables: [String] = [],
    with values: [String: String] = [:], by words: [String] = [], _ body: () throws -> Void
  ) throws -> Ending? {
    if let wanted = ProcessInfo.processInfo.environment[variable] {
      guard wanted == part else { return nil }
      // What was wanted before the part may be what the part does without, such as a display.
      let failures = test.testRun?.totalFailureCount
      do {
        try body()
        exit(test.testRun?.totalFailureCount == failures ? EXIT_SUCCESS : EXIT_FAILURE)
      } catch {
        FileHandle.standardError.write(Data("\(error)\n".utf8))
        exit(EXIT_FAILURE)
      }
    }
    let process = Process()
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let module = String(reflecting: type(of: test)).prefix { $0 != "." }
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      words + [program.path, "\(module).\(test.name.replacingOccurrences(of: ".", with: "/"))"]
    var environment = ProcessInfo.processInfo.environment
    environment[variable] = part
    for name in variables { environment[name] = nil }
    environment.merge(values) { $1 }
    process.environment = environment
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = errors
    try process.run()
    let written = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Ending(
      wasKilled: process.terminationReason == .uncaughtSignal, status: process.terminationStatus,
      errors: String(decoding: written, as: UTF8.self))
  }

  /// Expects `body` to stop the program with a message.
  static func expectStop(
    saying message: String, in test: XCTestCase, file: StaticString = #filePath,
    line: UInt = #line, _ body: () throws -> Void
  ) throws {
    guard let ending = try run(message, of: test, body) else { return }
    XCTAssertTrue(ending.wasKilled, "it went on", file: file, line: line)
    XCTAssertTrue(
      ending.errors.contains(message), "it said: \(ending.errors)", file: file, line: line)
  }
}
