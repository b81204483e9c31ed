// SPDX-License-Identifier: MIT
import CSplitViewGtk
import Foundation
import GtkInterop
import XCTest

final class BuilderTests: GtkTestCase, @unchecked Sendable {
  private static let folder = "/split-view/interop-tests"

  /// Registers one description as a resource and returns its path.
  @MainActor private func register(_ name: String, _ text: String) throws -> String {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("split-view-interop-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    try text.write(
      to: directory.appendingPathComponent(name), atomically: true, encoding: .utf8)
    let list = """
      <gresources><gresource prefix="\(Self.folder)"><file>\(name)</file></gresource></gresources>
      """
    let listFile = directory.appendingPathComponent("list.xml")
    try list.write(to: listFile, atomically: true, encoding: .utf8)
    let bundle = directory.appendingPathComponent("bundle")
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = [
      "glib-compile-resources", "--target=\(bundle.path)", "--sourcedir=\(directory.path)",
      listFile.path,
    ]
    try compiler.run()
    compiler.waitUntilExit()
    XCTAssertEqual(compiler.terminationStatus, 0)
    let resource = try XCTUnwrap(g_resource_load(bundle.path, nil))
    // The registry keeps it for the rest of the process.
    g_resources_register(resource)
    g_resource_unref(resource)
    return "\(Self.folder)/\(name)"
  }

  @MainActor func testTakesOneWidgetOut() async throws {
    let path = try register(
      "good.ui",
      """
      <interface><object class="GtkBox" id="root"><child><object class="GtkLabel" id="inner"/>
      </child></object><object class="GtkStringList" id="list"/></interface>
      """)
    XCTAssertTrue(Builder.hasResource(path))
    var root = try Builder.widget("root", fromResource: path).get()
    let pointer = try XCTUnwrap(root?.pointer)
    let watch = WeakReference(pointer)
    XCTAssertEqual(Widget(pointer).typeName, "GtkBox")
    XCTAssertFalse(Objects.isFloating(pointer))
    XCTAssertEqual(Objects.references(to: pointer), 1)
    root = nil
    XCTAssertNil(watch.pointer)
    XCTAssertNil(try Builder.widget("none", fromResource: path).get())
    XCTAssertNil(try Builder.widget("list", fromResource: path).get(), "no widget")
  }

  @MainActor func testSaysWhatIsWrong() async throws {
    let broken = try register("broken.ui", "<interface><object class=\"GtkBox\"></interface>")
    XCTAssertThrowsError(try Builder.widget("root", fromResource: broken).get()) { error in
      let failure = error as? Builder.Failure
      XCTAssertEqual(failure?.message.contains("interface"), true, "\(error)")
    }
    XCTAssertFalse(Builder.hasResource("/no/such/resource"))
    XCTAssertThrowsError(try Builder.widget("root", fromResource: "/no/such/resource").get())
  }
}
