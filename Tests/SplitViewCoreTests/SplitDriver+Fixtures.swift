// SPDX-License-Identifier: MIT

import SplitViewCore

/// The catalogue's fixtures: mounted, and with an empty log.
extension SplitDriver {
  static func unmountedF2() -> SplitDriver {
    SplitDriver(.doubleColumn, primary: "a", secondary: "b")
  }

  static func unmountedF3() -> SplitDriver {
    SplitDriver(.tripleColumn, primary: "a", supplementary: "s", secondary: "b")
  }

  /// Two columns at 820, one beside the secondary.
  static func F2() -> SplitDriver { unmountedF2().mounted(at: 820) }

  /// Three columns at 820, one beside the secondary.
  static func F3() -> SplitDriver { unmountedF3().mounted(at: 820) }

  /// Three columns at 1100, two beside the secondary.
  static func F3w() -> SplitDriver { unmountedF3().mounted(at: 1100) }

  /// Two columns, collapsed with the secondary on top.
  static func F2c() -> SplitDriver { F2().collapsed() }

  /// Three columns, collapsed with the secondary on top.
  static func F3c() -> SplitDriver { F3().collapsed() }

  /// Two columns, collapsed with the primary on top.
  static func F2p() -> SplitDriver { F2().collapsed(to: .primary) }

  /// Three columns, collapsed with the primary on top.
  static func F3p() -> SplitDriver { F3().collapsed(to: .primary) }

  /// Three columns, collapsed with the supplementary on top.
  static func F3s() -> SplitDriver { F3().collapsed(to: .supplementary) }

  func mounted(at width: Double) -> SplitDriver {
    resize(to: width)
    clear()
    return self
  }

  func collapsed(to column: SplitViewColumn = .secondary) -> SplitDriver {
    topColumn = { _, _ in column }
    resize(to: 400)
    topColumn = nil
    clear()
    return self
  }

  /// With a request made and answered by a layout.
  func inMode(_ mode: SplitViewDisplayMode) -> SplitDriver {
    request(mode)
    layout()
    clear()
    return self
  }

  /// With a compact column.
  func withCompact(_ name: String = "c") -> SplitDriver {
    set([name], .compact)
    clear()
    return self
  }
}

extension SplitDriver {
  /// Mounted at 820 with a behavior that was set before.
  static func mounted(_ style: SplitViewStyle, _ behavior: SplitViewBehavior) -> SplitDriver {
    let driver = style == .tripleColumn ? unmountedF3() : unmountedF2()
    driver.configuration.preferredSplitBehavior = behavior
    return driver.mounted(at: 820)
  }

  /// With a call made and forgotten.
  func after(_ action: (SplitDriver) -> Void) -> SplitDriver {
    action(self)
    clear()
    return self
  }

  /// Asks for a mode and answers it by a layout.
  func ask(_ mode: SplitViewDisplayMode) {
    request(mode)
    layout()
  }
}
