// SPDX-License-Identifier: MIT

/// An object that is not kept alive.
struct Weak {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}
