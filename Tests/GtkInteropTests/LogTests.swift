// SPDX-License-Identifier: MIT
import GtkInterop
import XCTest

final class LogTests: XCTestCase, @unchecked Sendable {
  func testAWarningIsWrittenUnderTheDomain() throws {
    let ending = try Child.run(self) {
      // In the child alone: fatal warnings would end it at the first one.
      unsetenv("G_DEBUG")
      Log.warning("a plate with 100% of %s on it")
      Log.debug("not to be seen by default")
    }
    XCTAssertTrue(ending.errors.contains("SplitView-WARNING"), ending.errors)
    XCTAssertTrue(ending.errors.contains("a plate with 100% of %s on it"), ending.errors)
    XCTAssertFalse(ending.errors.contains("not to be seen"), ending.errors)
  }

  func testAWarningEndsTheProcessWhereTheyAreFatal() throws {
    let ending = try Child.run(self) { Log.warning("too much") }
    XCTAssertTrue(ending.wasKilled, "it went on")
    XCTAssertTrue(ending.errors.contains("too much"), ending.errors)
  }

  func testADebugMessageCanBeAskedFor() throws {
    let ending = try Child.run(self) {
      setenv("G_MESSAGES_DEBUG", Log.domain, 1)
      Log.debug("to be seen")
    }
    XCTAssertFalse(ending.wasKilled)
    XCTAssertTrue(ending.errors.contains("to be seen"), ending.errors)
  }
}
