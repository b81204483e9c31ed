// SPDX-License-Identifier: MIT
import CSplitViewGtk
import SplitViewTesting
import XCTest

final class AcceleratorTests: XCTestCase {
  func testReadsGtkNotation() {
    XCTAssertEqual(Accelerator("Escape")?.keysym, UInt(GDK_KEY_Escape))
    XCTAssertEqual(Accelerator("Escape")?.modifiers, [])
    XCTAssertEqual(Accelerator("<Alt>Left")?.keysym, UInt(GDK_KEY_Left))
    XCTAssertEqual(Accelerator("<Alt>Left")?.modifiers, [.alt])
    XCTAssertEqual(
      Accelerator("<Super><Control><Shift>F9")?.modifiers, [.shift, .control, .superKey])
  }

  func testRefusesWhatNamesNoKey() {
    for text in ["", "<Alt>", "<Hurry>Left", "NoSuchKey"] { XCTAssertNil(Accelerator(text), text) }
  }
}
