// SPDX-License-Identifier: MIT

/// What a person does with the divider of a ``Paned``.
package enum PanedEvent: Sendable, Hashable {
  /// Takes hold of it, by pointer or finger.
  case dragDidBegin
  /// Moves it, in whatever way, to a position that may lie beyond its limits.
  case didMove(to: Int)
  /// Lets go of it, with the position that the pointer points at; nil where something broke the drag
  /// off.
  case dragDidEnd(at: Int?)
  /// Moves it by a key for the first time since it has the focus; the move itself follows.
  case keysDidBegin
  /// Is done with moving it by keys, or takes all of that back.
  case keysDidEnd(isCancelled: Bool)
  /// Wants the focus, which it has, to go back to where it was.
  case wasLeft
  /// Clicks it twice.
  case wasDoubleClicked

  /// The same with another position.
  package func map(_ transform: (Int) -> Int) -> PanedEvent {
    switch self {
    case .didMove(let position): .didMove(to: transform(position))
    case .dragDidEnd(let position): .dragDidEnd(at: position.map(transform))
    default: self
    }
  }
}
