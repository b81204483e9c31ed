// SPDX-License-Identifier: MIT

extension XConnection {
  /// Moves the pointer to a point of the screen, in device pixels.
  package func movePointer(x: Int, y: Int) {
    _ = functions.fakeMotion(display, screen, CInt(x), CInt(y), 0)
    flush()
  }

  /// Presses or releases a button of the pointer: 1 is the primary one, 8 and 9 go back and forward.
  package func setButton(_ button: Int, isPressed: Bool) {
    _ = functions.fakeButton(display, CUnsignedInt(button), isPressed ? 1 : 0, 0)
    flush()
  }

  /// Presses and releases a key together with its modifiers; throws where the keyboard lacks it.
  package func type(_ accelerator: Accelerator) throws {
    let key = try keycode(of: accelerator.keysym, in: accelerator)
    var modifiers = accelerator.modifiers.map(\.keysym)
    if needsShift(key, for: accelerator.keysym), !accelerator.modifiers.contains(.shift) {
      modifiers.append(AcceleratorModifier.shift.keysym)
    }
    let held = try modifiers.map { try keycode(of: $0, in: accelerator) }
    let strokes = held + [key]
    for code in strokes { _ = functions.fakeKey(display, CUnsignedInt(code), 1, 0) }
    for code in strokes.reversed() { _ = functions.fakeKey(display, CUnsignedInt(code), 0, 0) }
    flush()
  }

  private func keycode(of keysym: UInt, in accelerator: Accelerator) throws -> UInt8 {
    let code = functions.keysymToKeycode(display, keysym)
    guard code != 0 else {
      throw XUnavailable(
        description: "the X server's keyboard has no key for \"\(accelerator.text)\"")
    }
    return code
  }

  private func needsShift(_ code: UInt8, for keysym: UInt) -> Bool {
    functions.keycodeToKeysym(display, code, 0, 0) != keysym
      && functions.keycodeToKeysym(display, code, 0, 1) == keysym
  }
}
