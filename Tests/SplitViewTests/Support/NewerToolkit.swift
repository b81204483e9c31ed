// SPDX-License-Identifier: MIT
import GtkInterop
import XCTest

/// Leaves out, on GTK 4.10 and newer, what holds on GTK 4.8 alone so far.
@MainActor
func skipOnNewerToolkits(_ reason: String) throws {
  precondition(Toolkit.initialize(), "this test needs a display")
  let version = Toolkit.version
  if (version.major, version.minor) >= (4, 10) {
    throw XCTSkip("GTK \(version.major).\(version.minor): \(reason)")
  }
}
