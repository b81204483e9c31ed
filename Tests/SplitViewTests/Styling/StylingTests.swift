// SPDX-License-Identifier: MIT
import Foundation
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

final class StylingTests: XCTestCase, @unchecked Sendable {
  typealias Column = SplitViewController.Column

  @MainActor private func ownClasses() throws -> Set<String> {
    Set(try StyledWidgets.promised().compactMap { $0.split(separator: ".").dropFirst().first })
      .reduce(into: Set()) { $0.insert(String($1)) }
  }

  @MainActor func testTheWidgetsHaveTheNodesAndClassesThatAreDocumented() async throws {
    let classes = try ownClasses()
    var found: Set<String> = []
    func look(_ split: SplitViewController) {
      for widget in StyledWidgets.all(under: Widget(split.view)) {
        found.formUnion(StyledWidgets.found(in: widget, ownClasses: classes))
      }
    }
    for name in AccessibilityScene.names {
      let scene = try AccessibilityScene(name)
      look(scene.split)
      if name == "overlay" {
        scene.split.primaryEdge = .trailing
        scene.stage.settle()
        look(scene.split)
      }
      if name == "tabs" {
        let tabs = scene.split.viewController(for: .secondary) as? TabBarController
        tabs?.viewControllers.first?.tabBarItem.badgeValue = "3"
        scene.stage.settle()
        look(scene.split)
      }
      if name == "two columns" {
        scene.split.setViewController(AccessibilityScene.page("Compact"), for: .compact)
        scene.stage.resize(to: 500)
        look(scene.split)
      }
      scene.stage.close()
    }
    XCTAssertEqual(found.sorted(), try StyledWidgets.promised().sorted())
  }

  @MainActor func testNoPlaceDependsOnAClass() async throws {
    let classes = try ownClasses().subtracting(["tab", "badge"])
    for name in ["three columns", "overlay", "folded, message on top", "inspector", "tabs"] {
      let scene = try AccessibilityScene(name)
      let root = Widget(scene.split.view)
      let widgets = StyledWidgets.all(under: root).filter(\.isMapped)
      let before = widgets.map { $0.bounds(in: root) }
      for widget in widgets {
        for style in StyledWidgets.classes(of: widget) where classes.contains(style) {
          // The bar of tabs has paddings of its own, as a header bar has, and inner paneds have
          // their class for life.
          guard style != "tab-bar", style != "split-view-inner" else { continue }
          widget.setClass(style, false)
          scene.stage.settle()
          XCTAssertEqual(widgets.map { $0.bounds(in: root) }, before, "\(name): \(style)")
          widget.setClass(style, true)
          scene.stage.settle()
        }
      }
      XCTAssertEqual(scene.stage.presentedFrames.compactMap(\.problem), [], name)
      scene.stage.close()
    }
  }

  @MainActor func testAClassThatTheAppTogglesAtAFoldMovesNothing() async throws {
    func sweep(toggling: Bool) throws -> [String] {
      let scene = try AccessibilityScene("two columns")
      let recorder = DelegateRecorder()
      scene.split.delegate = recorder
      let root = Widget(scene.split.view)
      if toggling {
        recorder.onEvent = { _ in
          root.setClass("narrow", scene.split.isCollapsed)
          for column in Column.allCases {
            scene.split.columnWidget(of: column).map {
              Widget($0).setClass("narrow", scene.split.isCollapsed)
            }
          }
        }
      }
      var bounds: [String] = []
      for width in [620, 599, 540, 608, 900] {
        scene.stage.sweep([width])
        XCTAssertNil(scene.stage.presentedFrames.last?.problem)
        let places = Column.allCases.compactMap { column in
          scene.split.columnWidget(of: column).map { Widget($0) }.flatMap { widget in
            widget.isMapped ? "\(column) \(widget.bounds(in: root).map { "\($0)" } ?? "")" : nil
          }
        }
        bounds.append("\(width): \(places.joined(separator: ", "))")
      }
      scene.stage.close()
      return bounds
    }
    let plain = try sweep(toggling: false)
    XCTAssertEqual(try sweep(toggling: true), plain)
    XCTAssertTrue(plain[1].contains("secondary") != plain[1].contains("primary"), plain[1])
  }

  @MainActor func testDarkAndHighContrastThemesMoveNothing() async throws {
    func places() throws -> String {
      var lines: [String] = []
      for name in ["three columns", "overlay", "inspector as a sheet"] {
        let scene = try AccessibilityScene(name)
        let root = Widget(scene.split.view)
        for column in Column.allCases {
          guard let widget = scene.split.columnWidget(of: column).map({ Widget($0) }),
            widget.isMapped, let bounds = widget.bounds(in: root)
          else { continue }
          lines.append("\(name): \(column) \(bounds.x) \(bounds.width)")
        }
        if scene.stage.presentedFrames.contains(where: { $0.problem != nil }) {
          lines.append("\(name): a frame is wrong")
        }
        lines += scene.stage.warnings
        scene.stage.close()
      }
      return lines.joined(separator: "\n")
    }
    for theme in ["Adwaita:dark", "Default:hc", "Default:hc-dark"] {
      let part = theme.replacingOccurrences(of: ":", with: "-")
      let ending = try Subprocess.run(part, of: self, with: ["GTK_THEME": theme]) {
        FileHandle.standardError.write(Data("<\(try places())>".utf8))
      }
      guard let ending else { continue }
      XCTAssertEqual(ending.status, 0, theme)
      let told = ending.errors.drop { $0 != "<" }.dropFirst().prefix { $0 != ">" }
      XCTAssertEqual(String(told), try places(), theme)
    }
  }

  @MainActor func test_CH_14_theBreakpointFollowsTheTextSize() async throws {
    let scene = try AccessibilityScene("two columns")
    scene.stage.textScale = 1.5
    scene.stage.settle()
    var folded: [Int: Bool] = [:]
    for width in [1000, 900, 899, 911, 912] {
      scene.stage.resize(to: width)
      folded[width] = scene.split.isCollapsed
    }
    XCTAssertEqual(folded, [1000: false, 900: false, 899: true, 911: true, 912: false])
    // A width between both breakpoints folds and unfolds where the size of the text changes.
    scene.stage.resize(to: 800)
    XCTAssertTrue(scene.split.isCollapsed)
    scene.stage.textScale = 1
    scene.stage.settle()
    XCTAssertFalse(scene.split.isCollapsed)
    scene.stage.textScale = 1.5
    scene.stage.settle()
    XCTAssertTrue(scene.split.isCollapsed)
    scene.split.collapsePolicy = .width(600)
    scene.stage.settle()
    XCTAssertFalse(scene.split.isCollapsed)
    XCTAssertEqual(scene.stage.presentedFrames.compactMap(\.problem), [])
    scene.stage.close()
  }

  @MainActor func testAColumnGetsNoNarrowerThanItsTextsNeed() async throws {
    let scene = try AccessibilityScene("two columns")
    let long = ViewController(
      widget: Widgets.label("Unabhängigkeitserklärungen und Bodenbeschaffenheit"))
    long.title = "Long"
    scene.split.setViewController(long, for: .primary)
    scene.split.preferredPrimaryColumnWidth = 200
    scene.stage.resize(to: 1300)
    func need() -> Double { Double(Widget(long.view).measure(.horizontal).minimum) }
    let before = need()
    XCTAssertGreaterThan(before, 200)
    XCTAssertGreaterThanOrEqual(scene.split.primaryColumnWidth, before)
    scene.stage.textScale = 1.5
    scene.stage.settle()
    XCTAssertGreaterThan(need(), before * 1.3)
    XCTAssertGreaterThanOrEqual(scene.split.primaryColumnWidth, need())
    XCTAssertEqual(scene.stage.presentedFrames.compactMap(\.problem), [])
    scene.stage.close()
  }
}
