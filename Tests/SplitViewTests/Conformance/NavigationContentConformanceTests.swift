// SPDX-License-Identifier: MIT
import SplitView
import SplitViewTesting
import XCTest

/// NAV: columns that get other content while folded.
final class NavigationContentConformanceTests: XCTestCase, @unchecked Sendable {
  @MainActor func test_NAV_16_contentOffTheStackWaits() async throws {
    let fixture = try Fixture.F2p()
    defer { fixture.close() }
    let f = fixture.spy("f")
    fixture.split.setViewController(f, for: .secondary)
    try fixture.expectTrace("NAV-16")
    XCTAssertEqual(fixture.stack, "a")
    XCTAssertEqual(fixture.pages(.secondary), "f")
    XCTAssertEqual(fixture.visibleColumns, [.primary])
    XCTAssertEqual(f.appearances, 0)
    XCTAssertNil(fixture.b.parent)
  }

  @MainActor func test_NAV_17_emptyingTheTopColumnPops() async throws {
    let fixture = try Fixture.F2c()
    defer { fixture.close() }
    fixture.split.setViewController(nil, for: .secondary)
    try fixture.expectTrace("NAV-17")
    XCTAssertEqual(fixture.stack, "a")
    XCTAssertNil(fixture.split.viewController(for: .secondary))
    XCTAssertNil(fixture.b.parent)
    XCTAssertEqual(fixture.visibleColumns, [.primary])
    XCTAssertEqual(fixture.header(.primary), "a")
  }

  @MainActor func test_NAV_28_neverSeveralDetails() async throws {
    let fixture = try Fixture.F2p()
    defer { fixture.close() }
    for title in ["new1", "new2", "new3"] {
      fixture.split.setViewController(fixture.spy(title), for: .secondary)
      fixture.split.show(.secondary)
    }
    try fixture.expectTrace("NAV-28")
    XCTAssertEqual(fixture.stack, "a › new3")
    XCTAssertEqual(fixture.pages(.secondary), "new3")
    XCTAssertEqual(fixture.header(.secondary), "a|new3")
  }
}
