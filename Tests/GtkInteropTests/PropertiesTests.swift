// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import XCTest

final class PropertiesTests: XCTestCase, @unchecked Sendable {
  @MainActor func testReadsEnumerations() async throws {
    XCTAssertTrue(Toolkit.initialize())
    let box = Box(.horizontal)
    XCTAssertEqual(
      Properties.enumeration("halign", of: box.widget.pointer), Int32(GTK_ALIGN_FILL.rawValue))
    box.widget.centerHorizontally()
    XCTAssertEqual(
      Properties.enumeration("halign", of: box.widget.pointer), Int32(GTK_ALIGN_CENTER.rawValue))
  }

  @MainActor func testWhatIsNotThereIsNil() async throws {
    XCTAssertTrue(Toolkit.initialize())
    let box = Box(.horizontal)
    XCTAssertNil(Properties.enumeration("gtk-interface-reduced-motion", of: box.widget.pointer))
    XCTAssertNil(Properties.enumeration("visible", of: box.widget.pointer), "no enumeration")
    XCTAssertFalse(Toolkit.reducesMotion(box.widget.pointer))
  }
}
