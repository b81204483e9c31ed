// SPDX-License-Identifier: MIT
import Foundation
import GtkInterop
import XCTest

/// A folder with compiled GSettings schemas, made when a test first asks for it.
@MainActor
enum TestSchemas {
  private static var made: URL?

  private static let text = """
    <schemalist>
      <schema id="org.example.Fixed" path="/org/example/fixed/">
        <key name="split-views" type="a{ss}"><default>{}</default></key>
        <key name="count" type="i"><default>0</default></key>
      </schema>
      <schema id="org.example.Relocatable">
        <key name="split-views" type="a{ss}"><default>{}</default></key>
      </schema>
    </schemalist>
    """

  static func folder() throws -> String {
    if let made { return made.path }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("split-view-schemas-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { atexit { MainActor.assumeIsolated { TestSchemas.remove() } } }
    try Data(text.utf8).write(to: folder.appendingPathComponent("org.example.gschema.xml"))
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = ["glib-compile-schemas", "--strict", folder.path]
    try compiler.run()
    compiler.waitUntilExit()
    XCTAssertEqual(compiler.terminationStatus, 0)
    made = folder
    return folder.path
  }

  /// The key that keeps states, as another program would write it.
  static func dictionary(_ schema: String, path: String? = nil) throws -> SettingsDictionary {
    try SettingsDictionary(schema: schema, folder: folder(), path: path, key: "split-views")
  }

  private static func remove() {
    if let made { try? FileManager.default.removeItem(at: made) }
  }
}
