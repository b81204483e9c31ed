// SPDX-License-Identifier: MIT
internal import CSplitViewGtk
internal import Glibc

/// Orders file names as the person's language does, numbers by value: `file2` before `file10`.
///
/// The key stays in C memory, since sorting a large folder compares keys millions of times.
final class CollationKey: @unchecked Sendable {
  private let key: UnsafeMutablePointer<CChar>

  init(fileName: String) {
    key = g_utf8_collate_key_for_filename(fileName, -1)
  }

  deinit {
    g_free(key)
  }

  /// Negative, zero or positive, as this key comes before, with or after `other`.
  func compare(_ other: CollationKey) -> Int {
    Int(strcmp(key, other.key))
  }
}
