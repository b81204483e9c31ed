// SPDX-License-Identifier: MIT
internal import CSplitViewGtk

/// A decoded picture: an owned `GdkTexture`, which may be used on any thread.
final class Picture: @unchecked Sendable {
  let texture: OpaquePointer

  init(owning texture: OpaquePointer) {
    self.texture = texture
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(texture))
  }
}
