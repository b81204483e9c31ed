// SPDX-License-Identifier: MIT

/// How all folders are shown.
struct ViewOptions: Hashable, Sendable {
  var sort = FileSort()
  var showsHidden = false
}
