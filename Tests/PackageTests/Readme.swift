// SPDX-License-Identifier: MIT

/// What the README promises in code.
struct Readme {
  var text: String

  /// The first program that uses the package.
  var program: String? {
    text.components(fencedAs: "swift").first { $0.contains("import SplitView\n") }
  }
}

extension String {
  /// The texts between the fences that name a language.
  fileprivate func components(fencedAs language: String) -> [String] {
    var blocks: [String] = []
    var block: String?
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      if let text = block {
        if line == "```" {
          blocks.append(text)
          block = nil
        } else {
          block = text + line + "\n"
        }
      } else if line == "```\(language)" {
        block = ""
      }
    }
    return blocks
  }
}
