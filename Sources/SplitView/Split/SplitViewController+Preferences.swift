// SPDX-License-Identifier: MIT
internal import GtkInterop
public import SplitViewCore

/// What the app asks for. A change takes effect at the next layout; several changes before it are
/// one.
extension SplitViewController {
  /// The display mode that is asked for.
  ///
  /// At first it is ``/SplitViewCore/SplitViewDisplayMode/automatic``: as many columns as fit.
  /// Folded, it is only stored. ``show(_:)``, ``hide(_:)`` and the display mode button write it too.
  /// A mode that the behavior in force doesn't have is taken in the form that it has, with as many
  /// side columns; see ``preferredSplitBehavior``.
  /// Source: [preferredDisplayMode](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/preferreddisplaymode).
  public var preferredDisplayMode: DisplayMode {
    get { configuration.preferredDisplayMode }
    set {
      if let behavior = SplitConfiguration.behavior(inferredFrom: newValue) {
        inferredSplitBehavior = behavior
      }
      guard newValue != configuration.preferredDisplayMode else { return }
      configuration.preferredDisplayMode = newValue
      request()
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

  /// Whether ``show(_:)`` of the secondary column takes away the side columns that lie over it; off
  /// at first, as in UIKit.
  ///
  /// A secondary column that is displaced comes back either way.
  public var uncoversSecondaryOnShow: Bool {
    get { configuration.uncoversSecondaryOnShow }
    set { set(\.uncoversSecondaryOnShow, newValue) }
  }

  func set<Value: Equatable>(
    _ property: WritableKeyPath<SplitConfiguration, Value>, _ value: Value
  ) {
    guard configuration[keyPath: property] != value else { return }
    configuration[keyPath: property] = value
    preferenceDidChange()
  }

  /// Notes that a preference was changed which the next layout answers.
  func request() {
    splitState = configuration.requesting(from: splitState)
    preferenceDidChange()
  }

  func preferenceDidChange() {
    updateHeaderItems()
    queueLayout()
  }
}
