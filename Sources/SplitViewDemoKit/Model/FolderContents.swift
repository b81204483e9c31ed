// SPDX-License-Identifier: MIT
internal import CSplitViewGtk
internal import GtkInterop

/// The entries of a folder as a list model, in no order, each found by its name at once.
///
/// An entry that goes is replaced by the last one, so that neither adding nor removing among
/// 100,000 others takes longer.
@MainActor final class FolderContents {
  /// A `GListStore` of `FileObject`s.
  let store: OpaquePointer
  private let reference: ObjectReference
  private var positions = NameIndex()
  private var names: [FileName] = []
  private var isMarked: [Bool] = []

  init() {
    store = g_list_store_new(FileObject.type)
    reference = ObjectReference(owning: UnsafeMutableRawPointer(store))
  }

  var count: Int { names.count }

  func item(named name: FileName) -> FileItem? {
    guard let position = positions[name],
      let object = g_list_model_get_item(store, guint(position))
    else { return nil }
    defer { g_object_unref(object) }
    return FileObject.item(of: object)
  }

  /// Adds entries, and replaces those whose name is there already and that look different.
  func update(_ items: [FileItem]) {
    var added: [FileItem] = []
    for item in items {
      if let position = positions[item.name] {
        isMarked[position] = true
        if position < names.count - added.count {
          replace(item, at: position)
        }
      } else {
        positions[item.name] = names.count
        names.append(item.name)
        isMarked.append(true)
        added.append(item)
      }
    }
    splice(at: names.count - added.count, removing: 0, adding: added)
  }

  func remove(_ name: FileName) {
    guard let position = positions[name], let lastName = names.popLast(),
      let lastIsMarked = isMarked.popLast()
    else { return }
    positions[name] = nil
    let end = names.count
    guard position != end else {
      splice(at: end, removing: 1, adding: [])
      return
    }
    guard let last = g_list_model_get_item(store, guint(end)) else { return }
    defer { g_object_unref(last) }
    names[position] = lastName
    isMarked[position] = lastIsMarked
    positions[lastName] = position
    splice(at: end, removing: 1, adding: [])
    var object: gpointer? = last
    g_list_store_splice(store, guint(position), 1, &object, 1)
  }

  func removeAll() {
    positions = NameIndex()
    names = []
    isMarked = []
    g_list_store_remove_all(store)
  }

  /// Starts a new listing: what it doesn't bring is gone.
  func unmarkAll() {
    isMarked = Array(repeating: false, count: names.count)
  }

  /// Drops the entries that no `update` brought since `unmarkAll()`.
  func removeUnmarked() {
    guard isMarked.contains(false) else { return }
    let gone = isMarked.indices.filter { !isMarked[$0] }
    guard gone.count > Self.singleRemovals else {
      for name in gone.map({ names[$0] }) { remove(name) }
      return
    }
    // The models above search for each entry that goes; many are cheaper to replace at once.
    let kept = isMarked.indices.filter { isMarked[$0] }
    var objects = kept.map { g_list_model_get_item(store, guint($0)) }
    let removed = names.count
    names = kept.map { names[$0] }
    isMarked = Array(repeating: true, count: names.count)
    positions = NameIndex()
    for (position, name) in names.enumerated() { positions[name] = position }
    g_list_store_splice(store, 0, guint(removed), &objects, guint(objects.count))
    objects.forEach { g_object_unref($0) }
  }

  private static let singleRemovals = 64

  private func replace(_ item: FileItem, at position: Int) {
    guard let object = g_list_model_get_item(store, guint(position)) else { return }
    defer { g_object_unref(object) }
    guard !FileObject.item(of: object).looksLike(item) else { return }
    splice(at: position, removing: 1, adding: [item])
  }

  private func splice(at position: Int, removing removed: Int, adding items: [FileItem]) {
    guard removed > 0 || !items.isEmpty else { return }
    var objects: [gpointer?] = items.map(FileObject.make)
    g_list_store_splice(
      store, guint(position), guint(removed), &objects, guint(objects.count))
    objects.forEach { g_object_unref($0) }
  }
}
