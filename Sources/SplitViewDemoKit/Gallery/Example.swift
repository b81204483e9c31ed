// SPDX-License-Identifier: MIT
internal import SplitView

/// A small program whose layout is one split view.
@MainActor protocol Example: SplitViewController {
  /// The name after `--example`.
  static var kind: ExampleKind { get }
  static var title: String { get }
  /// What it shows, in one sentence.
  static var summary: String { get }
  static var iconName: String { get }

  /// Makes one, ready to be shown.
  /// - Parameter folder: What it is to show, where it shows a folder; nil for its own choice.
  static func make(_ folder: FileLocation?) throws -> any Example

  /// Called with each new title for the window.
  var onTitleChange: (@MainActor (String) -> Void)? { get set }
  /// What the window's keys and menus do while it is shown.
  var actions: ActionTable { get }
  /// Whether nothing is loading any more.
  var isReady: Bool { get }
}

/// The examples by name, in the gallery's order.
enum ExampleKind: String, CaseIterable, Sendable {
  case files, settings, reader, classic, tabs

  @MainActor var type: any Example.Type {
    switch self {
    case .files: FilesExample.self
    case .settings: SettingsExample.self
    case .reader: ReaderExample.self
    case .classic: ClassicExample.self
    case .tabs: TabsExample.self
    }
  }

  /// All names, for messages.
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// Whether it shows a folder that a person can name.
  var takesFolder: Bool { self == .files || self == .reader }
}
