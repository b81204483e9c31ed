// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// The touch screen of an X server with the driver `inputtest`, whose socket the environment names.
@MainActor
final class TouchScreen {
  enum Phase: UInt32 { case begin = 18, update, end }

  private static let screen = (width: 1920.0, height: 1200.0)

  // The driver takes one client in the server's life.
  private static var connected: LocalSocket?

  private let socket: LocalSocket
  private let connection: XConnection
  private let window: Widget

  /// Skips the test where the X server has no touch screen.
  init(for stage: Stage, under widget: UnsafeMutableRawPointer) throws {
    guard let path = ProcessInfo.processInfo.environment["SPLIT_VIEW_TOUCH_SOCKET"] else {
      throw XCTSkip("this X server has no touch screen; meson-helpers/test starts one that has")
    }
    socket = try TouchScreen.connected ?? TouchScreen.connect(to: path)
    TouchScreen.connected = socket
    var next = Widget(widget)
    while let parent = next.parent { next = parent }
    window = next
    connection = try XConnection.connect(besides: next).get()
    // The toolkit learns of the screen by its first touch, which it loses.
    send(.begin, x: 1900, y: 1190, finger: 9)
    send(.end, x: 1900, y: 1190, finger: 9)
    stage.settle()
  }

  private static func connect(to path: String) throws -> LocalSocket {
    let socket = try XCTUnwrap(LocalSocket(path), "nobody listens at \(path)")
    // The driver's protocol has version 1.1.
    var hello: [UInt8] = []
    hello.append(word: 12)
    hello.append(word: 0)
    hello.append(short: 1)
    hello.append(short: 1)
    socket.send(hello)
    _ = socket.receive(12)
    return socket
  }

  private func send(_ phase: Phase, x: Double, y: Double, finger: UInt32) {
    var message: [UInt8] = []
    message.append(word: 1056)
    message.append(word: 6)
    message.append(word: finger)
    message.append(word: phase.rawValue)
    message.append(word: 0)
    message += [3, 0, 0, 0, 0, 0, 0, 0]
    message.append(word: 0)
    message.append(double: x / TouchScreen.screen.width * 65535)
    message.append(double: y / TouchScreen.screen.height * 65535)
    message += [UInt8](repeating: 0, count: 1056 - message.count)
    socket.send(message)
    var wait: [UInt8] = []
    wait.append(word: 8)
    wait.append(word: 1)
    socket.send(wait)
    _ = socket.receive(8)
  }

  /// One event at a point of the window.
  func touch(_ phase: Phase, x: Double, y: Double, finger: UInt32 = 1) throws {
    let identifier = try XCTUnwrap(XConnection.window(of: window))
    let point = XConnection.devicePoint(x: x, y: y, in: window)
    let place = try XCTUnwrap(connection.positionOnScreen(x: point.x, y: point.y, of: identifier))
    send(phase, x: Double(place.x), y: Double(place.y), finger: finger)
  }
}
