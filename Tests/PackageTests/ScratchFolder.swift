// SPDX-License-Identifier: MIT
import Foundation

/// A folder that goes when the last reference to it does.
final class ScratchFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("split-view-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func emptyFile(_ name: String) throws -> URL {
    try file(name, "")
  }

  func file(_ name: String, _ text: String) throws -> URL {
    let file = url.appendingPathComponent(name)
    try text.write(to: file, atomically: false, encoding: .utf8)
    return file
  }
}
