// SPDX-License-Identifier: MIT
internal import CSplitViewGtk
internal import GtkInterop

/// A folder's entries, sorted, filtered and kept up with the file system.
///
/// Nothing here waits for the file system, and no step on the main loop grows with the number of
/// entries beyond what a frame has room for: GTK's list models filter and sort in small steps.
@MainActor final class FolderModel {
  /// How far the listing is.
  enum State: Hashable {
    case loading
    case loaded
    case failed(GioFailure)
  }

  let location: FileLocation
  /// What to show: a `GListModel` of `FileObject`s.
  let list: OpaquePointer
  let contents = FolderContents()
  /// Called when the state, or whether anything is shown, may have changed.
  var onChange: (@MainActor () -> Void)?

  private(set) var state = State.loading
  private let reference: ObjectReference
  private let filterModel: OpaquePointer
  private let sorter: FolderSorter
  private let matcher: FolderMatcher

  private var monitor: FolderMonitor?
  private var loader: FolderLoader?
  private var refresh: FolderRefresh?
  private var pause: Timeout?
  private var changed: Set<FileName> = []
  private var isListDue = false

  /// Above this many changed entries the whole folder is listed again.
  private static let refreshLimit = 64

  /// Above this many entries filtering and sorting go in steps.
  ///
  /// GTK takes the steps when the main loop has nothing else to do, so a window that never rests
  /// would keep them waiting: what is done within a frame is done at once.
  private static let stepLimit = 1000

  /// Starts to list a folder.
  init(_ location: FileLocation, sort: FileSort = FileSort(), filter: FileFilter = FileFilter()) {
    self.location = location
    sorter = FolderSorter(sort)
    matcher = FolderMatcher(filter)
    // The models take over a reference to each of what they are given.
    for given in [
      UnsafeMutableRawPointer(contents.store), UnsafeMutableRawPointer(matcher.pointer),
      UnsafeMutableRawPointer(sorter.pointer),
    ] { g_object_ref(given) }
    filterModel = gtk_filter_list_model_new(contents.store, matcher.pointer)
    list = gtk_sort_list_model_new(filterModel, sorter.pointer)
    reference = ObjectReference(owning: UnsafeMutableRawPointer(list))
    connect(reference.pointer, "items-changed") { [weak self] _ in self?.onChange?() }
    connect(UnsafeMutableRawPointer(filterModel), "notify::pending") { [weak self] _ in
      self?.onChange?()
    }
    listAgain()
  }

  var sort: FileSort {
    get { sorter.sort }
    set { sorter.sort = newValue }
  }

  var filter: FileFilter {
    get { matcher.filter }
    set {
      matcher.filter = newValue
      onChange?()
    }
  }

  /// How many entries are shown.
  var shownCount: Int { Int(g_list_model_get_n_items(list)) }

  /// The entries that are shown, in order.
  var shownItems: [FileItem] {
    (0..<g_list_model_get_n_items(list)).compactMap { index in
      guard let object = g_list_model_get_item(list, index) else { return nil }
      defer { g_object_unref(object) }
      return FileObject.item(of: object)
    }
  }

  /// Whether all that there is has been listed, filtered and sorted.
  var isSettled: Bool {
    state != .loading && loader == nil && refresh == nil && pause == nil && changed.isEmpty
      && gtk_filter_list_model_get_pending(filterModel) == 0
      && gtk_sort_list_model_get_pending(list) == 0
  }

  /// Lists the folder again; what is the same stays where it is.
  func reload() {
    if case .failed = state {
      state = .loading
      onChange?()
    }
    listAgain()
  }

  /// Ends all work and all watching.
  func stop() {
    loader?.cancel()
    refresh?.cancel()
    pause?.cancel()
    (loader, refresh, pause, monitor) = (nil, nil, nil, nil)
  }
}

extension FolderModel {
  private func listAgain() {
    loader?.cancel()
    refresh?.cancel()
    refresh = nil
    changed = []
    isListDue = false
    contents.unmarkAll()
    loader = FolderLoader(
      location,
      onOpen: { [weak self] in self?.watch() },
      onItems: { [weak self] items in
        self?.take(items)
      },
      onEnd: { [weak self] failure in self?.listed(failure) })
  }

  private func take(_ items: [FileItem]) {
    contents.update(items)
    guard contents.count > Self.stepLimit, gtk_sort_list_model_get_incremental(list) == 0 else {
      return
    }
    gtk_filter_list_model_set_incremental(filterModel, 1)
    gtk_sort_list_model_set_incremental(list, 1)
  }

  private func listed(_ failure: GioFailure?) {
    loader = nil
    if let failure {
      contents.removeAll()
      state = .failed(failure)
    } else {
      contents.removeUnmarked()
      state = .loaded
    }
    onChange?()
    scheduleRefresh()
  }

  // Only once the folder has answered: to start watching asks the file system and waits for it.
  private func watch() {
    guard monitor == nil else { return }
    monitor = FolderMonitor(location) { [weak self] name in
      guard let self else { return }
      if let name { changed.insert(name) } else { isListDue = true }
      scheduleRefresh()
    }
  }

  // Changes come in bursts; one look at the end of a short pause serves them all.
  private func scheduleRefresh() {
    guard isListDue || !changed.isEmpty, pause == nil, loader == nil, refresh == nil else { return }
    pause = Timeout(milliseconds: 60) { [weak self] in
      guard let self else { return }
      pause = nil
      refreshNow()
    }
  }

  private func refreshNow() {
    guard loader == nil else { return }
    if isListDue || changed.count > Self.refreshLimit {
      listAgain()
      return
    }
    let names = changed
    changed = []
    refresh = FolderRefresh(names, in: location) { [weak self] found, gone in
      guard let self else { return }
      refresh = nil
      for name in gone { contents.remove(name) }
      take(found)
      onChange?()
      scheduleRefresh()
    }
  }
}
