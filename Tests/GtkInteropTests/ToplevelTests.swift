// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import XCTest

final class ToplevelTests: GtkTestCase, @unchecked Sendable {
  @MainActor func testShowsItsContent() async throws {
    let label = Widget(Objects.label("text"))
    let toplevel = try show(label, width: 320, height: 240)
    XCTAssertTrue(toplevel.widget.isMapped)
    XCTAssertTrue(label.isMapped)
    XCTAssertEqual(label.width, 320)
    XCTAssertEqual(label.height, 240, "no title bar takes room")
    XCTAssertFalse(toplevel.isClosed)
    toplevel.close()
    toplevel.close()
    XCTAssertTrue(toplevel.isClosed)
  }

  @MainActor func testTitleAndSize() async throws {
    let toplevel = Toplevel()
    defer { toplevel.close() }
    XCTAssertEqual(toplevel.title, "")
    toplevel.title = "Größe"
    XCTAssertEqual(toplevel.title, "Größe")
    toplevel.defaultSize = (333, 222)
    XCTAssertEqual(toplevel.defaultSize.width, 333)
    XCTAssertEqual(toplevel.defaultSize.height, 222)
  }

  @MainActor func testGivesItsContentBack() async throws {
    let label = ObjectReference(sinking: Objects.label("text"))
    let toplevel = try show(Widget(label.pointer))
    toplevel.setContent(nil)
    XCTAssertNil(Widget(label.pointer).parent)
    toplevel.close()
    XCTAssertEqual(Objects.references(to: label.pointer), 1)
  }

  @MainActor func testIsGoneAfterItWasClosed() async throws {
    var toplevel: Toplevel? = try show(Widget(Objects.label("text")))
    let watch = WeakReference(try XCTUnwrap(toplevel).widget.pointer)
    toplevel?.close()
    toplevel = nil
    runDry()
    XCTAssertNil(watch.pointer)
  }
}
