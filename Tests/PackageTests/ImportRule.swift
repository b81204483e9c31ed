// SPDX-License-Identifier: MIT

/// Which modules each target may import: dependencies point one way, the core knows nobody.
enum ImportRule {
  private static let sources: [String: Set<String>] = [
    "SplitViewCore": [],
    "GtkInterop": ["CSplitViewGtk", "CSplitView", "Glibc"],
    "SplitView": ["SplitViewCore", "GtkInterop"],
    // What is ported finds Foundation's names beside UIKit's there; nothing else that ships has it.
    "UIKitNames": ["SplitView", "Foundation"],
    // It judges what is drawn by asking GTK itself, not by what the package believes.
    "SplitViewTesting": [
      "SplitView", "SplitViewCore", "GtkInterop", "CSplitViewGtk", "Glibc",
    ],
    "SplitViewDemoKit": [
      "SplitView", "GtkInterop", "CSplitViewGtk", "DemoResources", "Glibc",
    ],
    "split-view-demo": ["SplitViewDemoKit", "Glibc"],
    // Build tools run at build time only, so Foundation is no burden.
    "GResourcePlugin": ["PackagePlugin", "Foundation"],
    "LanguagePlugin": ["PackagePlugin", "Foundation"],
  ]

  /// Tests may see everything but the C half of the interop module, which has one user.
  private static let hiddenFromTests: Set<String> = ["CSplitView"]

  /// One line for each import that breaks the rule.
  static func problems(in files: [SourceFile]) -> [String] {
    files.filter { $0.path.hasSuffix(".swift") }.flatMap { file in
      imports(of: file).compactMap { module in
        if file.path.hasPrefix("Tests/") {
          return hiddenFromTests.contains(module) ? "\(file.path) imports \(module)" : nil
        }
        guard let allowed = sources[file.target] else {
          return "\(file.path): no rule says what \(file.target) may import"
        }
        return allowed.contains(module) ? nil : "\(file.path) imports \(module)"
      }
    }
  }

  /// The modules that a file imports, whatever stands before or after the word.
  static func imports(of file: SourceFile) -> [String] {
    let access: Set<String> = [
      "public", "package", "internal", "fileprivate", "private", "import",
    ]
    let kinds: Set<String> = [
      "struct", "class", "enum", "protocol", "typealias", "func", "var", "let",
    ]
    return file.lines.compactMap { line in
      var words = line.split { $0 == " " || $0 == "\t" || $0 == ";" }
      while let word = words.first, word.hasPrefix("@") || access.contains(String(word)) {
        words.removeFirst()
        if word == "import" {
          if let kind = words.first, kinds.contains(String(kind)) { words.removeFirst() }
          return words.first.map { String($0.prefix { $0 != "." }) }
        }
      }
      return nil
    }
  }
}
