// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitViewCore

/// Keeps a split view's state in a file: read once, written when a choice was made.
///
/// One line of text in a `GKeyFile`, under the folder for the state of the person who runs the
/// program.
@MainActor
final class StateAutosave {
  private static let group = "Split View"
  private static let key = "State"
  private static var waiting: [ObjectIdentifier: StateAutosave] = [:]

  let name: String

  /// What the split view's state is now; nil where there is none to save.
  private let present: () -> SplitViewState?

  /// What the file holds, as far as is known; without a file, what the app itself began with.
  private var saved: SplitViewState?
  private var hasFile = false
  private var hasWarned = false
  private var idle: Idle?

  /// Whether a divider is being dragged: the end of the drag is what counts.
  var isHeld = false

  /// Whether the file was looked for.
  private(set) var isRead = false

  // The application may be made after the split view.
  private lazy var path =
    "\(Program.stateFolder)/\(Program.fileName(for: Program.identifier))/split-view/"
    + "\(Program.fileName(for: name)).ini"

  init(_ name: String, present: @escaping () -> SplitViewState?) {
    self.name = name
    self.present = present
  }

  /// The state that was saved; nil where there is none that can be read, with one warning unless
  /// there never was one.
  func read() -> SplitViewState? {
    isRead = true
    let file = KeyFile()
    do throws(KeyFile.Failure) {
      try file.read(path)
    } catch {
      if !error.isMissing {
        Log.warning("the state of split view \"\(name)\" can't be read: \(error.message)")
      }
      return nil
    }
    guard let text = file.text(Self.key, in: Self.group) else {
      Log.warning("\(path) holds no state of a split view: it is ignored")
      return nil
    }
    do throws(SplitViewStateFlaw) {
      saved = try SplitViewState(reading: text)
      hasFile = true
    } catch {
      Log.warning("the state in \(path) can't be used: \(error); it is ignored")
    }
    return saved
  }

  /// Something changed: looks whether it was a choice, once nothing else is to be done.
  func noteChange() {
    guard isRead, !isHeld, idle == nil else { return }
    Self.waiting[ObjectIdentifier(self)] = self
    idle = Idle { [weak self] in self?.writeUnlessHeld() }
  }

  /// Writes what waits to be written, before the program or the split view goes.
  func flush(onlyChoices: Bool = true) {
    guard isRead else { return }
    write(onlyChoices: onlyChoices)
  }

  /// Writes for all split views what waits to be written.
  static func flushAll() {
    for autosave in Array(waiting.values) { autosave.flush() }
  }

  /// A drag that began meanwhile notes its own end.
  private func writeUnlessHeld() {
    if isHeld { idle = nil } else { write(onlyChoices: true) }
  }

  private func write(onlyChoices: Bool) {
    idle?.cancel()
    idle = nil
    Self.waiting[ObjectIdentifier(self)] = nil
    guard let state = present() else { return }
    guard let saved else {
      // What an app sets up each time is no choice to keep: its next version may set up another.
      return self.saved = state
    }
    let isOld =
      onlyChoices || !hasFile ? Self.choices(saved) == Self.choices(state) : saved == state
    guard !isOld else { return }
    let file = KeyFile()
    file.set("\(state)", for: Self.key, in: Self.group)
    do throws(KeyFile.Failure) {
      try file.write(path)
      self.saved = state
      hasFile = true
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

  /// What a person or the app chose, without what a width did.
  private static func choices(_ state: SplitViewState) -> SplitViewState {
    var state = state
    state.displayMode = nil
    state.hiddenColumns = []
    return state
  }
}
