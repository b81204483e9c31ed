// SPDX-License-Identifier: MIT
internal import CSplitViewGtk
internal import GtkInterop

/// A `GtkSorter` that orders a folder's entries as a `FileSort` says.
@MainActor final class FolderSorter {
  let pointer: UnsafeMutablePointer<GtkSorter>
  private let reference: ObjectReference
  private let rule: Rule

  init(_ sort: FileSort) {
    rule = Rule(sort)
    let sorter = gtk_custom_sorter_new(
      { first, second, data in
        guard let data, let first, let second else { return 0 }
        return Unmanaged<Rule>.fromOpaque(data)._withUnsafeGuaranteedRef { rule in
          FileObject.withItems(first, second) {
            gint(truncatingIfNeeded: rule.sort.compare($0, $1))
          }
        }
      }, Unmanaged.passRetained(rule).toOpaque(),
      { data in
        guard let data else { return }
        Unmanaged<Rule>.fromOpaque(data).release()
      })
    reference = ObjectReference(owning: UnsafeMutableRawPointer(sorter!))
    pointer = reference.pointer.assumingMemoryBound(to: GtkSorter.self)
  }

  var sort: FileSort {
    get { rule.sort }
    set {
      guard newValue != rule.sort else { return }
      rule.sort = newValue
      gtk_sorter_changed(pointer, GTK_SORTER_CHANGE_DIFFERENT)
    }
  }

  /// GTK compares on the main thread only, from a C function that Swift can't know to be there.
  private final class Rule: @unchecked Sendable {
    var sort: FileSort

    init(_ sort: FileSort) {
      self.sort = sort
    }
  }
}
