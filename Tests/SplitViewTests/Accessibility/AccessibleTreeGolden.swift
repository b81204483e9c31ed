// SPDX-License-Identifier: MIT
import Foundation

/// The trees of all scenes as they were with a version of the toolkit.
struct AccessibleTreeGolden {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Golden")

  private let file: URL

  /// - Parameter version: The toolkit's major and minor version, such as 4.8.
  init(_ version: String) {
    file = Self.folder.appendingPathComponent("gtk-\(version).txt")
  }

  /// The versions that there are trees of.
  static var versions: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        .map { String($0.dropFirst("gtk-".count).dropLast(".txt".count)) }
    }
  }

  var text: String {
    get throws { try String(contentsOf: file, encoding: .utf8) }
  }

  func write(_ text: String) throws { try Data(text.utf8).write(to: file) }

  /// The trees without the words for roles, which differ from version to version.
  static func withoutRoles(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.hasPrefix(" ") else { return String(line) }
      let indent = line.prefix { $0 == " " }
      let end = line.firstIndex(of: ":") ?? line.endIndex
      return String(indent + line[end...])
    }.joined(separator: "\n")
  }
}
