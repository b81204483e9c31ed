// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import XCTest

final class ObjectReferenceTests: GtkTestCase, @unchecked Sendable {
  @MainActor func testSinkingOwnsANewWidget() async throws {
    let label = Objects.label()
    XCTAssertTrue(Objects.isFloating(label))
    let watch = WeakReference(label)
    var reference: ObjectReference? = ObjectReference(sinking: label)
    XCTAssertFalse(Objects.isFloating(label))
    XCTAssertEqual(Objects.references(to: label), 1)
    XCTAssertEqual(reference?.pointer, label)
    reference = nil
    XCTAssertNil(watch.pointer)
  }

  @MainActor func testSinkingAddsAReferenceToWhatIsOwned() async throws {
    let label = Objects.label()
    let first = ObjectReference(sinking: label)
    let second = ObjectReference(sinking: label)
    XCTAssertEqual(Objects.references(to: label), 2)
    withExtendedLifetime((first, second)) {}
  }

  @MainActor func testOwningTakesTheCallersReferenceOver() async throws {
    let model = Objects.model()
    let watch = WeakReference(model)
    var reference: ObjectReference? = ObjectReference(owning: model)
    XCTAssertEqual(Objects.references(to: model), 1)
    XCTAssertNotNil(reference)
    reference = nil
    XCTAssertNil(watch.pointer)
  }

  @MainActor func testRetainingLeavesTheOwnersReferenceAlone() async throws {
    let model = Objects.model()
    let watch = WeakReference(model)
    var reference: ObjectReference? = ObjectReference(retaining: model)
    XCTAssertEqual(Objects.references(to: model), 2)
    XCTAssertNotNil(reference)
    reference = nil
    XCTAssertEqual(Objects.references(to: model), 1)
    XCTAssertNotNil(watch.pointer)
    g_object_unref(model)
    XCTAssertNil(watch.pointer)
  }

  /// Where an object was finalized.
  private final class Finalization: @unchecked Sendable {
    var thread: pthread_t?
  }

  @MainActor func testReleasesOnTheFirstThreadWhateverThreadDropsIt() async throws {
    let model = Objects.model()
    let finalization = Finalization()
    g_object_weak_ref(
      model.assumingMemoryBound(to: GObject.self),
      { data, _ in
        guard let data else { return }
        Unmanaged<Finalization>.fromOpaque(data).takeUnretainedValue().thread = pthread_self()
      }, Unmanaged.passUnretained(finalization).toOpaque())
    var reference: ObjectReference? = ObjectReference(owning: model)
    let dropped = expectation(description: "dropped")
    nonisolated(unsafe) let box = Box(reference)
    reference = nil
    Thread.detachNewThread {
      box.value = nil
      dropped.fulfill()
    }
    await fulfillment(of: [dropped], timeout: 10)
    XCTAssertNil(finalization.thread, "not on the thread that dropped it")
    runLoop(until: "the release") { finalization.thread != nil }
    XCTAssertEqual(finalization.thread, pthread_self())
  }

  private final class Box {
    var value: ObjectReference?
    init(_ value: ObjectReference?) { self.value = value }
  }
}
