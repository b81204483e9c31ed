// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import XCTest

@testable import SplitViewDemoKit

/// A folder of 100,000 entries keeps the main loop free.
final class LargeFolderTests: DemoTestCase, @unchecked Sendable {
  private static let count = 100_000

  @MainActor private func longestIteration(
    _ what: String, until condition: () -> Bool
  ) -> (longest: Double, total: Double) {
    var longest = 0.0
    let start = g_get_monotonic_time()
    // Not blocking, and by the thread's own time: neither waiting for the disk nor what else the
    // machine does counts as work.
    while !condition() {
      let before = threadTime()
      MainLoop.iterate(mayBlock: false)
      longest = max(longest, threadTime() - before)
      if g_get_monotonic_time() - start > 20_000_000 {
        XCTFail("still waiting for \(what)")
        break
      }
    }
    return (longest, Double(g_get_monotonic_time() - start) / 1000)
  }

  /// What this thread has worked, in milliseconds.
  private func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
  }

  @MainActor func testAHundredThousandEntries() async throws {
    for index in 0..<Self.count {
      let descriptor = open(
        "\(folder)/entry \(index * 7919 % Self.count).txt", O_CREAT | O_WRONLY, 0o644)
      XCTAssertGreaterThanOrEqual(descriptor, 0)
      close(descriptor)
    }
    let model = FolderModel(location)
    let first = longestIteration("the first rows") { model.shownCount > 0 }
    let all = longestIteration("all") { model.isSettled }
    XCTAssertEqual(model.shownCount, Self.count)
    XCTAssertEqual(names(of: model, first: 3), ["entry 0.txt", "entry 1.txt", "entry 2.txt"])
    model.filter.query = "99"
    let filtering = longestIteration("the filter") { model.isSettled }
    XCTAssertEqual(model.shownCount, (0..<Self.count).count { String($0).contains("99") })
    model.filter.query = ""
    let unfiltering = longestIteration("all again") { model.isSettled }
    model.sort.isReversed = true
    let sorting = longestIteration("the order") { model.isSettled }
    XCTAssertEqual(names(of: model, first: 1), ["entry 99999.txt"])
    print(
      "large folder, ms: first rows \(first), all \(all), filter \(filtering), "
        + "no filter \(unfiltering), reversed \(sorting)")
    XCTAssertLessThan(first.total, 500)
    for step in [first, all, filtering, unfiltering] { XCTAssertLessThan(step.longest, 50) }
    // GTK looks for ordered runs in one go, and a reversed list is one.
    XCTAssertLessThan(sorting.longest, 200)
    model.stop()
  }

  @MainActor private func names(of model: FolderModel, first: Int) -> [String] {
    (0..<first).compactMap { index in
      guard let object = g_list_model_get_item(model.list, guint(index)) else { return nil }
      defer { g_object_unref(object) }
      return FileObject.item(of: object).displayName
    }
  }
}
