// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

final class BarButtonItemTests: XCTestCase, @unchecked Sendable {
  /// The buttons on screen in a column's header that are not the split view's own.
  @MainActor private func buttons(_ fixture: Fixture) throws -> [Widget] {
    fixture.stage.settle()
    let header = Widget(try XCTUnwrap(fixture.split.header(of: .secondary)))
    return Widgets.mapped(under: header).filter {
      $0.typeName == "GtkButton" && !$0.name.hasPrefix("split-view")
        && $0.parent?.typeName != "GtkWindowControls"
    }
  }

  @MainActor func testAPressRunsItsAction() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    var presses = 0
    let item = BarButtonItem(title: "Compose") { presses += 1 }
    fixture.b.navigationItem.rightBarButtonItems = [item]
    let button = try XCTUnwrap(buttons(fixture).first)
    button.grabFocus()
    fixture.stage.press("Return")
    runLoop(until: "the press") { presses == 1 }
    item.isEnabled = false
    XCTAssertFalse(button.isSensitive)
    item.isEnabled = true
    XCTAssertTrue(button.isSensitive)
    XCTAssertEqual(presses, 1)
  }

  @MainActor func testIsMadeAsItWasSet() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    let disabled = BarButtonItem(title: nil, iconName: "edit-find-symbolic", action: nil)
    disabled.isEnabled = false
    let hidden = BarButtonItem(title: "Hidden", action: nil)
    hidden.isHidden = true
    fixture.b.navigationItem.rightBarButtonItems = [disabled, hidden]
    let shown = try buttons(fixture)
    XCTAssertEqual(shown.count, 1)
    XCTAssertEqual(shown.first?.isSensitive, false)
    XCTAssertEqual(shown.first?.children.map(\.typeName), ["GtkImage"])
    hidden.isHidden = false
    XCTAssertEqual(try buttons(fixture).count, 2)
    fixture.expectHealthy()
  }

  @MainActor func testItsWidgetGoesWithIt() async throws {
    let fixture = try Fixture.F2()
    defer { fixture.close() }
    var item: BarButtonItem? = BarButtonItem(customView: Widgets.label("x"))
    let watched = Weak(try XCTUnwrap(item))
    fixture.b.navigationItem.rightBarButtonItems = [try XCTUnwrap(item)]
    fixture.stage.settle()
    item = nil
    XCTAssertNotNil(watched.object)
    fixture.b.navigationItem.rightBarButtonItems = []
    XCTAssertNil(watched.object)
  }
}
