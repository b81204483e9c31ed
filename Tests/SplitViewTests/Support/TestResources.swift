// SPDX-License-Identifier: MIT
import CSplitViewGtk
import Foundation

/// A resource bundle with interface descriptions, made when a test first asks for it.
@MainActor
enum TestResources {
  struct Failure: Error {
    var description: String
  }

  private static let prefix = "/split-view/tests"
  private static var isRegistered = false

  private static let files = [
    "page.ui": """
    <interface>
      <object class="GtkBox" id="root">
        <child><object class="GtkEntry" id="name"/></child>
      </object>
      <object class="GtkLabel" id="other"><property name="label">Other</property></object>
      <object class="GtkTextBuffer" id="buffer"/>
    </interface>
    """,
    "broken.ui": "<interface><object class=\"GtkBox\" id=\"root\"></interface>",
    "unknown.ui": "<interface><object class=\"NoSuchWidget\" id=\"root\"/></interface>",
  ]

  /// The path of a description, with the bundle registered.
  static func path(_ name: String) throws -> String {
    try register()
    return "\(prefix)/\(name)"
  }

  private static func register() throws {
    guard !isRegistered else { return }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("split-view-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var list = "<gresources><gresource prefix=\"\(prefix)\">"
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
      list += "<file>\(name)</file>"
    }
    list += "</gresource></gresources>"
    let description = folder.appendingPathComponent("bundle.gresource.xml")
    try Data(list.utf8).write(to: description)
    let bundle = folder.appendingPathComponent("bundle.gresource")
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = [
      "glib-compile-resources", "--sourcedir=\(folder.path)", "--target=\(bundle.path)",
      description.path,
    ]
    try compiler.run()
    compiler.waitUntilExit()
    var error: UnsafeMutablePointer<GError>?
    guard compiler.terminationStatus == 0, let resource = g_resource_load(bundle.path, &error)
    else { throw Failure(description: "glib-compile-resources made no bundle") }
    g_resources_register(resource)
    g_resource_unref(resource)
    isRegistered = true
  }
}
