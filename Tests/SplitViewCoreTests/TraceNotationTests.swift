// SPDX-License-Identifier: MIT

import ConformanceSupport
import Testing

@Suite struct TraceNotationTests {
  @Test func readsGroupsAndSingleTokens() throws {
    let trace = try TraceNotation("top?(D→D), wH(D), {dH(P), dS(D), didCollapse}")
    #expect(trace.groups == [["top?(D→D)"], ["wH(D)"], ["dH(P)", "dS(D)", "didCollapse"]])
    #expect(trace.completions.isEmpty)
  }

  @Test func readsCompletions() throws {
    let trace = try TraceNotation("wH(D), dH(D) (+ wS(P), dS(P))")
    #expect(trace.groups == [["wH(D)"], ["dH(D)"]])
    #expect(trace.completions == ["wS(P)", "dS(P)"])
    #expect(trace.fixedOrder == ["wH(D)", "wS(P)", "dH(D)", "dS(P)"])
  }

  @Test func readsAnEmptyTrace() throws {
    #expect(try TraceNotation("none").groups.isEmpty)
  }

  @Test func refusesWhatIsNoTrace() {
    #expect(throws: TraceNotation.SyntaxError.self) { try TraceNotation("as COL-01") }
    #expect(throws: TraceNotation.SyntaxError.self) { try TraceNotation("{wS(P)") }
  }

  @Test func ordersADidPhaseByTheLastWillEvents() throws {
    let trace = try TraceNotation(
      "wH(S), wS(P), wH(D), wH(P), wS(S), {dH(P), dS(S), didCollapse, dH(D)}")
    #expect(trace.fixedOrder.suffix(4) == ["dH(D)", "dH(P)", "dS(S)", "didCollapse"])
  }

  @Test func tellsDifferences() throws {
    let trace = try TraceNotation("mode(so), wH(P), {dH(P), didExpand}")
    #expect(trace.difference(from: ["mode(so)", "wH(P)", "didExpand", "dH(P)"]) == nil)
    #expect(trace.difference(from: ["wH(P)", "mode(so)", "didExpand", "dH(P)"]) != nil)
    #expect(trace.difference(from: ["mode(so)", "wH(P)", "dH(P)"]) != nil)
    #expect(
      trace.difference(from: ["mode(so)", "wH(P)", "dH(P)", "didExpand", "dS(D)"]) != nil)
    let pair = try TraceNotation("wH(D), dH(D) (+ wS(P), dS(P))")
    #expect(pair.difference(from: ["wH(D)", "wS(P)", "dH(D)", "dS(P)"]) == nil)
    #expect(pair.difference(from: ["wH(D)", "dH(D)", "dS(P)"]) != nil)
  }
}
