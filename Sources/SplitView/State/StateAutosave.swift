// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitViewCore

/// Keeps a split view's state as one line of text: read once, written when a choice was made.
@MainActor
final class StateAutosave {
  private static var waiting: [ObjectIdentifier: StateAutosave] = [:]

  let name: String

  /// What the split view's state is now; nil where there is none to save.
  private let present: () -> SplitViewState?

  private let files = StateFiles()
  private let key: AutosaveSettings?
  /// From the reading on; nil for a program that has no schema, or one that can't be used.
  private var settings: StateSettings?
  private var store: any StateStore { settings ?? files }

  /// From the reading until the split view leaves its window.
  private var entry: StateEntry?

  /// Whether the settings' entry still stands in a file, from a run that had no settings.
  private var isInFile = false
  /// The stores that hold something which this program can't read.
  private var unread: [any StateStore] = []

  /// What the store holds, as far as is known; without anything, what the app itself began with.
  private var saved: SplitViewState?
  private var isStored = false
  private var hasWarned = false
  private var idle: Idle?

  /// Whether a divider is being dragged: the end of the drag is what counts.
  var isHeld = false

  /// Whether the store was looked into.
  private(set) var isRead = false

  init(_ name: String, in key: AutosaveSettings?, present: @escaping () -> SplitViewState?) {
    self.name = name
    self.key = key
    self.present = present
  }

  // MARK: Reading

  /// The state that was saved; nil where there is none that can be read, with one warning unless
  /// there never was one.
  func read() -> SplitViewState? {
    isRead = true
    findSettings()
    let entry = takeEntry()
    // What was chosen while there were no settings is newer than what they hold.
    if let state = read(entry, from: files) {
      isInFile = settings != nil
      return state
    }
    return settings.flatMap { read(entry, from: $0) }
  }

  private func read(_ entry: StateEntry, from store: some StateStore) -> SplitViewState? {
    let reason: String
    do throws(StateStoreFailure) {
      guard let line = try store.read(entry.text) else { return nil }
      do throws(SplitViewStateFlaw) {
        let state = try SplitViewState(reading: line)
        saved = state
        isStored = true
        return state
      } catch {
        reason = error.description
      }
    } catch {
      reason = error.message
    }
    unread.append(store)
    Log.warning(
      "the state of split view \"\(name)\" in \(store.place(of: entry.text)) can't be used: "
        + "\(reason); it is ignored, and kept as \(store.place(of: entry.unread)) once something "
        + "is chosen")
    return nil
  }

  private func findSettings() {
    do throws(StateStoreFailure) {
      if let key { settings = try StateSettings(key) }
    } catch {
      Log.warning(
        "the state of split view \"\(name)\" is kept in a file instead of the settings: "
          + error.message)
    }
  }

  private func takeEntry() -> StateEntry {
    let entry = entry ?? StateEntry(of: name)
    self.entry = entry
    return entry
  }

  /// Leaves the entry to the next split view of the same name.
  func leaveWindow() {
    entry = nil
    if settings != nil { SettingsDictionary.sync() }
  }

  // MARK: Writing

  /// Something changed: looks whether it was a choice, once nothing else is to be done.
  func noteChange() {
    guard isRead, !isHeld, idle == nil else { return }
    // What an app sets up each time is no choice to keep: its next version may set up another.
    if saved == nil { saved = present() }
    Self.waiting[ObjectIdentifier(self)] = self
    idle = Idle { [weak self] in self?.writeUnlessHeld() }
  }

  /// Writes what waits to be written, before the program or the split view goes.
  func flush(onlyChoices: Bool = true) {
    guard isRead else { return }
    write(onlyChoices: onlyChoices)
  }

  /// Writes for all split views what waits to be written, and waits until it is kept.
  static func flushAll() {
    let all = Array(waiting.values)
    for autosave in all { autosave.flush() }
    if all.contains(where: { $0.settings != nil }) { SettingsDictionary.sync() }
  }

  /// A drag that began meanwhile notes its own end.
  private func writeUnlessHeld() {
    if isHeld { idle = nil } else { write(onlyChoices: true) }
  }

  private func write(onlyChoices: Bool) {
    idle?.cancel()
    idle = nil
    Self.waiting[ObjectIdentifier(self)] = nil
    guard let state = present(), let saved else { return }
    let isOld =
      onlyChoices || !isStored ? Self.choices(saved) == Self.choices(state) : saved == state
    guard !isOld else { return }
    do throws(StateStoreFailure) {
      try write("\(state)", to: takeEntry())
      self.saved = state
      isStored = true
      hasWarned = false
    } catch {
      // The split view keeps its state, and tries again at the next change.
      guard !hasWarned else { return }
      hasWarned = true
      Log.warning(
        "the state of split view \"\(name)\" can't be saved: \(error.message); the program goes on "
          + "without")
    }
  }

  private func write(_ line: String, to entry: StateEntry) throws(StateStoreFailure) {
    while let store = unread.last {
      try store.keep(entry.text, as: entry.unread)
      unread.removeLast()
    }
    try store.write(line, to: entry.text)
    if isInFile {
      SettingsDictionary.sync()
      files.remove(entry.text)
      isInFile = false
    }
  }

  /// What a person or the app chose, without what a width did.
  private static func choices(_ state: SplitViewState) -> SplitViewState {
    var state = state
    state.displayMode = nil
    state.hiddenColumns = []
    return state
  }
}
