// SPDX-License-Identifier: MIT
import Foundation
import XCTest

/// Runs the built program, or any other, and keeps what it says.
struct DemoProgram {
  struct Result {
    var status: Int32
    var output: String
    var errors: String
  }

  /// The folder that the build puts its products into.
  static var products: String {
    get throws {
      let path = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      return (path as NSString).deletingLastPathComponent
    }
  }

  static var path: String { get throws { try products + "/split-view-demo" } }

  /// Runs a program to its end, one minute at most.
  static func run(
    _ words: [String], environment: [String: String?] = [:], folder: String? = nil
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
    process.arguments = ["60"] + words
    var all = ProcessInfo.processInfo.environment
    for (name, value) in environment { all[name] = value }
    process.environment = all
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    let complained = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: String(decoding: said, as: UTF8.self),
      errors: String(decoding: complained, as: UTF8.self))
  }

  /// The width and height in a PNG's first chunk; nil if the file is none.
  static func pictureSize(_ path: String) -> [UInt32]? {
    guard let data = FileManager.default.contents(atPath: path), data.count > 24,
      data.prefix(8).elementsEqual([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    else { return nil }
    return [16, 20].map { start in
      data[start..<(start + 4)].reduce(0) { $0 << 8 | UInt32($1) }
    }
  }
}
