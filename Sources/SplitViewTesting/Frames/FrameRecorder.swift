// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitView

/// Measures every frame of a window right after it was painted.
@MainActor
final class FrameRecorder {
  /// The frames since the start or the last reset.
  private(set) var frames: [PresentedFrame] = []
  /// How many frames were painted in all.
  private(set) var count = 0
  /// Called after each frame was measured.
  var onFrame: (() -> Void)?

  private let root: ViewController
  private var handler: SignalHandler?
  private var expectation = CollapseExpectation()

  init(_ root: ViewController) {
    self.root = root
  }

  /// Begins to watch the frames of a realized widget's window.
  func start(_ clock: FrameClock) {
    handler = clock.observe(.paint) { [weak self] in self?.record() }
  }

  /// Ends watching.
  func stop() {
    handler?.disconnect()
    handler = nil
  }

  /// Forgets the frames so far.
  func reset() { frames = [] }

  private func record() {
    guard root.isViewLoaded, let view = root.view, Widget(view).isMapped else { return }
    frames.append(measure(Widget(view)))
    count += 1
    onFrame?()
  }

  private func measure(_ view: Widget) -> PresentedFrame {
    guard let probe = SplitProbe(under: root), let splitRoot = probe.root, splitRoot.isMapped else {
      let tree = WidgetTree(view)
      return PresentedFrame(
        width: view.width, isCollapsed: false, visibleColumns: [], problem: tree.minimumProblem)
    }
    let tree = WidgetTree(view)
    let measurement = FrameMeasurement(probe, root: splitRoot, tree: tree)
    let reading = probe.reading
    let visible = measurement.visibleColumns
    // Columns side by side are not collapsed, whatever the split view says; a sheet is none.
    let pages = visible.filter { $0 != .inspector }
    let isCollapsed = reading.isCollapsed && (pages.count <= 1 || reading.isTransitioning)
    let problem =
      collapseProblem(isCollapsed, width: measurement.width, of: probe.controller)
      ?? FrameJudge(measurement: measurement, reading: reading).problem ?? tree.minimumProblem
    return PresentedFrame(
      width: measurement.width, isCollapsed: isCollapsed, visibleColumns: visible, problem: problem)
  }

  private func collapseProblem(
    _ isCollapsed: Bool, width: Int, of controller: SplitViewController
  ) -> String? {
    let metrics = controller.metrics
    let expected = expectation.next(
      width: width, policy: controller.collapsePolicy, breakpoint: metrics.breakpoint,
      hysteresis: metrics.hysteresis, textScale: Toolkit.textScale)
    guard isCollapsed != expected else { return nil }
    return expected
      ? "columns side by side at a width of \(width), which calls for one page at a time"
      : "one page at a time at a width of \(width), which calls for columns side by side"
  }
}
