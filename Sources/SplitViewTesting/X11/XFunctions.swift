// SPDX-License-Identifier: MIT
internal import Glibc

/// Why no real input event or pixel can be had from the X server.
package struct XUnavailable: Error, CustomStringConvertible {
  /// What is missing, in words for the person who runs the tests.
  package let description: String
}

/// The functions of Xlib and of its test extension that a stage calls.
///
/// They are looked up when a stage first needs them, so that neither the library nor a program that
/// links it depends on X.
struct XFunctions {
  typealias Display = OpaquePointer
  typealias Identifier = UInt

  let openDisplay: @convention(c) (UnsafePointer<CChar>?) -> Display?
  let closeDisplay: @convention(c) (Display) -> CInt
  let defaultScreen: @convention(c) (Display) -> CInt
  let defaultRootWindow: @convention(c) (Display) -> Identifier
  let sync: @convention(c) (Display, CInt) -> CInt

  let moveResizeWindow:
    @convention(c) (Display, Identifier, CInt, CInt, CUnsignedInt, CUnsignedInt) -> CInt
  let resizeWindow: @convention(c) (Display, Identifier, CUnsignedInt, CUnsignedInt) -> CInt
  let raiseWindow: @convention(c) (Display, Identifier) -> CInt
  let setInputFocus: @convention(c) (Display, Identifier, CInt, UInt) -> CInt
  let getInputFocus:
    @convention(c) (Display, UnsafeMutablePointer<Identifier>, UnsafeMutablePointer<CInt>) -> CInt
  let translateCoordinates:
    @convention(c) (
      Display, Identifier, Identifier, CInt, CInt, UnsafeMutablePointer<CInt>,
      UnsafeMutablePointer<CInt>, UnsafeMutablePointer<Identifier>
    ) -> CInt
  let getGeometry:
    @convention(c) (
      Display, Identifier, UnsafeMutablePointer<Identifier>, UnsafeMutablePointer<CInt>,
      UnsafeMutablePointer<CInt>, UnsafeMutablePointer<CUnsignedInt>,
      UnsafeMutablePointer<CUnsignedInt>, UnsafeMutablePointer<CUnsignedInt>,
      UnsafeMutablePointer<CUnsignedInt>
    ) -> CInt

  let keysymToKeycode: @convention(c) (Display, Identifier) -> UInt8
  let keycodeToKeysym: @convention(c) (Display, UInt8, CInt, CInt) -> Identifier

  let getImage:
    @convention(c) (
      Display, Identifier, CInt, CInt, CUnsignedInt, CUnsignedInt, UInt, CInt
    ) -> UnsafeMutableRawPointer?
  let getPixel: @convention(c) (UnsafeMutableRawPointer, CInt, CInt) -> UInt
  let destroyImage: @convention(c) (UnsafeMutableRawPointer) -> CInt

  let fakeMotion: @convention(c) (Display, CInt, CInt, CInt, UInt) -> CInt
  let fakeButton: @convention(c) (Display, CUnsignedInt, CInt, UInt) -> CInt
  let fakeKey: @convention(c) (Display, CUnsignedInt, CInt, UInt) -> CInt

  init() throws {
    let x = try SharedLibrary("libX11.so.6")
    let test = try SharedLibrary("libXtst.so.6")
    openDisplay = try x.function("XOpenDisplay")
    closeDisplay = try x.function("XCloseDisplay")
    defaultScreen = try x.function("XDefaultScreen")
    defaultRootWindow = try x.function("XDefaultRootWindow")
    sync = try x.function("XSync")
    moveResizeWindow = try x.function("XMoveResizeWindow")
    resizeWindow = try x.function("XResizeWindow")
    raiseWindow = try x.function("XRaiseWindow")
    setInputFocus = try x.function("XSetInputFocus")
    getInputFocus = try x.function("XGetInputFocus")
    translateCoordinates = try x.function("XTranslateCoordinates")
    getGeometry = try x.function("XGetGeometry")
    keysymToKeycode = try x.function("XKeysymToKeycode")
    keycodeToKeysym = try x.function("XkbKeycodeToKeysym")
    getImage = try x.function("XGetImage")
    getPixel = try x.function("XGetPixel")
    destroyImage = try x.function("XDestroyImage")
    fakeMotion = try test.function("XTestFakeMotionEvent")
    fakeButton = try test.function("XTestFakeButtonEvent")
    fakeKey = try test.function("XTestFakeKeyEvent")
  }
}
