// SPDX-License-Identifier: MIT
internal import GtkInterop

/// Tells a page that is in no split view of a new size before it is laid out for it.
///
/// A page with a split view inside leaves it to that. As in a split view the first round of layout only notices, and the second one, in the same
/// frame, lays out. The outermost container is told, and tells what is inside.
@MainActor
final class PageSize {
  private var told: (width: Int, height: Int)?
  private var pending: (width: Int, height: Int)?
  private var isPutOff = false
  private var frame = -1
  private var hook: SignalHandler?
  private var coordinator: TransitionCoordinator?

  /// Whether a page's layout has to wait until the size was told.
  func putsOffLayout(of page: PageView, width: Int, height: Int) -> Bool {
    guard let told, PageSize.tells(page.controller), page.widget.isMapped,
      let clock = FrameClock(of: page.widget)
    else {
      told = (width, height)
      return false
    }
    guard told != (width, height) else { return false }
    guard page.controller.outermost.hearsOfSizes, !page.controller.holdsSplitView else {
      self.told = (width, height)
      return false
    }
    let isFirst = pending == nil
    pending = (width, height)
    guard isFirst else { return isPutOff }
    // A second size in one frame is told after its layout. So is a page around a split view, which
    // has rounds of its own to come: a frame has four in all.
    isPutOff = clock.frame != frame && !PageSize.hasSplitView(page.controller)
    frame = clock.frame
    observe(clock) { [weak self, weak page] in page.map { self?.tell($0) } }
    return isPutOff
  }

  /// Whether no container around tells a page of its size.
  private static func tells(_ controller: ViewController) -> Bool {
    guard controller.appearance == .appeared else { return false }
    var next = controller.parent
    while let container = next {
      if container is SplitViewController || container.page != nil { return false }
      next = container.parent
    }
    return true
  }

  private static func hasSplitView(_ controller: ViewController) -> Bool {
    controller.children.contains { $0 is SplitViewController || hasSplitView($0) }
  }

  private func observe(_ clock: FrameClock, _ body: @escaping @MainActor () -> Void) {
    hook?.disconnect()
    hook = clock.observe(.layout, body)
    clock.request(.layout)
  }

  private func tell(_ page: PageView) {
    guard let size = pending else { return }
    (told, pending) = (size, nil)
    coordinator?.end()
    let coordinator = TransitionCoordinator()
    self.coordinator = coordinator
    let root = page.controller.outermost
    let header = root === page.controller ? page.headerHeight(width: size.width) : 0
    // A container has its new size already; the page's view has not.
    let (width, height) =
      root === page.controller
      ? (size.width, max(0, size.height - header)) : (root.widget.width, root.widget.height)
    let rootSize = Size(width: Double(width), height: Double(height))
    root.toldSize = rootSize
    root.viewWillTransition(to: rootSize, with: coordinator)
    coordinator.run()
    guard let clock = FrameClock(of: page.widget), self.coordinator === coordinator else {
      return end()
    }
    page.widget.queueAllocate()
    observe(clock) { [weak self] in self?.end() }
  }

  /// Ends what waits for its layout.
  func end() {
    hook?.disconnect()
    (hook, pending) = (nil, nil)
    let ended = coordinator
    coordinator = nil
    ended?.end()
  }
}
