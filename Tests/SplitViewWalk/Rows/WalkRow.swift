// SPDX-License-Identifier: MIT

/// A row of the conformance catalogue as operations and what is to be seen after them.
package struct WalkRow: Sendable, CustomStringConvertible {
  package let id: String
  package let given: WalkFixture
  package let when: [WalkOperation]
  package let then: [WalkAspect: String]

  /// Whether the row says nothing of callbacks, or not the same for each of its cases.
  package let isUntraced: Bool

  init(
    _ id: String, _ given: WalkFixture, _ when: [WalkOperation], _ then: [WalkAspect: String],
    isUntraced: Bool = false
  ) {
    self.id = id
    self.given = given
    self.when = when
    self.then = then
    self.isUntraced = isUntraced
  }

  package var description: String { id }

  package static let all: [WalkRow] =
    mounting + modes + closing + showing + buttons + widths + collapsing + navigating + expanding
    + compact + inspector + classic

  /// Carries the row out and gives what is seen after it, with the row's own callbacks.
  package func run(on make: (WalkConfiguration) throws -> any WalkSubject) rethrows
    -> WalkObservation
  {
    let subject = try make(given.configuration)
    for operation in given.operations { subject.perform(operation) }
    if !given.isUnmounted { _ = subject.observe() }
    for operation in when { subject.perform(operation) }
    return subject.observe()
  }
}
