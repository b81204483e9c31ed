// SPDX-License-Identifier: MIT

import SplitViewCore
import SplitViewWalk

extension WalkColumn {
  init(_ column: SplitViewColumn) {
    switch column {
    case .primary: self = .primary
    case .supplementary: self = .supplementary
    case .secondary: self = .secondary
    case .compact: self = .compact
    case .inspector: self = .inspector
    }
  }
}

extension SplitViewColumn {
  init(_ column: WalkColumn) {
    switch column {
    case .primary: self = .primary
    case .supplementary: self = .supplementary
    case .secondary: self = .secondary
    case .compact: self = .compact
    case .inspector: self = .inspector
    }
  }
}

extension WalkMode {
  init(_ mode: SplitViewDisplayMode) { self = WalkMode(rawValue: mode.symbol)! }
}

extension SplitViewDisplayMode {
  init(_ mode: WalkMode) {
    self = SplitViewDisplayMode.allCases.first { $0.symbol == mode.rawValue }!
  }
}

extension WalkBehavior {
  init(_ behavior: SplitViewBehavior) {
    switch behavior {
    case .automatic: self = .automatic
    case .tile: self = .tile
    case .overlay: self = .overlay
    case .displace: self = .displace
    }
  }
}

extension SplitViewBehavior {
  init(_ behavior: WalkBehavior) {
    switch behavior {
    case .automatic: self = .automatic
    case .tile: self = .tile
    case .overlay: self = .overlay
    case .displace: self = .displace
    }
  }
}

extension SplitViewDisplayModeButtonVisibility {
  init(_ visibility: WalkButtonVisibility) {
    switch visibility {
    case .automatic: self = .automatic
    case .never: self = .never
    case .always: self = .always
    }
  }
}

extension CollapsePolicy {
  init(_ policy: WalkCollapsePolicy) {
    switch policy {
    case .automatic: self = .automatic
    case .never: self = .never
    case .always: self = .always
    case .width(let width): self = .width(width)
    }
  }
}
