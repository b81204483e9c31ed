// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import SplitView
import XCTest

@testable import SplitViewDemoKit
@testable import SplitViewTesting

/// A window of the demo, as the X server shows it.
@MainActor
final class DraggedWindow {
  /// What was on screen after one presented frame.
  struct Frame: CustomStringConvertible {
    /// The width that was painted, in device pixels.
    var width: Int
    /// What the row in the middle belongs to, pixel by pixel.
    ///
    /// It may end early: the window manager
    /// may have made the window narrower since.
    var row: [ColumnColors.Name]

    var columns: [ColumnColors.Run] { ColumnColors.columns(in: row) }
    var description: String { "\(width): \(columns)" }
  }

  let demo: FilesWindow
  let connection: XConnection
  private let identifier: XConnection.Identifier
  private let pixels: WindowPixels
  private var handler: SignalHandler?
  private(set) var frames: [Frame] = []
  /// Called after each frame.
  var onFrame: ((Frame) -> Void)?

  private var widget: Widget { Widget(demo.window.widget) }

  init(_ demo: FilesWindow, _ connection: XConnection) throws {
    self.demo = demo
    self.connection = connection
    identifier = try XCTUnwrap(XConnection.window(of: Widget(demo.window.widget)))
    pixels = WindowPixels(connection, window: identifier)
    let clock = try XCTUnwrap(FrameClock(of: Widget(demo.window.widget)))
    handler = clock.observe(.after) { [weak self] in self?.note() }
  }

  /// The width that is painted, in device pixels, its frame included.
  var width: Int {
    guard let surface = XConnection.surface(of: widget) else { return 0 }
    return Int(gdk_surface_get_width(surface)) * XConnection.scale(of: widget)
  }

  var size: (width: Int, height: Int) { connection.size(of: identifier) ?? (0, 0) }

  func forgetFrames() { frames = [] }

  /// The row in the middle, as far as it has been painted.
  func row() -> [ColumnColors.Name] {
    pixels.row(y: size.height / 2).prefix(width).map { ColumnColors.name(of: $0) }
  }

  private func note() {
    // The toolkit's own connection has to have sent what it painted.
    if let display = gdk_display_get_default() { gdk_display_sync(display) }
    let frame = Frame(width: width, row: row())
    frames.append(frame)
    onFrame?(frame)
  }

  /// A point of the screen that lies in the window, in device pixels.
  func pointOnScreen(x: Int, y: Int) throws -> (x: Int, y: Int) {
    try XCTUnwrap(connection.positionOnScreen(x: x, y: y, of: identifier))
  }

  func close() {
    handler?.disconnect()
    demo.window.close()
  }
}
