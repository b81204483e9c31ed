// SPDX-License-Identifier: MIT
internal import GtkInterop
public import SplitViewCore

/// What comes back the next time a split view is made.
extension SplitViewController {
  /// What a person and the app chose: dragged widths, the display mode, hidden columns, the inspector.
  ///
  /// Set before the first layout, the split view has that arrangement from its first frame on and
  /// the delegate hears of it as of any first layout. Set later, it is carried out like a request.
  /// What the app sets afterwards, such as ``preferredDisplayMode`` or a width, wins.
  public var state: SplitViewState {
    get { configuration.saved(splitState) }
    set {
      runner.perform { [self] in
        restore(newValue)
        preferenceDidChange()
      }
    }
  }

  /// The name under which ``state`` is kept from one run of the program to the next; nil at first.
  ///
  /// What was saved is read before the first layout, or at once if there was one, and wins over what
  /// the app set before. It is written when a person or the app has chosen something else: at the
  /// end of a drag, not during it, and when the split view leaves the screen. It lies in
  /// ``autosaveSettings``, or else in a file of its own in `$XDG_STATE_HOME`, below the application's
  /// identifier or the program's name and `split-view`.
  ///
  /// What can't be read is told of by one warning, and kept beside what is written later; what can't
  /// be written is told of once, and tried again. Of split views with one name the first that is
  /// laid out has what is kept under it, the second has a memory of its own, and so on; one that
  /// leaves its window leaves its place to the next. An empty name saves nothing.
  public var autosaveName: String? {
    get { autosave?.name }
    set {
      if newValue != autosave?.name { makeAutosave(newValue) }
    }
  }

  /// A key of the app's GSettings schema that keeps ``state`` instead of a file; nil at first.
  ///
  /// A schema or key that isn't there, or of another form, is told of by a warning, and a file is
  /// used. What was chosen then goes into the settings once they can be used.
  public var autosaveSettings: AutosaveSettings? {
    get { settingsForAutosave }
    set {
      guard newValue != settingsForAutosave else { return }
      let name = autosaveName
      autosave?.flush()
      settingsForAutosave = newValue
      if name != nil { makeAutosave(name) }
    }
  }

  private func makeAutosave(_ name: String?) {
    autosave?.flush()
    autosave = name.flatMap { name in
      if name.isEmpty { return nil }
      return StateAutosave(name, in: settingsForAutosave) { [weak self] in
        guard let self, self.splitState.isMounted else { return nil }
        return self.state
      }
    }
    if splitState.isMounted { readAutosave() }
  }

  /// Takes over what was saved, the first time that it is asked for.
  func readAutosave() {
    guard let autosave, !autosave.isRead, let saved = autosave.read() else { return }
    if splitState.isMounted { state = saved } else { restore(saved) }
  }

  private func restore(_ saved: SplitViewState) {
    let (next, request) = configuration.restoring(saved, into: splitState)
    splitState = next
    configuration.preferredDisplayMode = request
    if let behavior = SplitConfiguration.behavior(inferredFrom: request) {
      inferredSplitBehavior = behavior
    }
    if let step = configuration.restoringInspector(saved, from: next) {
      runner.run(step, animated: false)
    }
  }
}
