// SPDX-License-Identifier: MIT

package import SplitViewCore
package import SplitViewWalk

extension WalkColumn {
  package init(_ column: SplitViewColumn) { self = word(for: column) { SplitViewColumn($0) } }
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

extension SplitViewStyle {
  package init(_ style: WalkStyle) {
    switch style {
    case .double: self = .doubleColumn
    case .triple: self = .tripleColumn
    case .classic: self = .unspecified
    }
  }
}

extension WalkMode {
  package init(_ mode: SplitViewDisplayMode) { self = word(for: mode) { SplitViewDisplayMode($0) } }
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
    self = word(for: behavior) { SplitViewBehavior($0) }
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

/// The word that stands for one of the core's values, by what each word stands for.
private func word<Word: CaseIterable, Value: Equatable>(
  for value: Value, _ meaning: (Word) -> Value
) -> Word {
  guard let word = Word.allCases.first(where: { meaning($0) == value }) else {
    preconditionFailure("no word stands for \(value): add one")
  }
  return word
}
