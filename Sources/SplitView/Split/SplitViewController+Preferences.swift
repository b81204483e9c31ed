// SPDX-License-Identifier: MIT
internal import GtkInterop
public import SplitViewCore

/// What the app asks for. A change takes effect at the next layout; several changes before it are
/// one.
extension SplitViewController {
  /// The display mode that is asked for.
  ///
  /// At first it is ``/SplitViewCore/SplitViewDisplayMode/automatic``: as many columns as fit.
  /// Folded, it is only stored. ``show(_:)`` and ``hide(_:)`` write it too. Modes that lay a column
  /// over another are shown in their tiled form.
  /// Source: [preferredDisplayMode](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/preferreddisplaymode).
  public var preferredDisplayMode: DisplayMode {
    get { configuration.preferredDisplayMode }
    set {
      guard newValue != configuration.preferredDisplayMode else { return }
      configuration.preferredDisplayMode = newValue
      splitState = configuration.requesting(from: splitState)
      queueLayout()
    }
  }

  /// How side columns are to share the room with the secondary column; automatic at first.
  ///
  /// Source: [preferredSplitBehavior](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/preferredsplitbehavior).
  public var preferredSplitBehavior: SplitBehavior {
    get { configuration.preferredSplitBehavior }
    set {
      guard configuration.preferredSplitBehavior != newValue else { return }
      configuration.preferredSplitBehavior = newValue
      splitState = configuration.requesting(from: splitState)
      queueLayout()
    }
  }

  /// The default widths, gaps and thresholds; ``/SplitViewCore/SplitViewMetrics/desktop`` at first.
  public var metrics: SplitViewMetrics {
    get { configuration.metrics }
    set { set(\.metrics, newValue) }
  }

  /// When the columns are folded; ``/SplitViewCore/CollapsePolicy/automatic`` at first.
  public var collapsePolicy: CollapsePolicy {
    get { configuration.collapsePolicy }
    set { set(\.collapsePolicy, newValue) }
  }

  /// What is on top once the columns are folded, unless the delegate says otherwise; nil stands for
  /// the secondary column.
  public var preferredCompactColumn: Column? {
    get { configuration.preferredCompactColumn }
    set { set(\.preferredCompactColumn, newValue) }
  }

  /// Whether a column that went for want of room comes back once there is room.
  ///
  /// Until it is set it follows ``metrics``: on with ``/SplitViewCore/SplitViewMetrics/desktop``,
  /// off with ``/SplitViewCore/SplitViewMetrics/uiKit``.
  public var restoresColumnsWhenWidened: Bool {
    get {
      configuration.restoresColumnsWhenWidened ?? configuration.metrics.restoresColumnsWhenWidened
    }
    set { set(\.restoresColumnsWhenWidened, newValue) }
  }

  /// Whether ``show(_:)`` and ``hide(_:)`` while unfolded send the column callbacks too; off at
  /// first, as in UIKit.
  public var reportsProgrammaticColumnChanges: Bool {
    get { configuration.reportsProgrammaticColumnChanges }
    set { set(\.reportsProgrammaticColumnChanges, newValue) }
  }

  /// The side that the primary column, and the supplementary one next to it, stands on.
  ///
  /// It follows the text direction.
  /// Source: [primaryEdge](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/primaryedge-swift.property).
  public var primaryEdge: PrimaryEdge {
    get { configuration.primaryEdge }
    set {
      set(\.primaryEdge, newValue)
      updateEdges()
    }
  }

  func set<Value: Equatable>(
    _ property: WritableKeyPath<SplitConfiguration, Value>, _ value: Value
  ) {
    guard configuration[keyPath: property] != value else { return }
    configuration[keyPath: property] = value
    queueLayout()
  }
}
