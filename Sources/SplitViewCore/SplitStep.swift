// SPDX-License-Identifier: MIT

/// A change in the order in which it is carried out and told.
///
/// First ``announcedMode``, then ``will`` with the old state in force, then the state is
/// committed (``committed(over:)``), then ``did`` and ``completion``. With all of these empty the step is silent.
package struct SplitStep: Sendable, Hashable {
  /// What is told after ``did``.
  package enum Completion: Sendable, Hashable {
    case collapsed
    case expanded
  }

  /// The mode to announce before ``will``, if it has not been announced yet.
  package var announcedMode: SplitViewDisplayMode?

  package var will: [ColumnEvent]

  /// First the columns that went, then those that came, each in the order of their last
  /// ``will`` event.
  package var did: [ColumnEvent]

  package var completion: Completion?

  /// The state after the step, if nothing was changed since it was made.
  package var state: SplitState

  /// The mode to store as the request, without telling the state of a new request.
  package var preferredDisplayMode: SplitViewDisplayMode?

  /// Why a delegate's answer was not used, and what was used instead; to be logged once.
  package var complaint: String?

  /// What the app made of a classic split view's controllers, to be put in force with the state.
  package var arrangement: ClassicArrangement?

  /// Those of the state's requests that the step answers.
  let requests: SplitRequests

  /// The column whose pages the step sets.
  let filledColumn: SplitViewColumn?

  init(
    announcedMode: SplitViewDisplayMode? = nil, will: [ColumnEvent] = [],
    completion: Completion? = nil, state: SplitState,
    preferredDisplayMode: SplitViewDisplayMode? = nil, complaint: String? = nil,
    requests: SplitRequests = SplitRequests(),
    filledColumn: SplitViewColumn? = nil, arrangement: ClassicArrangement? = nil
  ) {
    self.announcedMode = announcedMode
    self.will = will
    self.did = Self.did(after: will)
    self.completion = completion
    self.state = state
    self.preferredDisplayMode = preferredDisplayMode
    self.complaint = complaint
    self.arrangement = arrangement
    self.requests = requests
    self.filledColumn = filledColumn
  }

  /// Whether nobody hears of the step.
  package var isSilent: Bool { announcedMode == nil && will.isEmpty && completion == nil }

  private static func did(after will: [ColumnEvent]) -> [ColumnEvent] {
    let last = will.indices.filter { index in
      !will[(index + 1)...].contains { $0.column == will[index].column }
    }.map { will[$0] }
    return last.filter { !$0.isShow } + last.filter { $0.isShow }
  }
}
