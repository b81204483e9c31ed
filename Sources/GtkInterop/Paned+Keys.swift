// SPDX-License-Identifier: MIT
internal import CSplitView
internal import CSplitViewGtk

/// The keys of a divider that has the focus.
///
/// They are those of `GtkPaned`, whose own ones take F6 and F8 wherever the focus is, used or not,
/// and lead to dividers that aren't on screen.
extension Paned {
  private enum Move {
    /// To the right, whatever the text direction; negative to the left.
    case right(Int)
    /// The start child gets wider, or narrower.
    case by(Int)
    case toLeast
    case toGreatest
  }

  /// How far a key moves a divider, in application pixels: as far as `GtkPaned` does.
  private static let step = 1
  private static let page = 75

  func installKeys() {
    let keys = Shortcuts(for: widget, phase: .bubble)
    let (step, page) = (Paned.step, Paned.page)
    let moves: [(String, Move)] = [
      ("Left", .right(-step)), ("Right", .right(step)), ("Up", .by(-step)), ("Down", .by(step)),
      ("<Control>Left", .right(-page)), ("<Control>Right", .right(page)),
      ("<Control>Up", .by(-page)), ("<Control>Down", .by(page)),
      ("Page_Up", .by(-page)), ("Page_Down", .by(page)),
      ("Home", .toLeast), ("End", .toGreatest),
    ]
    for (key, move) in moves {
      for name in [key, Paned.keypad(key)] {
        keys.add(name) { [weak self] in self?.moveByKey(move) ?? false }
      }
    }
    for key in ["Return", "KP_Enter", "ISO_Enter", "space", "KP_Space"] {
      keys.add(key) { [weak self] in self?.leave(isCancelled: false) ?? false }
    }
    keys.add("Escape") { [weak self] in self?.leave(isCancelled: true) ?? false }
  }

  /// The same key on the number pad.
  private static func keypad(_ key: String) -> String {
    let control = "<Control>"
    return key.hasPrefix(control)
      ? "\(control)KP_\(key.dropFirst(control.count))" : "KP_\(key)"
  }

  private var hasFocus: Bool { isDraggable && widget.rootFocus == widget }

  private func moveByKey(_ move: Move) -> Bool {
    guard hasFocus else { return false }
    if !isMovedByKeys {
      isMovedByKeys = true
      onEvent?(.keysDidBegin)
    }
    let least = Int(csv_object_get_int(widget.pointer, "min-position"))
    let most = Int(csv_object_get_int(widget.pointer, "max-position"))
    let wanted =
      switch move {
      case .right(let distance): position + (isMirrored ? -distance : distance)
      case .by(let distance): position + distance
      case .toLeast: least
      case .toGreatest: most
      }
    // At once, since the next key may come before the next layout.
    setPosition(min(max(wanted, least), most))
    onEvent?(.didMove(to: position))
    return true
  }

  private func leave(isCancelled: Bool) -> Bool {
    guard hasFocus else { return false }
    endKeys(isCancelled: isCancelled)
    onEvent?(.wasLeft)
    return true
  }

  func endKeys(isCancelled: Bool) {
    guard isMovedByKeys else { return }
    isMovedByKeys = false
    onEvent?(.keysDidEnd(isCancelled: isCancelled))
  }
}
