// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// After a long life nothing of a split view is left once its owner lets go of it.
final class WholeLifeTests: XCTestCase, @unchecked Sendable {
  /// What has to be gone: controllers, and every widget, ours and the toolkit's.
  ///
  /// What draws a column, a page or the split view itself owns its widget, so that none of them can
  /// outlive this unseen.
  @MainActor
  private final class Witness {
    private var controllers: [(name: String, reference: Weak)] = []
    private var widgets: [UnsafeMutableRawPointer: (name: String, reference: WeakReference)] = [:]
    private(set) var widgetCount = 0

    func watch(_ controller: ViewController) {
      if !controllers.contains(where: { $0.reference.object === controller }) {
        controllers.append((controller.title ?? "\(type(of: controller))", Weak(controller)))
      }
      for child in controller.children { watch(child) }
    }

    func watch(tree: Widget) {
      // The toolkit has one of these for a whole display, wherever it hangs.
      guard tree.typeName != "GtkTooltipWindow" else { return }
      // An address is used again once its widget is gone.
      if widgets[tree.pointer]?.reference.pointer == nil {
        widgets[tree.pointer] = (tree.typeName, WeakReference(tree.pointer))
        widgetCount += 1
      }
      for child in tree.children { watch(tree: child) }
    }

    var controllerCount: Int { controllers.count }

    var alive: [String] {
      controllers.filter { $0.reference.object != nil }.map(\.name)
        + widgets.values.filter { $0.reference.pointer != nil }.map(\.name)
    }
  }

  /// Folds, unfolds, pushes, pops, replaces, shows and hides, with a witness at every stage.
  @MainActor private func live(
    _ style: SplitViewController.Style, animated: Bool, _ witness: Witness
  ) throws {
    let split = SplitViewController(style: style)
    let recorder = DelegateRecorder()
    split.delegate = recorder
    let columns: [SplitViewController.Column] =
      style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    for column in columns { split.setViewController(page("\(column)"), for: column) }
    let token = split.observe { _ in }
    let stage = try Stage(split, width: 1000, height: 400)
    stage.animationsEnabled = animated
    let window = try XCTUnwrap(Widget(split.view).parent)
    func look() {
      witness.watch(split)
      witness.watch(tree: window)
    }
    look()
    for round in 0..<5 {
      for column in columns {
        let navigation = split.viewController(for: column)?.navigationController
        navigation?.pushViewController(page("pushed \(round)"), animated: animated)
        look()
      }
      stage.resize(to: 400)
      look()
      split.show(.primary)
      stage.settle()
      stage.resize(to: 1000)
      for column in columns {
        let navigation = split.viewController(for: column)?.navigationController
        navigation?.popToRootViewController(animated: animated)
      }
      // A slide is cut short by what follows.
      split.setViewController(page("replaced \(round)"), for: .secondary)
      look()
      stage.dragDivider(after: .primary, by: 10 * round)
    }
    withExtendedLifetime(token) { stage.close() }
  }

  @MainActor private func page(_ title: String) -> ViewController {
    let page = ViewController(widget: Widgets.entry(title))
    page.title = title
    page.navigationItem.rightBarButtonItems = [
      BarButtonItem(title: "Do", action: { [weak page] in page?.title = "done" })
    ]
    return page
  }

  @MainActor private func expectNothingLeft(
    _ style: SplitViewController.Style, animated: Bool
  ) throws {
    precondition(Toolkit.initialize())
    let witness = Witness()
    try live(style, animated: animated, witness)
    while MainLoop.iterate(mayBlock: false) {}
    XCTAssertGreaterThan(witness.controllerCount, 15)
    XCTAssertGreaterThan(witness.widgetCount, 200)
    XCTAssertEqual(witness.alive, [])
    print("\(style): \(witness.controllerCount) controllers, \(witness.widgetCount) widgets gone")
  }

  @MainActor func testTwoColumns() async throws {
    try expectNothingLeft(.doubleColumn, animated: false)
  }

  @MainActor func testThreeColumns() async throws {
    try expectNothingLeft(.tripleColumn, animated: false)
  }

  @MainActor func testThreeColumnsWithAnimations() async throws {
    try expectNothingLeft(.tripleColumn, animated: true)
  }
}
