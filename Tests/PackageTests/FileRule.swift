// SPDX-License-Identifier: MIT

/// What every file written by hand must look like.
enum FileRule {
  static let longestFile = 400

  static let topLevel: Set<String> = [
    "Package.swift", "Sources", "Tests", "Resources", "meson-helpers", "README.md", "LICENSE",
  ]

  /// One line for each file that is too long or doesn't name its licence.
  static func problems(in files: [SourceFile]) -> [String] {
    files.flatMap { file -> [String] in
      var problems: [String] = []
      let length = file.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
      if length > longestFile {
        problems.append("\(file.path) has \(length) lines")
      }
      // A script's first line names its interpreter.
      let head = file.lines.prefix(file.lines.first?.hasPrefix("#!") == true ? 2 : 1)
      if !head.contains(where: { $0.contains("SPDX-License-Identifier: MIT") }) {
        problems.append("\(file.path) doesn't begin with its licence")
      }
      return problems
    }
  }

  /// What the manifest must not say, and doesn't say but must.
  static func problems(inManifest text: String) -> [String] {
    var problems: [String] = []
    if !text.hasPrefix("// swift-tools-version: 6.0\n") {
      problems.append("the manifest's first line isn't tools version 6.0")
    }
    // Either would keep others from depending on a version of this package, or on this package alone.
    for word in ["unsafeFlags", ".package("] where text.contains(word) {
      problems.append("the manifest says \(word)")
    }
    return problems
  }

  /// What lies at the top beside what is fixed; hidden files are free.
  static func problems(atTopLevel names: [String]) -> [String] {
    names.filter { !$0.hasPrefix(".") && !topLevel.contains($0) }
  }
}
