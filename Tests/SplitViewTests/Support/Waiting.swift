// SPDX-License-Identifier: MIT
import Foundation
import GtkInterop
import XCTest

/// Runs the main loop until a condition holds; fails after ten seconds.
@MainActor
func runLoop(
  until what: String, file: StaticString = #filePath, line: UInt = #line,
  _ isDone: () -> Bool
) {
  let end = Date(timeIntervalSinceNow: 10)
  while !isDone() {
    guard Date() < end else {
      return XCTFail("\(what) did not come in ten seconds", file: file, line: line)
    }
    MainLoop.iterate(mayBlock: false)
  }
}
