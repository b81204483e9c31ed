// SPDX-License-Identifier: MIT
internal import Glibc

/// A connection of our own to the X server, beside the toolkit's.
///
/// What is sent here reaches the toolkit from outside, as from a person's hand or a window manager.
/// Every request is finished by the server when its function returns.
@MainActor
package final class XConnection {
  /// A window or other resource of the server.
  package typealias Identifier = UInt

  let functions: XFunctions
  let screen: CInt
  private nonisolated(unsafe) let pointer: OpaquePointer
  private let close: @convention(c) (OpaquePointer) -> CInt

  var display: OpaquePointer { pointer }

  /// The window behind all others.
  package let rootWindow: Identifier

  /// Connects to a display by its name, such as `:99`; throws ``XUnavailable``.
  package init(displayName: String) throws {
    functions = try XFunctions()
    guard let display = functions.openDisplay(displayName) else {
      throw XUnavailable(description: "the X server \(displayName) takes no second connection")
    }
    pointer = display
    close = functions.closeDisplay
    screen = functions.defaultScreen(display)
    rootWindow = functions.defaultRootWindow(display)
  }

  deinit {
    _ = close(pointer)
  }

  /// Waits until the server has done everything that was asked.
  func flush() {
    _ = functions.sync(display, 0)
  }
}
