// SPDX-License-Identifier: MIT

/// All that the delegate of a classic split view answers at present.
package struct WalkAnswers: Sendable {
  package private(set) var joining = WalkAnswer.Joining.leaves
  package private(set) var separating = WalkAnswer.Separating.leaves
  package private(set) var primaryForCollapsing: WalkController?
  package private(set) var primaryForExpanding: WalkController?
  package private(set) var handlesShow = false
  package private(set) var handlesDetail = false
  package private(set) var target = WalkMode.automatic

  package init() {}

  package mutating func take(_ answer: WalkAnswer) {
    switch answer {
    case .collapse(let joining): self.joining = joining
    case .separate(let separating): self.separating = separating
    case .primaryForCollapsing(let controller): primaryForCollapsing = controller
    case .primaryForExpanding(let controller): primaryForExpanding = controller
    case .handlesShow(let value): handlesShow = value
    case .handlesDetail(let value): handlesDetail = value
    case .target(let mode): target = mode
    }
  }
}
