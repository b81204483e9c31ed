// SPDX-License-Identifier: MIT

/// What the delegate of a classic split view answers from now on.
package enum WalkAnswer: Sendable, Hashable {
  case collapse(Joining)
  case separate(Separating)

  /// The controller to keep; nothing is the present one.
  case primaryForCollapsing(WalkController?)
  case primaryForExpanding(WalkController?)

  case handlesShow(Bool)
  case handlesDetail(Bool)

  /// Where the button leads.
  case target(WalkMode)

  /// What becomes of the secondary controller.
  package enum Joining: Sendable, Hashable, CaseIterable {
    /// It is left to the primary one.
    case leaves

    /// It goes.
    case drops

    /// The app pushes it.
    case pushes

    /// The app pushes its pages.
    case moves
  }

  /// What becomes the secondary controller.
  package enum Separating: Sendable, Hashable {
    /// It is left to the primary one.
    case leaves

    /// A controller of the app's.
    case gives(WalkController)

    /// A navigation controller of that name with all pages above the root, if these are pages only.
    case splits(String)
  }
}
