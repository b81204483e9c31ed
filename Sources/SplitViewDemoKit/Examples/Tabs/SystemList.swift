// SPDX-License-Identifier: MIT
internal import CSplitViewGtk

/// What is installed on this computer, by section.
enum SystemList: String, CaseIterable, Sendable {
  case applications, fonts, types

  var title: String {
    switch self {
    case .applications: localized("Apps")
    case .fonts: localized("Fonts")
    case .types: localized("Kinds")
    }
  }

  var iconName: String {
    switch self {
    case .applications: "application-x-executable-symbolic"
    case .fonts: "font-x-generic-symbolic"
    case .types: "text-x-generic-symbolic"
    }
  }

  /// What there is, in the order of its titles.
  @MainActor var entries: [ListEntry] {
    var entries: [ListEntry]
    switch self {
    case .applications: entries = Self.installedApplications
    case .fonts: entries = Self.installedFonts
    case .types: entries = Self.knownTypes
    }
    entries.sort { ($0.title, $0.id) < ($1.title, $1.id) }
    return entries
  }

  private static var installedApplications: [ListEntry] {
    let list = g_app_info_get_all()
    defer { g_list_free_full(list) { g_object_unref($0) } }
    var entries: [ListEntry] = []
    var link = list
    while let node = link {
      link = node.pointee.next
      guard let data = node.pointee.data else { continue }
      let info = OpaquePointer(data)
      guard let id = g_app_info_get_id(info), let name = g_app_info_get_display_name(info)
      else { continue }
      entries.append(
        ListEntry(
          id: String(cString: id), title: String(cString: name),
          detail: g_app_info_get_description(info).map { String(cString: $0) } ?? ""))
    }
    return entries
  }

  @MainActor private static var installedFonts: [ListEntry] {
    var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_font_map_list_families(pango_cairo_font_map_get_default(), &families, &count)
    defer { g_free(families) }
    return (0..<Int(count)).compactMap { index in
      guard let family = families?[index], let name = pango_font_family_get_name(family) else {
        return nil
      }
      let title = String(cString: name)
      let isMonospace = pango_font_family_is_monospace(family) != 0
      return ListEntry(id: title, title: title, detail: isMonospace ? localized("Monospace") : "")
    }
  }

  private static var knownTypes: [ListEntry] {
    let list = g_content_types_get_registered()
    defer { g_list_free_full(list) { g_free($0) } }
    var entries: [ListEntry] = []
    var link = list
    while let node = link {
      link = node.pointee.next
      guard let type = node.pointee.data?.assumingMemoryBound(to: CChar.self),
        let description = g_content_type_get_description(type)
      else { continue }
      entries.append(
        ListEntry(
          id: String(cString: type), title: String(cString: description),
          detail: String(cString: type)))
      g_free(description)
    }
    return entries
  }
}
