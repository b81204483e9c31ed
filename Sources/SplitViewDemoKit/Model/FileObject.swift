// SPDX-License-Identifier: MIT
internal import CSplitViewGtk

/// The `GObject` that stands for an entry in GTK's list models.
///
/// A type of its own, since it holds the entry in its own memory: what hangs on a plain object as
/// data takes two more look-ups, and sorting a large folder makes millions.
enum FileObject {
  static let type = register()

  /// Makes an object for an entry, with a reference for the caller.
  static func make(_ item: FileItem) -> gpointer? {
    guard let object = g_object_new_with_properties(type, 0, nil, nil) else { return nil }
    let pointer = UnsafeMutableRawPointer(object)
    pointer.storeBytes(
      of: Unmanaged.passRetained(item).toOpaque(), toByteOffset: offset,
      as: UnsafeMutableRawPointer.self)
    return pointer
  }

  /// The entry of an object that `make` made.
  static func item(of object: UnsafeRawPointer) -> FileItem {
    unmanaged(object).takeUnretainedValue()
  }

  /// Calls `body` with the entries of two objects without counting references.
  static func withItems<Result>(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer,
    _ body: (FileItem, FileItem) -> Result
  ) -> Result {
    unmanaged(first)._withUnsafeGuaranteedRef { first in
      unmanaged(second)._withUnsafeGuaranteedRef { body(first, $0) }
    }
  }

  private static let offset = MemoryLayout<GObject>.size

  private static func unmanaged(_ object: UnsafeRawPointer) -> Unmanaged<FileItem> {
    Unmanaged.fromOpaque(
      object.load(fromByteOffset: MemoryLayout<GObject>.size, as: UnsafeRawPointer.self))
  }

  private static func register() -> GType {
    g_type_register_static_simple(
      g_object_get_type(), "SplitViewDemoFile", guint(MemoryLayout<GObjectClass>.size),
      { type, _ in
        type?.assumingMemoryBound(to: GObjectClass.self).pointee.finalize = { object in
          guard let object else { return }
          FileObject.unmanaged(object).release()
          g_type_class_peek(g_object_get_type())?
            .assumingMemoryBound(to: GObjectClass.self).pointee.finalize(object)
        }
      },
      guint(offset + MemoryLayout<UnsafeRawPointer>.size), nil, GTypeFlags(rawValue: 0))
  }
}
