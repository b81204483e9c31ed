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
  /// end of a drag, not during it, and when the split view leaves the screen. The file lies in
  /// `$XDG_STATE_HOME`, below the application's identifier or the program's name and `split-view`.
  ///
  /// A file that can't be read or written is told of by one warning, and nothing is lost but what
  /// would have been saved. Two split views with one name read the same file, each when it is first
  /// laid out, and the last choice made in either is what the next run finds: give different ones
  /// different names. An empty name saves nothing.
  public var autosaveName: String? {
    get { autosave?.name }
    set {
      guard newValue != autosave?.name else { return }
      autosave?.flush()
      autosave = newValue.flatMap { name in
        if name.isEmpty { return nil }
        return StateAutosave(name) { [weak self] in
          guard let self, self.splitState.isMounted else { return nil }
          return self.state
        }
      }
      if splitState.isMounted { readAutosave() }
    }
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
