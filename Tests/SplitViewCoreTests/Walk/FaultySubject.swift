// SPDX-License-Identifier: MIT

import SplitViewWalk

/// The model with one thing wrong.
final class FaultySubject: WalkSubject {
  enum Fault: CaseIterable, Sendable {
    case missesHysteresis, ignoresHidingInOverlay, hidesItsButton, losesStackOnBack
    case separatesOnePageAlone

    /// As many operations as its story has to take.
    var shortest: Int {
      switch self {
      case .missesHysteresis: 2
      case .ignoresHidingInOverlay: 2
      case .hidesItsButton: 1
      case .losesStackOnBack: 2
      case .separatesOnePageAlone: 2
      }
    }
  }

  let unobserved: Set<WalkAspect>
  private let model: WalkModel
  private let fault: Fault
  private var seen: WalkObservation

  init(_ configuration: WalkConfiguration, _ fault: Fault, unobserved: Set<WalkAspect> = []) {
    model = WalkModel(configuration)
    self.fault = fault
    self.unobserved = unobserved
    seen = model.observe()
    pending = seen.trace
  }

  /// What was heard and not asked for yet.
  private var pending: [WalkToken]

  func perform(_ operation: WalkOperation) {
    switch (fault, operation) {
    case (.missesHysteresis, .resize(let width)) where seen.isCollapsed && width > 600:
      model.perform(.resize(max(width, 608)))
    case (.ignoresHidingInOverlay, .hide(.primary)) where seen.displayMode == .twoOverSecondary:
      break
    case (.losesStackOnBack, .back)
    where seen.topColumn == .secondary && (seen.stacks[.secondary] ?? []).count == 1:
      model.perform(operation)
      model.perform(.set(.secondary, []))
    case (.separatesOnePageAlone, .resize(let width))
    where seen.isCollapsed && width >= 608 && (seen.navigation["B"] ?? []).count > 1:
      model.perform(.popToRootOf("B"))
      model.perform(operation)
    default: model.perform(operation)
    }
    seen = model.observe()
    pending += seen.trace
  }

  func observe() -> WalkObservation {
    var result = seen
    result.trace = pending
    pending = []
    if fault == .hidesItsButton && result.displayMode == .twoBesideSecondary {
      result.button = nil
    }
    return result
  }
}
