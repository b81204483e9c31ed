// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import XCTest

final class WeakReferenceTests: GtkTestCase, @unchecked Sendable {
  @MainActor func testBecomesNilWithItsObject() async throws {
    let model = Objects.model()
    let weak = WeakReference(model)
    XCTAssertEqual(weak.pointer, model)
    XCTAssertEqual(Objects.references(to: model), 1)
    g_object_unref(model)
    XCTAssertNil(weak.pointer)
  }

  @MainActor func testGoesBeforeItsObject() async throws {
    let model = Objects.model()
    var weak: WeakReference? = WeakReference(model)
    XCTAssertNotNil(weak?.pointer)
    weak = nil
    let another = WeakReference(model)
    g_object_unref(model)
    XCTAssertNil(another.pointer)
  }

  @MainActor func testSeveralWatchOneObject() async throws {
    let model = Objects.model()
    let all = (0..<10).map { _ in WeakReference(model) }
    g_object_unref(model)
    XCTAssertTrue(all.allSatisfy { $0.pointer == nil })
  }
}
