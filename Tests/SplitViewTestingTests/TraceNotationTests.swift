// SPDX-License-Identifier: MIT
import XCTest

final class TraceNotationTests: XCTestCase {
  private let collapse = [
    "top?(D→P)", "wH(S)", "wS(P)", "wH(D)", "dH(S)", "dH(D)", "dS(P)", "didCollapse",
  ]

  func testReadsTokensAndGroups() throws {
    let trace = try TraceNotation("top?(D→D), wH(D), {dH(P), dS(D), didCollapse}")
    XCTAssertEqual(
      trace.elements,
      [.token("top?(D→D)"), .token("wH(D)"), .anyOrder(["dH(P)", "dS(D)", "didCollapse"])])
    XCTAssertEqual(try TraceNotation("none").elements, [])
    XCTAssertEqual(try TraceNotation("wH(D), dH(D) (+ wS(P), dS(P))").added, ["wS(P)", "dS(P)"])
    XCTAssertEqual(try TraceNotation("mode(1o); mode(1b)").elements.count, 2)
  }

  func testRefusesWhatIsNoTrace() {
    XCTAssertThrowsError(try TraceNotation("{dH(P), dS(D)"))
    XCTAssertThrowsError(try TraceNotation("wH(D"))
    XCTAssertThrowsError(try TraceNotation("none, wH(D)"))
  }

  func testAcceptsTheTraceItself() throws {
    let trace = try TraceNotation(
      "top?(D→P), wH(S), wS(P), wH(D), {dH(D), dH(S), dS(P), didCollapse}")
    XCTAssertNil(trace.mismatch(with: collapse))
    XCTAssertNil(try TraceNotation("none").mismatch(with: []))
  }

  func testAcceptsAnyOrderOfAGroupOnlyWhereAsked() throws {
    let trace = try TraceNotation("wH(S), wH(D), {dH(D), dH(S)}")
    let other = ["wH(S)", "wH(D)", "dH(D)", "dH(S)"]
    XCTAssertNotNil(trace.mismatch(with: other))
    XCTAssertNil(trace.mismatch(with: other, isOwnOrderChecked: false))
    XCTAssertNotNil(
      trace.mismatch(with: ["wH(S)", "wH(D)", "dH(D)", "dH(D)"], isOwnOrderChecked: false))
  }

  func testSeesOrderMissingAndMore() throws {
    let trace = try TraceNotation("wH(P), wS(D), {dH(P), dS(D)}")
    let log = ["wH(P)", "wS(D)", "dH(P)", "dS(D)"]
    XCTAssertNil(trace.mismatch(with: log))
    XCTAssertNotNil(trace.mismatch(with: ["wS(D)", "wH(P)", "dH(P)", "dS(D)"]))
    XCTAssertNotNil(trace.mismatch(with: Array(log.dropLast())))
    XCTAssertNotNil(trace.mismatch(with: []))
    XCTAssertNotNil(trace.mismatch(with: log + ["didCollapse"]))
    XCTAssertNotNil(try TraceNotation("none").mismatch(with: ["wH(P)"]))
  }

  func testWantsTheAddedHalvesInTheirOrder() throws {
    for text in ["wH(D), dH(D) (+ wS(P), dS(P))", "wS(P), dS(P) (+ wH(D), dH(D))"] {
      let trace = try TraceNotation(text)
      XCTAssertNil(trace.mismatch(with: ["wH(D)", "wS(P)", "dH(D)", "dS(P)"]), text)
      XCTAssertNotNil(trace.mismatch(with: ["wH(D)", "dH(D)"]), text)
      XCTAssertNotNil(trace.mismatch(with: ["wS(P)", "wH(D)", "dH(D)", "dS(P)"]), text)
    }
  }
}
