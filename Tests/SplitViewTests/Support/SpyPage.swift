// SPDX-License-Identifier: MIT
import SplitView

/// A page that notes its life, for tests of order and balance.
@MainActor
final class SpyPage: ViewController {
  /// What happened, such as `a.willAppear`.
  private(set) var log: [String] = []
  /// Where the calls of several pages go in their common order.
  var journal: Journal?
  private(set) var appearances = 0
  private(set) var disappearances = 0
  private var isOnScreen = false
  /// Calls that came in an order that can't be.
  private(set) var imbalances: [String] = []

  @MainActor
  final class Journal {
    var entries: [String] = []
  }

  init(_ title: String) {
    super.init()
    self.title = title
  }

  private func note(_ call: String) {
    log.append("\(title ?? "?").\(call)")
    journal?.entries.append("\(title ?? "?").\(call)")
  }

  override func viewDidLoad() { note("viewDidLoad") }

  override func viewWillAppear(_ animated: Bool) {
    note("willAppear")
    if isOnScreen { imbalances.append("willAppear while on screen") }
    isOnScreen = true
  }

  override func viewDidAppear(_ animated: Bool) {
    note("didAppear")
    appearances += 1
    if !isOnScreen { imbalances.append("didAppear without willAppear") }
  }

  override func viewWillDisappear(_ animated: Bool) {
    note("willDisappear")
    if !isOnScreen { imbalances.append("willDisappear while off screen") }
    isOnScreen = false
  }

  override func viewDidDisappear(_ animated: Bool) {
    note("didDisappear")
    disappearances += 1
    if isOnScreen { imbalances.append("didDisappear without willDisappear") }
  }

  override func willMove(toParent parent: ViewController?) {
    note("willMove(\(parent == nil ? "nil" : "parent"))")
  }

  override func didMove(toParent parent: ViewController?) {
    note("didMove(\(parent == nil ? "nil" : "parent"))")
  }

  func clearLog() { log = [] }

  /// Whether the page was told that it is on screen once more than that it left.
  var isBalanced: Bool {
    imbalances.isEmpty && (0...1).contains(appearances - disappearances)
  }
}
