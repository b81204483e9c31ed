// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import XCTest

@testable import SplitViewDemoKit

/// A test with a folder of its own and a main loop to wait on.
class DemoTestCase: XCTestCase, @unchecked Sendable {
  /// A fresh folder, in memory where there is such a place.
  private(set) var folder = ""

  override func setUp() async throws {
    var pattern = Array(
      ((access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp") + "/split-view-XXXXXX").utf8CString)
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
}
