// SPDX-License-Identifier: MIT

/// A split view that operations can be tried on: a model, a decision without widgets, or widgets.
///
/// A subject is mounted once it is made, and its first observation has the trace of that.
package protocol WalkSubject: AnyObject {
  /// What it can't tell about itself.
  var unobserved: Set<WalkAspect> { get }

  func perform(_ operation: WalkOperation)

  /// What is to be seen now, and what was heard since the last call.
  func observe() -> WalkObservation
}

extension WalkSubject {
  package var unobserved: Set<WalkAspect> { [] }
}
