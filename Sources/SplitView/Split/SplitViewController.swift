// SPDX-License-Identifier: MIT
internal import GtkInterop
public import SplitViewCore

/// Two or three columns side by side, which fold into one navigation stack where there is no room.
///
/// It goes by its own width, so it works as a window's root and as the child of any page, also of
/// another split view's. It can't be pushed on a navigation stack, nor be a column itself.
///
/// ## Sizing
/// From 608 application pixels up the columns stand side by side; below 600 they are folded; in
/// between they stay as they are. ``collapsePolicy`` changes that. The least width is that of the
/// widest single page, folded or not, so that a window can always be made narrow.
///
/// ## CSS nodes
/// All of them are in <doc:Styling>: `splitview` holds `paned` and `separator` nodes and, behind a `columnhost` each, the `column`
/// nodes with the classes `.primary`, `.supplementary`, `.secondary` and `.inspector`, and beside them
/// one with the class `.compact`. The primary one has the class `.sidebar-background` too, unless
/// ``primaryBackgroundStyle`` is none. What covers columns darkens them by a node with the class
/// `.dimming`, and has one with the class `.edge-shadow` at its edge: see <doc:MotionAndOverlays>.
///
/// ## Accessibility
/// Each column is a group with the title of its page. Columns off screen, and those that something
/// covers, are out of reach until they are back; see <doc:Accessibility>.
///
/// ## Buttons
/// Where a mode leads to another one, a header bar has a button for it: see
/// ``displayModeButtonVisibility``.
///
/// Source: [UISplitViewController](https://developer.apple.com/documentation/uikit/uisplitviewcontroller).
@MainActor
open class SplitViewController: ViewController {
  /// The number of columns.
  public typealias Style = SplitViewStyle
  /// The columns there are.
  public typealias Column = SplitViewColumn
  /// Which columns are shown, and how they share the width.
  public typealias DisplayMode = SplitViewDisplayMode
  /// How side columns share the width with the secondary column.
  public typealias SplitBehavior = SplitViewBehavior
  /// The side that the primary column stands on.
  public typealias PrimaryEdge = SplitViewPrimaryEdge
  /// When the button that changes the display mode is to be seen.
  public typealias DisplayModeButtonVisibility = SplitViewDisplayModeButtonVisibility

  /// Stands for the default in every width property.
  ///
  /// Source: [automaticDimension](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/automaticdimension).
  public nonisolated static let automaticDimension = -Double(Float.greatestFiniteMagnitude)

  var configuration: SplitConfiguration
  /// What goes with the last mode that the app asked for.
  var inferredSplitBehavior: SplitBehavior?
  var backgroundStyle = BackgroundStyle.sidebar
  var splitState: SplitState {
    didSet { autosave?.noteChange() }
  }
  var autosave: StateAutosave?
  var settingsForAutosave: AutosaveSettings?
  var dividerDrag: DividerDrag?
  var slots: [Column: ColumnSlot] = [:]
  /// Whether the columns wait for a first layout that may do with the compact column.
  var areColumnsPutOff = false
  var placeholder: ViewController?
  var placeholderPage: BarePage?
  var blank: ViewController?
  var root: SplitRoot?
  var slide: ColumnSlide?
  var slideTick: FrameTick?
  /// The way back over a column's border that a hand holds.
  var columnPop: ColumnPop?
  private var swipes: SwipeRecognizer?
  var motion: ColumnMotion?
  var motionTick: FrameTick?
  /// A change of columns that a hand drives; its motion is held meanwhile.
  var interactiveChange: InteractiveColumnChange?
  /// What was laid out last.
  var picture: SplitPicture?
  /// The columns that are still to be seen, but only on their way out.
  var leaving: ColumnSet = []
  var lastEnvironment: SplitEnvironment?
  var lastSize: (width: Int, height: Int) = (0, 0)
  var covered: ColumnSet = []
  var sidebarKey: String? = "F9"
  var sidebarKeys: [Shortcuts] = []
  private(set) lazy var actions = makeActions()
  var isChangePending = false
  /// The state that headers already have the form for, while it is found out whether it fits.
  var trialState: SplitState?
  var isLayoutQueued = false
  var pendingFocus = false
  var hiddenFocus: WeakReference?
  var displacedFocus: DisplacedFocus?
  var isFocusCrossing = false
  var lastCrossingFrame = -1
  /// How often the present frame was laid out.
  var rounds = (frame: -1, count: 0)
  var sizes = SizeAnnouncement()
  var textScale = 1.0
  var headerParts = HeaderParts()
  /// What the split view itself puts into the columns' header bars, outermost first.
  package var headerItems: [Column: [BarButtonItem]] = [:] { didSet { updateHeaders() } }
  private(set) lazy var displayModeItem = makeDisplayModeItem()
  var focusedItem: BarButtonItem?
  private(set) lazy var secondaryOnlyItem = makeSecondaryOnlyItem()
  private(set) lazy var classicModeItem = makeClassicModeItem()
  private var textScaleHandler: SignalHandler?
  /// The collapse or expansion of a classic split view that the app is being asked about.
  var classicChange: ClassicChange?
  private(set) lazy var runner = StepRunner(self)

  /// Whether the folded pages follow a hand that swipes back; on at first.
  ///
  /// It goes for all columns. A single column can be left out by its navigation controller's
  /// ``NavigationController/popsWithGesture``, a page by ``NavigationItem/popsWithGesture``.
  public var popsWithGesture = true
  private var observers: [Int: @MainActor (SplitViewController) -> Void] = [:]
  private var lastObserver = 0

  /// Is asked and told; not kept alive.
  public weak var delegate: (any SplitViewControllerDelegate)?

  /// Makes a classic split view, of the style ``/SplitViewCore/SplitViewStyle/unspecified``.
  ///
  /// Fill it with ``viewControllers``. See <doc:ClassicStyle> for how it differs from the others.
  public override init() {
    configuration = SplitConfiguration(style: .unspecified)
    splitState = SplitState(style: .unspecified)
    super.init()
  }

  /// Makes a split view of two or three columns; the style never changes afterwards.
  ///
  /// It stops the program for ``/SplitViewCore/SplitViewStyle/unspecified``, which stands for the
  /// classic split view.
  public init(style: Style) {
    precondition(
      style != .unspecified,
      "init(style:) makes column-style split views: give .doubleColumn or .tripleColumn")
    configuration = SplitConfiguration(style: style)
    splitState = SplitState(style: style)
    super.init()
  }

  /// The number of columns.
  public var style: Style { configuration.style }

  // MARK: State

  /// Whether the columns are folded into one stack.
  ///
  /// It changes between the delegate's will- and did-methods.
  /// Source: [isCollapsed](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/iscollapsed).
  public var isCollapsed: Bool { splitState.isCollapsed }

  /// Which columns are shown; never the automatic mode.
  ///
  /// While folded it is `oneBesideSecondary` and has no meaning. Before the first layout it is
  /// `secondaryOnly`. It changes between the delegate's will- and did-methods.
  /// Source: [displayMode](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymode-swift.property).
  public var displayMode: DisplayMode { splitState.displayMode }

  /// The column on top of the folded stack, nil while unfolded.
  public var topColumn: Column? { splitState.topColumn }

  /// The pages of the folded stack from root to top; empty while unfolded.
  ///
  /// A classic split view's navigation controller may list another one: here are that one's pages.
  public var collapsedPages: [ViewController] {
    func flat(_ controller: ViewController) -> [ViewController] {
      (controller as? NavigationController)?.stack.flatMap { flat($0) } ?? [controller]
    }
    return splitState.columnsOnStack.flatMap { slots[$0]?.pages.flatMap { flat($0) } ?? [] }
  }

  /// Whether columns are on their way: callbacks are being sent, or something slides.
  public var isTransitioning: Bool {
    !(runner.isIdle || runner.isOver) || slide != nil || motion != nil
  }

  var isTryingExpansion: Bool { trialState != nil }

  /// Whether a column is on screen; folded, that is the one on top.
  ///
  /// Source: [isShowing(_:)](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/isshowing(_:)).
  public func isShowing(_ column: Column) -> Bool { splitState.visibleColumns.contains(column) }

  // MARK: Observing

  /// Calls `change` after each change of columns is complete, as long as the token lives.
  public func observe(
    _ change: @escaping @MainActor (SplitViewController) -> Void
  ) -> ObservationToken {
    lastObserver += 1
    let number = lastObserver
    observers[number] = change
    return ObservationToken { [weak self] in
      self?.observers[number] = nil
    }
  }

  func notifyObservers() {
    for number in observers.keys.sorted() { observers[number]?(self) }
  }

  // MARK: The view

  open override func loadView() {
    LibraryStyle.install()
    let made = SplitRoot(style: style)
    made.delegate = self
    root = made
    view = made.widget.pointer
    updateBackground()
    attachColumns()
    installKeys(made.widget)
    made.widget.insert(actions, as: SplitViewController.actionPrefix)
    made.widget.observeRootFocus { [weak self] in self?.noteFocus() }
    swipes = SwipeRecognizer(made.widget, for: self)
    textScale = Toolkit.textScale
    textScaleHandler = Toolkit.observeSetting("gtk-xft-dpi", for: made.widget) { [weak self] in
      self?.textScale = Toolkit.textScale
      self?.measureHeaderParts()
      self?.queueLayout()
    }
  }

  override var followsChildren: Bool { false }

  override var childrenOnScreen: [ViewController] {
    controllersOnScreen(in: splitState)
  }

  override func windowEdgesDidChange() {
    updateEdges()
    measureHeaderParts()
  }

  // MARK: Transitions

  override var activeCoordinator: TransitionCoordinator? {
    runner.coordinator ?? sizes.coordinator ?? super.activeCoordinator
  }

  /// Called before the split view gets another size; the default tells the columns on screen.
  ///
  /// Where the size folds or unfolds the columns, it comes after the delegate's question and before
  /// all that the delegate is told.
  open override func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    guard let telling = sizes.telling else {
      return containerDidTell(size, with: coordinator)
    }
    // A container may have been wrong.
    sizes.ownSize = telling
    super.viewWillTransition(to: telling, with: coordinator)
  }

  /// The size of a column's content once the split view has another size.
  open override func size(
    forChildContentContainer container: ViewController, withParentContainerSize parentSize: Size
  ) -> Size {
    guard let column = slots.first(where: { $0.value.container === container })?.key else {
      return parentSize
    }
    return size(of: column, in: parentSize)
  }

  /// Does nothing: what is inside is in the environment of this split view.
  open override func willTransition(
    to newEnvironment: LayoutEnvironment, with coordinator: any ViewControllerTransitionCoordinator
  ) {}

  // MARK: Showing other controllers

  /// True for both actions; ``show(_:sender:)`` presents.
  open override func canPerformAction(_ action: Action, withSender sender: Any?) -> Bool { true }

  /// Presents the controller (CH-24); no column changes and no delegate is asked.
  ///
  /// Source: [show(_:sender:)](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/show(_:sender:)).
  open override func show(_ viewController: ViewController, sender: Any?) {
    guard canPerformAction(.show, withSender: sender) else {
      return super.show(viewController, sender: sender)
    }
    if style == .unspecified { return showClassic(viewController, sender: sender) }
    presentFromOutermost(viewController)
  }

  /// Fills the secondary column, and uncovers it where the columns are folded.
  ///
  /// Source: [showDetailViewController(_:sender:)](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/showdetailviewcontroller(_:sender:)).
  open override func showDetailViewController(_ viewController: ViewController, sender: Any?) {
    guard canPerformAction(.showDetail, withSender: sender) else {
      return super.showDetailViewController(viewController, sender: sender)
    }
    if style == .unspecified { return showClassicDetail(viewController, sender: sender) }
    runner.perform(isContent: true) { [self] in
      guard self.viewController(for: .secondary) !== viewController else { return }
      setViewController(viewController, for: .secondary)
      // What is on top after a question, its answer says.
      if splitState.isCollapsed && !runner.isAsking { show(.secondary) }
    }
  }
}
