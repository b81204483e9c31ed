// SPDX-License-Identifier: MIT
import GtkInterop
import SplitViewCore
import SplitViewWalk
import WalkWords

@testable import SplitView
@testable import SplitViewTesting

/// The same picture, whatever the way that led to it.
extension WalkScene {
  /// How the window looks now, with nothing lit or focused.
  private var picture: [[PixelColor]] {
    stage.connection(for: "a picture").movePointer(x: 1910, y: 1190)
    Widget(split.view).setRootFocus(nil)
    stage.settle()
    return stage.pixels.rows(
      x: 0, y: 0, width: Widget(split.view).width, height: WalkScene.height)
  }

  /// What is wrong with the picture, compared with that of a split view which was brought here by
  /// the shortest way; nil if they are the same.
  ///
  /// A classic split view has no shortest way: what it shows depends on what the app answered.
  func pictureProblem() throws -> String? {
    if isClassic { return nil }
    let present = picture
    let fresh = try WalkScene.directly(to: self)
    defer { fresh.close() }
    guard fresh.split.isCollapsed == split.isCollapsed,
      fresh.split.displayMode == split.displayMode, fresh.split.topColumn == split.topColumn
    else {
      return
        "a fresh split view is in \(fresh.split.displayMode), \(String(describing: fresh.split.topColumn))"
    }
    let expected = fresh.picture
    if present == expected { return nil }
    var rows = 0
    for (one, other) in zip(present, expected) where one != other { rows += 1 }
    let path = "/tmp/walk-picture"
    try? stage.savePicture(to: path + "-walked.png")
    try? fresh.stage.savePicture(to: path + "-fresh.png")
    return "the picture differs in \(rows) rows"
  }

  /// A new split view with another one's content and preferences, at its width and in its mode.
  private static func directly(to other: WalkScene) throws -> WalkScene {
    let source = other.split
    var configuration = WalkConfiguration(
      source.style == .doubleColumn ? .double : .triple, primary: [], supplementary: [],
      secondary: [])
    for column in WalkColumn.allCases {
      configuration.setPages(other.stack(of: column).map { $0.title ?? "?" }, of: column)
    }
    let scene = try WalkScene(configuration, mounts: false)
    let split = scene.split
    split.configuration = source.configuration
    split.splitState.userWidths = source.splitState.userWidths
    scene.recorder.topColumnForCollapsing = { source.topColumn ?? $0 }
    let width = Widget(source.view).width
    let (collapse, expand) = source.configuration.collapseThresholds(in: source.currentEnvironment)
    // Between the thresholds it depends on where one comes from.
    let isBetween = Double(width) >= collapse && Double(width) < expand
    try scene.mount(at: source.isCollapsed && isBetween ? Int(collapse) - 1 : width)
    scene.stage.resize(to: width)
    if source.isShowing(.inspector) { split.show(.inspector) }
    if !source.isCollapsed && split.displayMode != source.displayMode {
      split.configuration.preferredDisplayMode = source.displayMode
      split.splitState = split.configuration.requesting(from: split.splitState)
      split.queueLayout()
      scene.stage.settle()
    }
    // What both remember says which buttons there are, and what lies over what.
    if split.displayMode == source.displayMode { split.splitState = scene.state(like: source) }
    split.configuration = source.configuration
    split.updateHeaderItems()
    split.queueLayout()
    scene.stage.settle()
    return scene
  }

  private func state(like source: SplitViewController) -> SplitState {
    var state = source.splitState
    for column in SplitViewColumn.allCases {
      let pages =
        column == .compact ? split.splitState.compactPages : split.splitState.pages[column]
      state = source.configuration.filling(column, with: pages, from: state)
    }
    return state
  }
}
