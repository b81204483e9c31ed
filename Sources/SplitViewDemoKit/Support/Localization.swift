// SPDX-License-Identifier: MIT
internal import CSplitViewGtk

/// The words for a person's eyes.
enum Localization {
  static let domain = "split-view-demo"
}

/// `text` in the person's language, or itself where there is no translation.
func localized(_ text: String) -> String {
  // GLib answers with the pointer it got where there is no translation: copied before it goes.
  Localization.domain.withCString { domain in
    text.withCString { String(cString: g_dgettext(domain, $0)) }
  }
}

/// The same with the first `%s` of the translation replaced by `value`.
func localized(_ text: String, _ value: String) -> String {
  let pattern = Array(localized(text).utf8)
  guard
    let start = pattern.indices.first(where: {
      pattern[$0] == UInt8(ascii: "%") && pattern[($0 + 1)...].first == UInt8(ascii: "s")
    })
  else { return String(decoding: pattern, as: UTF8.self) }
  return String(
    decoding: pattern[..<start] + Array(value.utf8) + pattern[(start + 2)...], as: UTF8.self)
}
