// SPDX-License-Identifier: MIT
import Foundation
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// Rigs that are saved; a second one stands for the next run of the program.
@MainActor
enum RigRestart {
  typealias Column = SplitViewController.Column

  /// Starts a program whose split view is saved.
  static func start(
    _ kind: Rig.Kind, at width: Int, name: String = "main", _ setUp: (Rig) -> Void = { _ in }
  ) throws -> Rig {
    let rig = Rig(kind)
    // A long text may be measured anew while it is drawn, which the toolkit complains of.
    rig.itemContent = .label
    rig.split.autosaveName = name
    setUp(rig)
    try rig.mount(at: width)
    rig.stage.settle()
    return rig
  }

  /// Ends the program, as closing its last window does.
  static func quit(_ rig: Rig, file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertEqual(rig.stage.warnings, [], file: file, line: line)
    rig.close()
    runIdle()
  }

  /// Lets everything be written that is going to be.
  static func runIdle() { while MainLoop.iterate(mayBlock: false) {} }

  static func width(_ column: Column, of rig: Rig) -> Int? { rig.bounds(of: column)?.width }

  /// Drags the divider of a column until the column has a width.
  static func drag(_ column: Column, of rig: Rig, to width: Int, line: UInt = #line) {
    guard let present = self.width(column, of: rig) else {
      return XCTFail("the \(column) column isn't on screen", line: line)
    }
    let isTrailing = rig.split.primaryEdge == .trailing
    rig.stage.dragDivider(after: column, by: (width - present) * (isTrailing ? -1 : 1))
    rig.stage.settle()
    XCTAssertEqual(self.width(column, of: rig), width, line: line)
  }
}
