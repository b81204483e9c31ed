// SPDX-License-Identifier: MIT
import Foundation
import XCTest

/// Runs the body of a test in a process of its own.
enum Child {
  private static let variable = "SPLIT_VIEW_CHILD"

  struct Ending {
    /// Whether a trap or another signal ended it.
    var wasKilled: Bool
    var status: Int32
    /// What it wrote to standard error.
    var errors: String
  }

  /// In the process that was started for this runs `body` and ends; elsewhere starts that process
  /// and tells how it ended.
  static func run(_ test: XCTestCase, _ body: () throws -> Void) throws -> Ending {
    if ProcessInfo.processInfo.environment[variable] != nil {
      do {
        try body()
      } catch {
        FileHandle.standardError.write(Data("\(error)\n".utf8))
        exit(EXIT_FAILURE)
      }
      exit(test.testRun?.totalFailureCount == 0 ? EXIT_SUCCESS : EXIT_FAILURE)
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let module = String(reflecting: type(of: test)).prefix { $0 != "." }
    process.arguments = ["\(module).\(test.name.replacingOccurrences(of: ".", with: "/"))"]
    process.environment = ProcessInfo.processInfo.environment.merging([variable: "1"]) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardError = errors
    process.standardOutput = output
    try process.run()
    let written = errors.fileHandleForReading.readDataToEndOfFile()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Ending(
      wasKilled: process.terminationReason == .uncaughtSignal, status: process.terminationStatus,
      errors: String(decoding: written + said, as: UTF8.self))
  }

  /// Runs `body` in a process of its own, where nothing in it may fail.
  static func expectSuccess(
    of test: XCTestCase, file: StaticString = #filePath, line: UInt = #line,
    _ body: () throws -> Void
  ) throws {
    let ending = try run(test, body)
    XCTAssertTrue(
      !ending.wasKilled && ending.status == EXIT_SUCCESS,
      "it ended with \(ending.status): \(ending.errors)", file: file, line: line)
  }
}
