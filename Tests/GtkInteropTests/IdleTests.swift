// SPDX-License-Identifier: MIT
import GtkInterop
import XCTest

final class IdleTests: GtkTestCase, @unchecked Sendable {
  @MainActor func testIsCalledOnce() async throws {
    var calls = 0
    let idle = Idle { calls += 1 }
    XCTAssertTrue(idle.isWaiting)
    XCTAssertEqual(calls, 0)
    while MainLoop.iterate(mayBlock: false) {}
    XCTAssertEqual(calls, 1)
    XCTAssertFalse(idle.isWaiting)
    while MainLoop.iterate(mayBlock: false) {}
    XCTAssertEqual(calls, 1)
  }

  @MainActor func testIsNotCalledOnceItIsCancelled() async throws {
    let idle = Idle { XCTFail("it was cancelled") }
    idle.cancel()
    XCTAssertFalse(idle.isWaiting)
    while MainLoop.iterate(mayBlock: false) {}
  }

  @MainActor func testLetsGoOfWhatItCalled() async throws {
    final class Witness {}
    weak var witness: Witness?
    do {
      let kept = Witness()
      witness = kept
      _ = Idle { _ = kept }
    }
    XCTAssertNotNil(witness)
    while MainLoop.iterate(mayBlock: false) {}
    XCTAssertNil(witness)
  }
}
