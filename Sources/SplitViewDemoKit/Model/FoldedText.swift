// SPDX-License-Identifier: MIT
internal import CSplitViewGtk

/// Text without differences of case and composition, to search in and for.
struct FoldedText: Hashable, Sendable {
  private let text: String

  init(_ original: String) {
    if original.utf8.allSatisfy({ $0 < 0x80 }) {
      text = original.lowercased()
    } else if let normal = g_utf8_normalize(original, -1, G_NORMALIZE_ALL),
      let folded = g_utf8_casefold(normal, -1)
    {
      text = String(cString: folded)
      g_free(folded)
      g_free(normal)
    } else {
      text = original
    }
  }

  var isEmpty: Bool { text.isEmpty }

  func contains(_ part: FoldedText) -> Bool {
    text.withCString { text in part.text.withCString { g_strstr_len(text, -1, $0) != nil } }
  }
}
