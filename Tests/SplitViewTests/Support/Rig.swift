// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// A list and its items in a split view on a stage, as the rows from bug reports describe their rigs.
///
/// The list stands in the primary column, of three columns in the supplementary one, where the
/// primary has a list of folders. Activating a row fills the secondary column with its item.
@MainActor
final class Rig {
  typealias Column = SplitViewController.Column

  enum Kind: Sendable, CaseIterable {
    /// Two columns side by side.
    case D2
    /// Two columns; where they don't fit the primary comes over the secondary.
    case D2o
    /// Three columns side by side.
    case D3
    /// Three columns; where they don't fit they come over the secondary.
    case D3o
    /// The classic split view of a list and an item, in a navigation controller each.
    case K2
  }

  let kind: Kind
  let split: SplitViewController
  /// Records what the delegate hears, and answers what is proposed.
  let recorder = DelegateRecorder()
  let list = ListPage("List")
  /// The list beside the list of three columns; not in others.
  let folders = ListPage("Folders", word: "Folder")
  let placeholder = ItemPage(0, title: "Nothing", content: .label)
  /// What the pages of items hold.
  var itemContent = ItemPage.Content.text
  private(set) var stage: Stage!

  /// Makes a rig that isn't on a stage yet.
  init(_ kind: Kind) {
    precondition(Toolkit.initialize(), "this test needs a display")
    self.kind = kind
    split = kind == .K2 ? SplitViewController() : SplitViewController(style: kind.style)
    split.metrics = .desktop
    split.collapsePolicy = .width(640)
    split.delegate = recorder
    setWidths()
    list.onActivate = { [weak self] in self?.open($0) }
    switch kind {
    case .K2:
      split.viewControllers = [
        NavigationController(rootViewController: list),
        NavigationController(rootViewController: placeholder),
      ]
      return
    case .D2, .D2o:
      split.setViewController(list, for: .primary)
    case .D3, .D3o:
      split.setViewController(folders, for: .primary)
      split.setViewController(list, for: .supplementary)
      folders.onActivate = { [weak self] _ in self?.split.show(.supplementary) }
    }
    split.placeholderViewController = placeholder
  }

  /// Makes a rig in a window of its usual width or another one, and forgets what it was told so far.
  convenience init(_ kind: Kind, at width: Int, item: Int? = nil) throws {
    self.init(kind)
    if let item {
      list.selectedRow = item
      open(item)
    }
    try mount(at: width)
  }

  func mount(at width: Int) throws {
    stage = try Stage(split, width: width)
    recorder.log = []
  }

  func close() { stage.close() }

  private func setWidths() {
    switch kind {
    case .D2, .D2o, .K2:
      split.minimumPrimaryColumnWidth = 200
      split.preferredPrimaryColumnWidth = 280
      split.maximumPrimaryColumnWidth = 400
    case .D3, .D3o:
      split.minimumPrimaryColumnWidth = 180
      split.preferredPrimaryColumnWidth = 240
      split.maximumPrimaryColumnWidth = 320
      split.minimumSupplementaryColumnWidth = 220
      split.preferredSupplementaryColumnWidth = 320
      split.maximumSupplementaryColumnWidth = 450
    }
    switch kind {
    case .D2:
      split.preferredSplitBehavior = .tile
      split.minimumSecondaryColumnWidth = 360
    case .D2o:
      split.minimumSecondaryColumnWidth = 599
    case .D3:
      split.preferredSplitBehavior = .tile
      split.metrics.secondaryFloor = 400
      split.metrics.secondaryMinimum = 598
    case .D3o:
      split.minimumSecondaryColumnWidth = 598
    case .K2:
      break
    }
  }

  // MARK: What a program does

  /// Shows a row's item, as activating the row does.
  func open(_ row: Int) {
    let page = ItemPage(row, content: itemContent)
    if kind == .K2 {
      split.showDetailViewController(
        NavigationController(rootViewController: page), sender: nil)
      return
    }
    split.setViewController(page, for: .secondary)
    split.show(.secondary)
  }

  /// Selects a row and shows its item, as a program does that opens it by itself.
  func select(_ row: Int) {
    list.selectedRow = row
    open(row)
    stage.settle()
  }

  // MARK: What a person does

  /// Puts the focus on a row of a list, which has to be on screen.
  func focus(_ row: Int, in page: ListPage? = nil) {
    let page = page ?? list
    page.scroll(to: row)
    stage.settle()
    guard let widget = page.widget(of: row) else {
      preconditionFailure("row \(row) isn't on screen")
    }
    widget.grabFocus()
  }

  /// Moves to a row and presses Return there.
  func activate(_ row: Int) {
    list.selectedRow = row
    focus(row)
    stage.press("Return")
    stage.settle()
  }

  /// Goes back by key.
  func back() { stage.press("<Alt>Left") }
}

extension Rig.Kind {
  var style: SplitViewController.Style {
    switch self {
    case .D2, .D2o: .doubleColumn
    case .D3, .D3o: .tripleColumn
    case .K2: .unspecified
    }
  }
}
