// SPDX-License-Identifier: MIT
internal import CSplitViewGtk
internal import GtkInterop

/// A `GtkFilter` that lets through what a `FileFilter` matches.
@MainActor final class FolderMatcher {
  let pointer: UnsafeMutablePointer<GtkFilter>
  private let reference: ObjectReference
  private let rule: Rule

  init(_ filter: FileFilter) {
    rule = Rule(filter)
    let object = gtk_custom_filter_new(
      { object, data in
        guard let data, let object else { return 0 }
        let rule = Unmanaged<Rule>.fromOpaque(data).takeUnretainedValue()
        return rule.filter.matches(FileObject.item(of: object)) ? 1 : 0
      }, Unmanaged.passRetained(rule).toOpaque(),
      { data in
        guard let data else { return }
        Unmanaged<Rule>.fromOpaque(data).release()
      })
    reference = ObjectReference(owning: UnsafeMutableRawPointer(object!))
    pointer = reference.pointer.assumingMemoryBound(to: GtkFilter.self)
  }

  var filter: FileFilter {
    get { rule.filter }
    set {
      let old = rule.filter
      guard newValue != old else { return }
      rule.filter = newValue
      gtk_filter_changed(pointer, old.change(to: newValue))
    }
  }

  /// GTK filters on the main thread only, from a C function that Swift can't know to be there.
  private final class Rule: @unchecked Sendable {
    var filter: FileFilter

    init(_ filter: FileFilter) {
      self.filter = filter
    }
  }
}

extension FileFilter {
  /// How much has to be looked at again on the way from this filter to another.
  fileprivate func change(to new: FileFilter) -> GtkFilterChange {
    if query == new.query {
      return new.showsHidden ? GTK_FILTER_CHANGE_LESS_STRICT : GTK_FILTER_CHANGE_MORE_STRICT
    }
    guard showsHidden == new.showsHidden else { return GTK_FILTER_CHANGE_DIFFERENT }
    if new.query.hasPrefix(query) { return GTK_FILTER_CHANGE_MORE_STRICT }
    return query.hasPrefix(new.query) ? GTK_FILTER_CHANGE_LESS_STRICT : GTK_FILTER_CHANGE_DIFFERENT
  }
}
