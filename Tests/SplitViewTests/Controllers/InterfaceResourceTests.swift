// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import XCTest

final class InterfaceResourceTests: XCTestCase, @unchecked Sendable {
  @MainActor override func setUp() async throws {
    XCTAssertTrue(Toolkit.initialize(), "these tests need a display")
  }

  @MainActor func testLoadsTheRootOfADescription() async throws {
    let controller = try ViewController(uiResource: TestResources.path("page.ui"))
    let view = Widget(controller.view)
    XCTAssertEqual(view.typeName, "GtkBox")
    XCTAssertEqual(view.children.map(\.typeName), ["GtkEntry"])
    XCTAssertFalse(Widgets.isFloating(controller.view))
  }

  @MainActor func testLoadsAnotherObject() async throws {
    let controller = try ViewController(uiResource: TestResources.path("page.ui"), root: "other")
    XCTAssertEqual(Widget(controller.view).typeName, "GtkLabel")
  }

  @MainActor func testWhatWasLoadedGoesWithItsController() async throws {
    var controller: ViewController? = try ViewController(uiResource: TestResources.path("page.ui"))
    let watch = WeakReference(try XCTUnwrap(controller?.view))
    controller = nil
    XCTAssertNil(watch.pointer)
  }

  /// The error of a description that can't be used.
  @MainActor private func error(_ path: String, root: String = "root") -> ResourceError? {
    do {
      _ = try ViewController(uiResource: path, root: root)
      return nil
    } catch {
      return error as? ResourceError
    }
  }

  @MainActor func testAPathWithoutAResource() async throws {
    let path = "/split-view/tests/missing.ui"
    let error = error(path)
    XCTAssertEqual(error, .notFound(path: path))
    XCTAssertEqual(error?.description.contains(path), true)
  }

  @MainActor func testADescriptionThatCannotBeRead() async throws {
    for name in ["broken.ui", "unknown.ui"] {
      let path = try TestResources.path(name)
      guard case .invalid(path, let message) = error(path) else {
        return XCTFail("\(name): \(String(describing: error(path)))")
      }
      XCTAssertFalse(message.isEmpty)
    }
  }

  @MainActor func testADescriptionWithoutTheObject() async throws {
    let path = try TestResources.path("page.ui")
    XCTAssertEqual(error(path, root: "nobody"), .noObject(path: path, identifier: "nobody"))
    XCTAssertEqual(
      error(path, root: "buffer"), .noObject(path: path, identifier: "buffer"),
      "an object that is no widget")
  }

  @MainActor func testWithoutADisplay() async throws {
    let path = try TestResources.path("page.ui")
    let ending = try Subprocess.run(
      "no display", of: self, without: ["DISPLAY", "WAYLAND_DISPLAY"]
    ) {
      guard error(path) == .noDisplay else { preconditionFailure("there is a display") }
    }
    guard let ending else { return }
    XCTAssertEqual(ending.status, 0, ending.errors)
    XCTAssertFalse(ending.wasKilled, ending.errors)
  }
}
