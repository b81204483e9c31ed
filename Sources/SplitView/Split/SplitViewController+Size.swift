// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitViewCore

/// How the content hears of a new size before it gets it.
///
/// As with a change of columns, the first round of layout only notices; at its end the app is told,
/// with all widgets where they were; the second round lays them out, in the same frame.
extension SplitViewController {
  // Each split view inside another one takes a further round, of which a frame has four.
  private static let deepest = 3

  /// Whether the content has to be told of a size before it is laid out for it.
  func putsOffLayout(for size: Size) -> Bool {
    guard let told = sizes.contentSize, root?.widget.isMapped == true else {
      (sizes.ownSize, sizes.contentSize) = (size, size)
      return false
    }
    guard told != size, let root, let clock = FrameClock(of: root.widget) else { return false }
    guard !sizes.isPending else { return sizes.isPutOff }
    guard hearsOfSizes else {
      (sizes.ownSize, sizes.contentSize) = (size, size)
      return false
    }
    sizes.isPending = true
    clock.request(.layout)
    // A second size in one frame is told after its layout.
    sizes.isPutOff = clock.frame != sizes.frame && depth < SplitViewController.deepest
    sizes.frame = clock.frame
    return sizes.isPutOff
  }

  private var depth: Int {
    var (count, next) = (0, splitViewController)
    while let split = next {
      count += 1
      next = split.splitViewController
    }
    return count
  }

  /// Tells of the size of the last layout alone, where no column changes.
  func announceSize() {
    sizes.isPending = false
    sizes.coordinator?.end()
    let coordinator = TransitionCoordinator()
    sizes.coordinator = coordinator
    announceSize(of: splitState, with: coordinator)
    coordinator.run()
    queueLayout()
  }

  /// Tells of the size of the last layout, unless that has been done.
  /// - Parameter next: The state that it leads to.
  func announceSize(of next: SplitState, with coordinator: TransitionCoordinator) {
    let size = Size(width: Double(lastSize.width), height: Double(lastSize.height))
    guard let told = sizes.contentSize, told != size else { return }
    sizes.isPending = false
    tell(size, of: next) {
      if sizes.ownSize == size {
        passOn(size, with: coordinator)
      } else {
        announceFromOutermost(with: coordinator)
        if sizes.ownSize != size { viewWillTransition(to: size, with: coordinator) }
      }
    }
    sizes.ownSize = size
  }

  /// Lets the containers around tell, and with them the split view, if they do.
  private func announceFromOutermost(with coordinator: TransitionCoordinator) {
    let root = outermost
    guard root !== self, splitViewController == nil, root.isViewLoaded else { return }
    // A container has its new size already.
    let size = Size(width: Double(root.widget.width), height: Double(root.widget.height))
    guard root.toldSize != size else { return }
    root.toldSize = size
    root.viewWillTransition(to: size, with: coordinator)
  }

  private func tell(_ size: Size, of next: SplitState, _ body: () -> Void) {
    sizes.contentSize = size
    (sizes.telling, sizes.state) = (size, next)
    body()
    (sizes.telling, sizes.state) = (nil, nil)
  }

  /// Takes notice of what a container around says, and hands it on where no column changes.
  func containerDidTell(
    _ size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    sizes.ownSize = size
    let environment = environment(width: Int(size.width))
    // Which form the columns will have is known only once the delegate was asked.
    guard let told = sizes.contentSize, told != size, runner.isIdle,
      configuration.change(from: splitState, in: environment) == nil
    else { return }
    tell(size, of: splitState) { passOn(size, with: coordinator) }
  }

  /// Ends the change of size whose layout has been done.
  func endSizeChange() {
    guard let coordinator = sizes.coordinator, !isLayoutQueued, !sizes.isPending else { return }
    sizes.coordinator = nil
    coordinator.end()
  }

  /// The size of a column in the coming layout.
  func size(of column: Column, in size: Size) -> Size {
    if column == .compact { return size }
    let next = sizes.state ?? splitState
    let plan = configuration.plan(for: next, in: environment(width: Int(size.width))).rounded()
    let width = plan.columns[column].width
    var height = size.height
    if column == .inspector && next.isCollapsed, let root {
      height = Double(root.sheetHeight(width: width, height: Int(size.height)))
    }
    return Size(width: Double(width), height: height)
  }
}
