// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import XCTest

final class ForwardingWidgetTests: GtkTestCase, @unchecked Sendable {
  @MainActor
  private final class Delegate: WidgetDelegate {
    let widget: ForwardingWidget
    let child: Widget?
    var requestMode = RequestMode.heightForWidth
    var asked: [String] = []
    var allocations: [(width: Int, height: Int)] = []
    var turns = 0

    init(_ kind: ForwardingWidget.Kind, child: Widget? = nil) {
      widget = ForwardingWidget(kind)
      self.child = child
      child?.setParent(widget.widget)
      widget.delegate = self
    }

    func measure(_ axis: Axis, forSize size: Int) -> (minimum: Int, natural: Int) {
      asked.append("\(axis) \(size)")
      // A natural size below the minimum is raised to it.
      return axis == .horizontal ? (120, 60) : (30, max(30, size / 2))
    }

    func allocate(width: Int, height: Int) {
      allocations.append((width, height))
      child?.allocate(PixelRect(x: 7, y: 3, width: width - 7, height: height - 3))
    }

    func directionDidChange() { turns += 1 }
  }

  @MainActor func testForwardsMeasuring() async throws {
    let delegate = Delegate(.host)
    XCTAssertEqual(delegate.widget.widget.measure(.horizontal).minimum, 120)
    XCTAssertEqual(delegate.widget.widget.measure(.horizontal).natural, 120)
    let height = delegate.widget.widget.measure(.vertical, forSize: 200)
    XCTAssertEqual(height.minimum, 30)
    XCTAssertEqual(height.natural, 100)
    XCTAssertEqual(delegate.asked, ["horizontal -1", "vertical 200"])
    XCTAssertEqual(delegate.widget.widget.requestMode, .heightForWidth)
  }

  @MainActor func testForwardsAllocationAndPlacesChildren() async throws {
    let label = Widget(Objects.label("text"))
    let delegate = Delegate(.column, child: label)
    let toplevel = try show(delegate.widget.widget, width: 300, height: 100)
    defer { toplevel.close() }
    XCTAssertEqual(delegate.allocations.last?.width, 300)
    XCTAssertEqual(delegate.allocations.last?.height, 100)
    XCTAssertEqual(
      label.bounds(in: delegate.widget.widget), PixelRect(x: 7, y: 3, width: 293, height: 97))
  }

  @MainActor func testForwardsTheTextDirection() async throws {
    let delegate = Delegate(.splitView)
    gtk_widget_set_direction(delegate.widget.widget.gtkForTests, GTK_TEXT_DIR_RTL)
    XCTAssertEqual(delegate.turns, 1)
    XCTAssertTrue(delegate.widget.widget.isRightToLeft)
  }

  @MainActor func testHasTheNamesThatStyleSheetsKnow() async throws {
    let kinds: [(ForwardingWidget.Kind, String)] = [
      (.splitView, "splitview"), (.host, "columnhost"), (.column, "column"),
    ]
    for (kind, name) in kinds {
      let made = ForwardingWidget(kind)
      let text = gtk_widget_get_css_name(made.widget.gtkForTests).map { String(cString: $0) }
      XCTAssertEqual(text, name)
    }
  }

  @MainActor func testDoesNotKeepItsDelegate() async throws {
    var delegate: Delegate? = Delegate(.host)
    let kept = ObjectReference(
      retaining: try XCTUnwrap(delegate).widget.widget.pointer)
    weak var watch: Delegate?
    watch = delegate
    delegate = nil
    XCTAssertNil(watch)
    // The widget lives on without one.
    XCTAssertEqual(Widget(kept.pointer).measure(.horizontal).minimum, 0)
  }

  @MainActor func testGoesWithItsChildren() async throws {
    let label = Widget(Objects.label())
    var delegate: Delegate? = Delegate(.host, child: label)
    let (child, widget) = (
      WeakReference(label.pointer),
      WeakReference(try XCTUnwrap(delegate).widget.widget.pointer)
    )
    XCTAssertNotNil(child.pointer)
    delegate = nil
    XCTAssertNil(widget.pointer)
    XCTAssertNil(child.pointer)
  }
}
