// SPDX-License-Identifier: MIT
internal import CSplitViewGtk

/// What GLib knows of the running program.
@MainActor
package enum Program {
  /// The application's identifier, or the program's name where there is no application.
  package static var identifier: String {
    if let application = g_application_get_default(),
      let identifier = g_application_get_application_id(application)
    {
      return String(cString: identifier)
    }
    if let name = g_get_prgname(), name[0] != 0 { return String(cString: name) }
    guard let path = CommandLine.arguments.first, let name = g_path_get_basename(path) else {
      return "program"
    }
    defer { g_free(name) }
    return String(cString: name)
  }

  /// Where a program keeps what it remembers of its state, of the person who runs it.
  ///
  /// GLib asks the environment once in a program's life, and takes a relative path, which is none;
  /// this asks each time.
  package static var stateFolder: String {
    if let folder = g_getenv("XDG_STATE_HOME"), g_path_is_absolute(folder) != 0 {
      return String(cString: folder)
    }
    return "\(String(cString: g_get_home_dir()))/.local/state"
  }

  /// A text as a file's name, which no two texts share.
  package static func fileName(for text: String) -> String {
    guard let name = g_uri_escape_string(text, nil, 0) else { return text }
    defer { g_free(name) }
    return String(cString: name)
  }
}
