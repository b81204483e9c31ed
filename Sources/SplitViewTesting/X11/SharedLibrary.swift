// SPDX-License-Identifier: MIT
internal import Glibc

/// A shared library that is opened by name, for the rest of the process's life.
struct SharedLibrary {
  private let name: String
  private let handle: UnsafeMutableRawPointer

  /// Opens a library, or says that it is not installed.
  init(_ name: String) throws {
    guard let handle = dlopen(name, RTLD_NOW) else {
      throw XUnavailable(description: "\(name) is not installed")
    }
    self.name = name
    self.handle = handle
  }

  /// A function of the library as a C function pointer of the wanted type.
  func function<Function>(_ symbol: String) throws -> Function {
    guard let address = dlsym(handle, symbol) else {
      throw XUnavailable(description: "\(name) has no \(symbol)")
    }
    // The caller names the type of a C function pointer, which is as large as a pointer.
    return unsafeBitCast(address, to: Function.self)
  }
}
