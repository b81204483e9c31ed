// SPDX-License-Identifier: MIT
import Glibc
import XCTest

/// A touchpad of a Wayland compositor that takes virtual pointers, spoken to in its own protocol.
final class Touchpad {
  private static let display: UInt32 = 1
  private static let registry: UInt32 = 2
  private static let callback: UInt32 = 3
  private static let manager: UInt32 = 4
  private static let pointer: UInt32 = 5
  private static let screen = (width: UInt32(1920), height: UInt32(1200))

  private let socket: LocalSocket

  /// Skips the test where there is no such compositor.
  init() throws {
    let environment = ProcessInfo.processInfo.environment
    guard environment["SPLIT_VIEW_TOUCHPAD"] != nil, let name = environment["WAYLAND_DISPLAY"]
    else { throw XCTSkip("there is no touchpad; meson-helpers/test starts a compositor with one") }
    socket = try XCTUnwrap(LocalSocket(name), "no compositor listens at \(name)")
    send(Touchpad.display, 1, [Touchpad.registry])
    send(Touchpad.display, 0, [Touchpad.callback])
    let number = try XCTUnwrap(readGlobals()["zwlr_virtual_pointer_manager_v1"])
    let interface = "zwlr_virtual_pointer_manager_v1"
    var body: [UInt8] = []
    body.append(word: number)
    body.append(word: UInt32(interface.utf8.count + 1))
    body += Array(interface.utf8) + [0]
    while body.count % 4 != 0 { body.append(0) }
    body.append(word: 1)
    body.append(word: Touchpad.manager)
    send(Touchpad.registry, 0, bytes: body)
    send(Touchpad.manager, 0, [0, Touchpad.pointer])
  }

  private func send(_ object: UInt32, _ request: UInt32, _ words: [UInt32] = []) {
    var body: [UInt8] = []
    for word in words { body.append(word: word) }
    send(object, request, bytes: body)
  }

  private func send(_ object: UInt32, _ request: UInt32, bytes: [UInt8]) {
    var message: [UInt8] = []
    message.append(word: object)
    message.append(word: UInt32(bytes.count + 8) << 16 | request)
    socket.send(message + bytes)
  }

  /// The compositor's interfaces, each with its number.
  private func readGlobals() -> [String: UInt32] {
    var found: [String: UInt32] = [:]
    while true {
      let head = socket.receive(8)
      let body = socket.receive(Int(head.word(at: 4) >> 16) - 8)
      if head.word(at: 0) == Touchpad.callback { return found }
      guard head.word(at: 0) == Touchpad.registry, body.count > 8 else { continue }
      let length = Int(body.word(at: 4))
      found[String(decoding: body[8..<(8 + length - 1)], as: UTF8.self)] = body.word(at: 0)
    }
  }

  private var now: UInt32 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt32(truncatingIfNeeded: time.tv_sec * 1000 + time.tv_nsec / 1_000_000)
  }

  /// Puts the pointer on a point of the screen.
  func move(toX x: Int, y: Int) {
    send(
      Touchpad.pointer, 1,
      [now, UInt32(x), UInt32(y), Touchpad.screen.width, Touchpad.screen.height])
    send(Touchpad.pointer, 4)
  }

  // Which source a way has is said after its axis.
  private func tellSource() { send(Touchpad.pointer, 5, [1]) }

  /// Moves two fingers, in application pixels; the content goes with them.
  func scroll(x: Double, y: Double) {
    for (axis, way) in [(UInt32(1), -x), (0, -y)] where way != 0 {
      send(
        Touchpad.pointer, 3,
        [now, axis, UInt32(bitPattern: Int32((way * 256).rounded()))])
      tellSource()
    }
    send(Touchpad.pointer, 4)
  }

  /// Lifts the fingers.
  func lift() {
    for axis in [UInt32(0), 1] {
      send(Touchpad.pointer, 6, [now, axis])
      tellSource()
    }
    send(Touchpad.pointer, 4)
  }
}
