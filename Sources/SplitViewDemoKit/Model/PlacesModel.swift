// SPDX-License-Identifier: MIT
internal import CSplitViewGtk
internal import GtkInterop

/// The places that a person goes to: home, special folders, bookmarks, mounted volumes.
@MainActor final class PlacesModel {
  /// Called when the places have changed.
  var onChange: (@MainActor () -> Void)?

  private(set) var places: [Place] = []
  /// Whether every place has been looked for.
  var isSettled: Bool { waiting == 0 }

  private var waiting = 0
  private var special: [Place] = []
  private let volumes = ObjectReference(owning: UnsafeMutableRawPointer(g_volume_monitor_get()))
  private var bookmarks: [[Place]] = []
  private var monitors: [ObjectReference] = []

  /// Finds the places, and keeps them up with bookmarks and volumes.
  init(bookmarkFiles: [FileLocation]? = nil) {
    let files =
      bookmarkFiles
      ?? ["gtk-3.0", "gtk-4.0"].map {
        FileLocation(path: FileName(cString: g_get_user_config_dir())).child(FileName($0))
          .child(FileName("bookmarks"))
      }
    bookmarks = files.map { _ in [] }
    update()
    for place in Self.candidates { look(for: place) }
    for signal in ["mount-added", "mount-removed", "mount-changed"] {
      connect(volumes.pointer, signal) { [weak self] _ in self?.update() }
    }
    for (index, file) in files.enumerated() {
      readBookmarks(index, file)
      watch(file) { [weak self] in self?.readBookmarks(index, file) }
    }
  }

  // Not every special folder exists, and one may be on a disk that doesn't answer.
  private func look(for place: Place) {
    let file = place.location
    waiting += 1
    g_file_query_info_async(
      file.file, "standard::type", G_FILE_QUERY_INFO_NONE, G_PRIORITY_DEFAULT, nil,
      AsyncCall.callback,
      AsyncCall.data { [weak self] result in
        let info = g_file_query_info_finish(file.file, result, nil)
        let isFolder =
          info.map { g_file_info_get_attribute_uint32($0, "standard::type") }
          == G_FILE_TYPE_DIRECTORY.rawValue
        if let info { g_object_unref(UnsafeMutableRawPointer(info)) }
        guard let self else { return }
        waiting -= 1
        if isFolder { special.append(place) }
        update()
      })
  }

  private func watch(_ file: FileLocation, _ body: @escaping @MainActor () -> Void) {
    guard let monitor = g_file_monitor_file(file.file, G_FILE_MONITOR_NONE, nil, nil) else {
      return
    }
    let reference = ObjectReference(owning: UnsafeMutableRawPointer(monitor))
    connect(reference.pointer, "changed") { _ in body() }
    monitors.append(reference)
  }

  private func readBookmarks(_ index: Int, _ file: FileLocation) {
    waiting += 1
    g_file_load_contents_async(
      file.file, nil, AsyncCall.callback,
      AsyncCall.data { [weak self] result in
        var text: UnsafeMutablePointer<CChar>?
        let isRead = g_file_load_contents_finish(file.file, result, &text, nil, nil, nil) != 0
        defer { g_free(text) }
        guard let self else { return }
        waiting -= 1
        bookmarks[index] = isRead ? text.map { Bookmarks.parse(String(cString: $0)) } ?? [] : []
        update()
      })
  }

  private func update() {
    var seen: Set<FileLocation> = []
    let all = (personal + bookmarks.flatMap { $0 } + mounted)
      .filter { seen.insert($0.location).inserted }
    guard all != places else { return }
    places = all
    onChange?()
  }
}

extension PlacesModel {
  private static let directories: [(directory: GUserDirectory, iconName: String)] = [
    (G_USER_DIRECTORY_DESKTOP, "user-desktop-symbolic"),
    (G_USER_DIRECTORY_DOCUMENTS, "folder-documents-symbolic"),
    (G_USER_DIRECTORY_DOWNLOAD, "folder-download-symbolic"),
    (G_USER_DIRECTORY_MUSIC, "folder-music-symbolic"),
    (G_USER_DIRECTORY_PICTURES, "folder-pictures-symbolic"),
    (G_USER_DIRECTORY_VIDEOS, "folder-videos-symbolic"),
    (G_USER_DIRECTORY_TEMPLATES, "folder-templates-symbolic"),
    (G_USER_DIRECTORY_PUBLIC_SHARE, "folder-publicshare-symbolic"),
  ]

  private var personal: [Place] {
    let home = Place(
      section: .personal, title: localized("Home"), iconName: "user-home-symbolic",
      location: .home)
    // They are found in any order.
    return [home] + Self.candidates.filter { special.contains($0) }
  }

  private static let candidates = directories.compactMap { directory -> Place? in
    guard let path = g_get_user_special_dir(directory.directory) else { return nil }
    let location = FileLocation(path: FileName(cString: path))
    return Place(
      section: .personal, title: location.displayName, iconName: directory.iconName,
      location: location)
  }

  private var mounted: [Place] {
    let root = Place(
      section: .volumes, title: localized("File System"),
      iconName: "drive-harddisk-system-symbolic",
      location: FileLocation(path: FileName("/")))
    let list = g_volume_monitor_get_mounts(
      volumes.pointer.assumingMemoryBound(to: GVolumeMonitor.self))
    defer { g_list_free_full(list) { g_object_unref($0) } }
    var mounts: [Place] = []
    var link = list
    while let node = link {
      if let mount = node.pointee.data.map({ OpaquePointer($0) }),
        g_mount_is_shadowed(mount) == 0, let file = g_mount_get_default_location(mount),
        let name = g_mount_get_name(mount)
      {
        mounts.append(
          Place(
            section: .volumes, title: String(cString: name),
            iconName: "drive-removable-media-symbolic", location: FileLocation(owning: file)))
        g_free(name)
      }
      link = node.pointee.next
    }
    return [root] + mounts
  }
}
