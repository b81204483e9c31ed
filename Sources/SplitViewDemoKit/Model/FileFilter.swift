// SPDX-License-Identifier: MIT

/// Which of a folder's entries are shown.
struct FileFilter: Hashable, Sendable {
  var showsHidden = false
  /// What the person typed; empty lets everything through.
  var query: String {
    get { typed }
    set {
      typed = newValue
      folded = FoldedText(newValue)
    }
  }

  private var typed = ""
  private var folded = FoldedText("")

  init(showsHidden: Bool = false, query: String = "") {
    self.showsHidden = showsHidden
    self.query = query
  }

  /// Whether every entry passes.
  var isEmpty: Bool { showsHidden && folded.isEmpty }

  func matches(_ item: FileItem) -> Bool {
    if item.isHidden && !showsHidden { return false }
    return folded.isEmpty || item.foldedName.contains(folded)
  }
}
