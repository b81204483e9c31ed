// SPDX-License-Identifier: MIT

import SplitViewWalk
import Testing

/// Expects the model and the core to agree about a story, as those that a walk prints.
///
/// - Parameter then: What is to be seen after the last operation.
func expectSame(
  _ configuration: WalkConfiguration, _ operations: [WalkOperation],
  _ then: [WalkAspect: String] = [:], sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let difference = try WalkStory(configuration, operations).difference(
    { WalkModel($0) }, { CoreWalkSubject($0) })
  #expect(difference == nil, sourceLocation: sourceLocation)
  let subject = CoreWalkSubject(configuration)
  for operation in operations {
    _ = subject.observe()
    subject.perform(operation)
  }
  let seen = subject.observe()
  for (aspect, text) in then {
    #expect(seen[aspect] == text, "\(aspect)", sourceLocation: sourceLocation)
  }
}
