// SPDX-License-Identifier: MIT
import SplitView
import SplitViewTesting
import XCTest

final class CollapseExpectationTests: XCTestCase {
  private func sequence(
    _ widths: [Int], policy: CollapsePolicy = .automatic, textScale: Double = 1
  ) -> [Bool] {
    var expectation = CollapseExpectation()
    return widths.map {
      expectation.next(
        width: $0, policy: policy, breakpoint: 600, hysteresis: 8, textScale: textScale)
    }
  }

  func testFoldsBelowTheBreakpointAndUnfoldsAboveIt() {
    XCTAssertEqual(
      sequence([700, 600, 599, 600, 607, 608, 600]),
      [false, false, true, true, true, false, false])
  }

  func testBeginsExpandedInBetween() {
    XCTAssertEqual(sequence([604]), [false])
    XCTAssertEqual(sequence([599]), [true])
  }

  func testFollowsTheTextSizeUnlessToldAWidth() {
    XCTAssertEqual(sequence([899, 911, 912], textScale: 1.5), [true, true, false])
    XCTAssertEqual(sequence([899, 599], policy: .width(600), textScale: 1.5), [false, true])
  }

  func testNeverAndAlways() {
    XCTAssertEqual(sequence([10, 10_000], policy: .never), [false, false])
    XCTAssertEqual(sequence([10, 10_000], policy: .always), [true, true])
  }
}
