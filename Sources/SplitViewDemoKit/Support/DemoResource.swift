// SPDX-License-Identifier: MIT
internal import CSplitViewGtk
internal import DemoResources

/// The compiled resources: style sheet, menus and pages.
enum DemoResource {
  static let prefix = "/split-view/demo/"

  /// Everything that the program asks for later.
  static let names = [
    "style.css", "places.ui", "folder.ui", "preview.ui", "placeholder.ui", "list.ui",
    "status.ui", "menus.ui", "shortcuts.ui",
  ]

  /// Why there are no resources: one line with the way out.
  struct Failure: Error {
    let message: String
  }

  /// Finds the resources beside the program, or where it is installed, and makes them known to GLib.
  static func register() throws(Failure) {
    guard let program = programFolder else {
      throw Failure(message: "the program's own folder can't be found in /proc/self/exe")
    }
    try register(from: candidates(program))
  }

  /// Registers the first of some bundles that is there.
  static func register(from paths: [String]) throws(Failure) {
    let missing = Failure(
      message: "the program's resources are missing: build or install it again "
        + "(looked for \(paths.joined(separator: " and ")))")
    guard let path = paths.first(where: { g_file_test($0, G_FILE_TEST_IS_REGULAR) != 0 }) else {
      throw missing
    }
    var error: UnsafeMutablePointer<GError>?
    guard let resource = g_resource_load(path, &error) else {
      let failure = GioFailure(consuming: error)
      throw Failure(message: "\(path) can't be used: \(failure.message)")
    }
    for name in names
    where g_resource_get_info(resource, prefix + name, G_RESOURCE_LOOKUP_FLAGS_NONE, nil, nil, nil)
      == 0
    {
      g_resource_unref(resource)
      throw Failure(message: "\(path) lacks \(name): build or install the program again")
    }
    g_resources_register(resource)
    g_resource_unref(resource)
  }

  /// Where the bundle may be, for a program in `folder`: as built, then as installed.
  static func candidates(_ folder: String) -> [String] {
    [
      "\(folder)/\(DEMO_RESOURCES_BUNDLE)/demo.gresource",
      "\(folder)/../share/split-view/demo.gresource",
    ]
  }

  private static var programFolder: String? {
    guard let path = g_file_read_link("/proc/self/exe", nil) else { return nil }
    defer { g_free(path) }
    guard let folder = g_path_get_dirname(path) else { return nil }
    defer { g_free(folder) }
    return String(cString: folder)
  }
}
