// SPDX-License-Identifier: MIT
internal import CSplitView
internal import CSplitViewGtk

/// The translations of one set of texts, as gettext keeps them.
///
/// The language is the person's, as the environment says. Where there is no translation a text stays
/// as it is.
package struct TextDomain: Sendable {
  /// The name of the catalogues, without suffix.
  package let name: String

  /// Finds a domain's catalogues: in the first of some folders that is there, else where the system
  /// keeps those of all programs.
  package init(_ name: String, in folders: [String]) {
    self.name = name
    let folder = folders.first { g_file_test($0, G_FILE_TEST_IS_DIR) != 0 }
    csv_text_domain_bind(name, folder)
  }

  /// A text in the person's language.
  package func callAsFunction(_ text: String) -> String {
    // Without a translation the answer is the pointer that was given: copied before it goes.
    name.withCString { name in
      text.withCString { String(cString: g_dgettext(name, $0)) }
    }
  }

  /// The same with the first `%s` of the translation replaced by a value.
  package func callAsFunction(_ text: String, _ value: String) -> String {
    let pattern = Array(self(text).utf8)
    let place = pattern.indices.dropLast().first {
      pattern[$0] == UInt8(ascii: "%") && pattern[$0 + 1] == UInt8(ascii: "s")
    }
    guard let place else { return String(decoding: pattern, as: UTF8.self) }
    return String(
      decoding: pattern[..<place] + Array(value.utf8) + pattern[(place + 2)...], as: UTF8.self)
  }

  /// The folders that may hold the catalogues of a program: beside it as it is built, in a bundle,
  /// and as it is installed.
  package static func folders(bundle: String) -> [String] {
    guard let path = g_file_read_link("/proc/self/exe", nil) else { return [] }
    defer { g_free(path) }
    guard let name = g_path_get_dirname(path) else { return [] }
    defer { g_free(name) }
    let folder = String(cString: name)
    return ["\(folder)/\(bundle)/locale", "\(folder)/../share/locale"]
  }
}
