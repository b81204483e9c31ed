// SPDX-License-Identifier: MIT

/// A change that a width or a preference calls for, up to the question it asks.
///
/// Announce ``announcedMode``, ask ``question``, then carry out what
/// ``answered(_:state:configuration:environment:)`` gives.
package struct SplitTransition: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// The first layout, expanded.
    case mount

    /// From columns to pages, or the first layout where that has pages.
    case collapse

    /// From pages to columns.
    case expand

    /// From one arrangement of columns to another.
    case mode

    /// From an emptied compact column to the pages of the columns.
    case leaveCompact

    /// Nothing that shows: only what the state remembers. Its step is silent.
    case memory
  }

  package let kind: Kind

  /// The mode to announce before the question, if the mode changes.
  package let announcedMode: SplitViewDisplayMode?

  package let question: SplitQuestion?

  /// The mode that the transition leads to, unless the answer differs.
  let target: SplitViewDisplayMode

  /// What the state remembers after the transition, unless the answer differs.
  let memory: SplitMemory

  /// The requests that the transition answers.
  let requests: SplitRequests
}
