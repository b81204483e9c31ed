// SPDX-License-Identifier: MIT
import SplitView

/// A page that notes its life, for tests of order and balance.
@MainActor
final class SpyPage: ViewController {
  /// What happened, such as `a.willAppear`.
  private(set) var log: [String] = []
  /// Where the calls of several pages go in their common order.
  var journal: Journal?
  /// Called in each call, with what is noted of it.
  var onCall: ((String) -> Void)?
  private(set) var appearances = 0
  private(set) var disappearances = 0
  private var phase = Phase.off
  /// Calls that came in an order that can't be.
  private(set) var imbalances: [String] = []

  private enum Phase { case off, appearing, on, disappearing }

  @MainActor
  final class Journal {
    var entries: [String] = []
  }

  init(_ title: String) {
    super.init()
    self.title = title
  }

  /// A page with a widget of the test's.
  init(_ title: String, widget: UnsafeMutableRawPointer) {
    super.init(widget: widget)
    self.title = title
  }

  private func note(_ call: String) {
    log.append("\(title ?? "?").\(call)")
    journal?.entries.append("\(title ?? "?").\(call)")
  }

  private func report(_ call: String) { onCall?("\(title ?? "?").\(call)") }

  override func viewDidLoad() {
    note("viewDidLoad")
    report("viewDidLoad")
  }

  private func enter(_ next: Phase, from allowed: Phase...) {
    if !allowed.contains(phase) { imbalances.append("\(next) after \(phase)") }
    phase = next
  }

  override func viewWillAppear(_ animated: Bool) {
    note("willAppear")
    enter(.appearing, from: .off, .disappearing)
    report("willAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    note("didAppear")
    appearances += 1
    enter(.on, from: .appearing)
  }

  override func viewWillDisappear(_ animated: Bool) {
    note("willDisappear")
    enter(.disappearing, from: .on, .appearing)
    report("willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    note("didDisappear")
    disappearances += 1
    enter(.off, from: .disappearing)
  }

  override func willMove(toParent parent: ViewController?) {
    note("willMove(\(parent == nil ? "nil" : "parent"))")
  }

  override func didMove(toParent parent: ViewController?) {
    note("didMove(\(parent == nil ? "nil" : "parent"))")
  }

  func clearLog() { log = [] }

  /// Whether it was told that it is on screen, nil while it is on its way.
  var knowsItIsOnScreen: Bool? {
    switch phase {
    case .on: true
    case .off: false
    case .appearing, .disappearing: nil
    }
  }
}
