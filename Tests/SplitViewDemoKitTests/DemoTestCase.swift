// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import SplitView
import XCTest

@testable import SplitViewDemoKit

/// A test with a folder of its own and a main loop to wait on.
class DemoTestCase: XCTestCase, @unchecked Sendable {
  /// A fresh folder, in memory where there is such a place.
  private(set) var folder = ""

  // What the examples keep between runs is neither found nor left anywhere. GLib asks once.
  private static let hasOwnState: Bool = {
    var pattern = DemoTestCase.pattern
    guard let path = mkdtemp(&pattern) else { return false }
    atexit(removeState)
    return setenv("XDG_STATE_HOME", path, 1) == 0
  }()

  private static var pattern: [CChar] {
    Array(
      ((access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp") + "/split-view-XXXXXX").utf8CString)
  }

  override func setUp() async throws {
    XCTAssertTrue(Self.hasOwnState)
    var pattern = Self.pattern
    let path = try XCTUnwrap(mkdtemp(&pattern))
    // Other users' children look into it, too.
    chmod(path, 0o755)
    folder = String(cString: path)
  }

  override func tearDown() async throws {
    try? FileManager.default.removeItem(atPath: folder)
  }

  var location: FileLocation { FileLocation(path: FileName(folder)) }

  func write(_ text: String = "", to name: String) throws {
    try text.write(toFile: folder + "/" + name, atomically: false, encoding: .utf8)
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder + "/" + name, withIntermediateDirectories: true)
  }

  /// Runs the main loop until `condition` holds; fails after `seconds`.
  @MainActor func wait(
    _ what: String, seconds: Double = 10, file: StaticString = #filePath, line: UInt = #line,
    until condition: () -> Bool
  ) {
    let deadline = g_get_monotonic_time() + Int(seconds * 1_000_000)
    // A tick, so that a loop with nothing to do still looks at the clock.
    let tick = g_timeout_add(20, { _ in 1 }, nil)
    defer { g_source_remove(tick) }
    while !condition() {
      guard g_get_monotonic_time() < deadline else {
        XCTFail("still waiting for \(what)", file: file, line: line)
        return
      }
      MainLoop.iterate(mayBlock: true)
    }
  }

  /// The names that a model shows, in order.
  @MainActor func names(of model: FolderModel) -> [String] {
    (0..<g_list_model_get_n_items(model.list)).compactMap { index in
      guard let object = g_list_model_get_item(model.list, index) else { return nil }
      defer { g_object_unref(object) }
      return FileObject.item(of: object).displayName
    }
  }

  @MainActor func settledModel(
    _ location: FileLocation? = nil, sort: FileSort = FileSort(),
    filter: FileFilter = FileFilter(), line: UInt = #line
  ) -> FolderModel {
    let model = FolderModel(location ?? self.location, sort: sort, filter: filter)
    wait("the listing", line: line) { model.isSettled }
    return model
  }

  /// Activates a row of the list box in a page, as Enter and a click do.
  @MainActor func activateRow(
    _ index: Int, in page: ViewController, line: UInt = #line
  ) {
    guard let list = listBox(under: Widget(page.view)),
      let row = gtk_list_box_get_row_at_index(OpaquePointer(list.pointer), gint(index))
    else { return XCTFail("no row \(index)", line: line) }
    let widget = UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self)
    XCTAssertNotEqual(gtk_widget_activate(widget), 0, line: line)
  }

  @MainActor private func listBox(under widget: Widget) -> Widget? {
    if widget.typeName == "GtkListBox" { return widget }
    for child in widget.children {
      if let found = listBox(under: child) { return found }
    }
    return nil
  }
}

private func removeState() {
  guard let path = getenv("XDG_STATE_HOME") else { return }
  try? FileManager.default.removeItem(atPath: String(cString: path))
}
