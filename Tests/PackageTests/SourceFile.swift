// SPDX-License-Identifier: MIT

/// A file of text and where it lies in the checkout.
struct SourceFile {
  var path: String
  var text: String

  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  var isSource: Bool { [".swift", ".c", ".h"].contains { path.hasSuffix($0) } }

  /// The name of the folder below `Sources` or `Tests`, which is the target's.
  var target: String {
    let parts = path.split(separator: "/")
    return parts.count > 2 ? String(parts[1]) : ""
  }
}
