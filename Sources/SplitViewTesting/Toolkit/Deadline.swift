// SPDX-License-Identifier: MIT
internal import CSplitViewGtk

/// A moment that wakes the main loop when it has come.
@MainActor
final class Deadline {
  private final class Flag {
    var isOver = false
  }

  private let flag = Flag()
  private var source: guint = 0

  /// Whether the moment has come.
  var isOver: Bool { flag.isOver }

  init(seconds: Int) {
    let box = Unmanaged.passRetained(flag).toOpaque()
    source = g_timeout_add_full(
      G_PRIORITY_DEFAULT, guint(seconds * 1000),
      { box in
        if let box { Unmanaged<Flag>.fromOpaque(box).takeUnretainedValue().isOver = true }
        // Comes again, so that a loop that blocks is woken again.
        return 1
      }, box,
      { box in
        if let box { Unmanaged<Flag>.fromOpaque(box).release() }
      })
  }

  /// Ends it; has to be called.
  func cancel() {
    if source != 0 { g_source_remove(source) }
    source = 0
  }
}
