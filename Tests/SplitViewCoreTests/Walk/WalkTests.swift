// SPDX-License-Identifier: MIT

import SplitViewWalk
import Testing

/// The walk itself, tried on the model and on faulty copies of it.
@Suite struct WalkTests {
  private static let count = 20_000

  @Test func theModelAgreesWithItself() throws {
    let failure = try Walk(seed: 1, count: Self.count).run(
      { WalkModel($0) }, { WalkModel($0) })
    #expect(failure == nil)
  }

  @Test(arguments: FaultySubject.Fault.allCases)
  func aPlantedFaultIsFoundAndMadeShort(fault: FaultySubject.Fault) throws {
    let failure = try #require(
      try Walk(seed: 2, count: Self.count).run(
        { WalkModel($0) }, { FaultySubject($0, fault) }))
    #expect(failure.story.operations.count <= fault.shortest, "\(failure)")
    let again = try failure.story.difference({ WalkModel($0) }, { FaultySubject($0, fault) })
    #expect(again == failure.difference)
    // What is printed is what was found.
    for operation in failure.story.operations {
      #expect(failure.description.contains(operation.source))
    }
    #expect(failure.test.contains(failure.story.configuration.source))
  }

  @Test func theSameSeedTellsTheSameStory() throws {
    func description() throws -> String? {
      try Walk(seed: 3, count: Self.count).run(
        { WalkModel($0) }, { FaultySubject($0, .missesHysteresis) })?.description
    }
    let first = try description()
    #expect(first != nil)
    #expect(try description() == first)
  }

  @Test func whatASubjectCannotTellIsNoDifference() throws {
    let failure = try Walk(seed: 4, count: Self.count).run(
      { WalkModel($0) }, { FaultySubject($0, .hidesItsButton, unobserved: [.button]) })
    #expect(failure == nil)
  }

  @Test func operationsPrintAsTheyAreWritten() {
    let configuration = WalkConfiguration(
      .triple, metrics: .desktop, supplementary: [], compact: ["c"], handle: 1,
      before: [.prefer(.mode(.automatic))], width: 954.5)
    #expect(
      configuration.source == """
        WalkConfiguration(.triple, metrics: .desktop, supplementary: [], compact: ["c"], \
        handle: 1, before: [.prefer(.mode(.automatic))], width: 954.5)
        """)
    let operation = WalkOperation.atNext(
      "mode(", [.set(.secondary, ["d1"]), .answerTop(nil), .prefer(.collapse(.width(700)))])
    #expect(
      operation.source == """
        .atNext("mode(", [.set(.secondary, ["d1"]), .answerTop(nil), \
        .prefer(.collapse(.width(700)))])
        """)
  }
}
