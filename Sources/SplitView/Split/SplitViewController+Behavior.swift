// SPDX-License-Identifier: MIT
internal import GtkInterop
public import SplitViewCore

/// How side columns get their room, how a person brings them back, and how they look.
extension SplitViewController {
  /// How side columns are to share the width with the secondary one.
  ///
  /// At first it is ``/SplitViewCore/SplitViewBehavior/automatic``, which leaves it to the mode that
  /// was asked for last: the getter then tells what goes with that mode. A behavior that was set
  /// wins over the mode. It takes effect at the next layout, and counts as a request like a change
  /// of ``preferredDisplayMode``. It stops the program in the classic style.
  /// Source: [preferredSplitBehavior](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/preferredsplitbehavior).
  public var preferredSplitBehavior: SplitBehavior {
    get {
      requireColumns("preferredSplitBehavior")
      let explicit = configuration.preferredSplitBehavior
      return explicit == .automatic ? inferredSplitBehavior ?? .automatic : explicit
    }
    set {
      requireColumns("preferredSplitBehavior")
      if newValue == .automatic { inferredSplitBehavior = nil }
      guard newValue != configuration.preferredSplitBehavior else { return }
      configuration.preferredSplitBehavior = newValue
      splitState = configuration.requestingBehavior(from: splitState)
      preferenceDidChange()
    }
  }

  /// How side columns share the width with the secondary one now; never automatic.
  ///
  /// It stops the program in the classic style.
  /// Source: [splitBehavior](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/splitbehavior-swift.property).
  public var splitBehavior: SplitBehavior {
    requireColumns("splitBehavior")
    return configuration.behavior(of: splitState)
  }

  /// Whether a person can bring side columns in by a swipe from the edge, and by the display mode
  /// button; on at first.
  ///
  /// Source: [presentsWithGesture](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/presentswithgesture).
  public var presentsWithGesture: Bool {
    get { configuration.presentsWithGesture }
    set { set(\.presentsWithGesture, newValue) }
  }

  /// When the display mode button is to be seen; at first where ``presentsWithGesture`` is on.
  ///
  /// The button is only there in modes from which it leads to another one.
  /// Source: [displayModeButtonVisibility](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymodebuttonvisibility-swift.property).
  public var displayModeButtonVisibility: DisplayModeButtonVisibility {
    get { configuration.displayModeButtonVisibility }
    set { set(\.displayModeButtonVisibility, newValue) }
  }

  /// Whether three columns have a second button, which leaves the secondary column alone and brings
  /// the others back; off at first.
  ///
  /// Source: [showsSecondaryOnlyButton](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/showssecondaryonlybutton).
  public var showsSecondaryOnlyButton: Bool {
    get { configuration.showsSecondaryOnlyButton }
    set { set(\.showsSecondaryOnlyButton, newValue) }
  }

  // MARK: What a person may do

  /// Whether a person can change a column's width by its divider; true at first.
  ///
  /// The secondary column gets what the others leave, and so has no divider of its own.
  public func isResizable(_ column: Column) -> Bool {
    hasDivider(column) && !configuration.fixedColumns.contains(column)
  }

  /// Lets a person change a column's width by its divider, or not.
  ///
  /// A column without a divider of its own is ignored with a warning.
  public func setResizable(_ isResizable: Bool, for column: Column) {
    guard hasDivider(column) else {
      return Log.warning("setResizable(_:for: .\(column)) does nothing: it has no divider")
    }
    set(\.fixedColumns, configuration.fixedColumns.setting(column, to: !isResizable))
  }

  /// Whether a person can hide a column, by the display mode button or by its divider; true at first.
  ///
  /// The secondary column is never hidden.
  public func isHideable(_ column: Column) -> Bool {
    hasDivider(column) && !configuration.lastingColumns.contains(column)
  }

  /// Lets a person hide a column, or not; calls and a lack of room hide it all the same.
  ///
  /// A column that is never hidden by a person is ignored with a warning.
  public func setHideable(_ isHideable: Bool, for column: Column) {
    guard hasDivider(column) else {
      return Log.warning("setHideable(_:for: .\(column)) does nothing: nobody hides it")
    }
    set(\.lastingColumns, configuration.lastingColumns.setting(column, to: !isHideable))
  }

  private func hasDivider(_ column: Column) -> Bool {
    column != .secondary && column != .compact && style.has(column)
  }

  // MARK: The look

  /// How the primary column's background looks.
  ///
  /// Source: [UISplitViewController.BackgroundStyle](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/backgroundstyle).
  public enum BackgroundStyle: Int, Sendable, Hashable, CaseIterable {
    /// As that of the content.
    case none = 0
    /// With the tint of a sidebar.
    case sidebar = 1
  }

  /// How the primary column's background looks; a sidebar at first.
  ///
  /// The column's CSS node has the class `.sidebar-background` with it. It stops the program in the
  /// classic style.
  /// Source: [primaryBackgroundStyle](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/primarybackgroundstyle).
  public var primaryBackgroundStyle: BackgroundStyle {
    get {
      requireColumns("primaryBackgroundStyle")
      return backgroundStyle
    }
    set {
      requireColumns("primaryBackgroundStyle")
      backgroundStyle = newValue
      updateBackground()
    }
  }

  func updateBackground() {
    root?.view(of: .primary)?.widget.setClass("sidebar-background", backgroundStyle == .sidebar)
  }

  private func requireColumns(_ property: String) {
    precondition(
      style != .unspecified,
      "a classic split view has no \(property): make one with init(style:)")
  }
}
