// SPDX-License-Identifier: MIT

package import SplitViewCore
package import SplitViewWalk

extension WalkColumn {
  package init(_ column: SplitViewColumn) {
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
  package init(_ column: WalkColumn) {
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
  package init(_ mode: SplitViewDisplayMode) {
    switch mode {
    case .automatic: self = .automatic
    case .secondaryOnly: self = .secondaryOnly
    case .oneBesideSecondary: self = .oneBesideSecondary
    case .oneOverSecondary: self = .oneOverSecondary
    case .twoBesideSecondary: self = .twoBesideSecondary
    case .twoOverSecondary: self = .twoOverSecondary
    case .twoDisplaceSecondary: self = .twoDisplaceSecondary
    }
  }
}

extension SplitViewDisplayMode {
  package init(_ mode: WalkMode) {
    switch mode {
    case .automatic: self = .automatic
    case .secondaryOnly: self = .secondaryOnly
    case .oneBesideSecondary: self = .oneBesideSecondary
    case .oneOverSecondary: self = .oneOverSecondary
    case .twoBesideSecondary: self = .twoBesideSecondary
    case .twoOverSecondary: self = .twoOverSecondary
    case .twoDisplaceSecondary: self = .twoDisplaceSecondary
    }
  }
}

extension WalkBehavior {
  package init(_ behavior: SplitViewBehavior) {
    switch behavior {
    case .automatic: self = .automatic
    case .tile: self = .tile
    case .overlay: self = .overlay
    case .displace: self = .displace
    }
  }
}

extension SplitViewBehavior {
  package init(_ behavior: WalkBehavior) {
    switch behavior {
    case .automatic: self = .automatic
    case .tile: self = .tile
    case .overlay: self = .overlay
    case .displace: self = .displace
    }
  }
}

extension SplitViewDisplayModeButtonVisibility {
  package init(_ visibility: WalkButtonVisibility) {
    switch visibility {
    case .automatic: self = .automatic
    case .never: self = .never
    case .always: self = .always
    }
  }
}

extension CollapsePolicy {
  package init(_ policy: WalkCollapsePolicy) {
    switch policy {
    case .automatic: self = .automatic
    case .never: self = .never
    case .always: self = .always
    case .width(let width): self = .width(width)
    }
  }
}
