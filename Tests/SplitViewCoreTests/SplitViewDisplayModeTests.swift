// SPDX-License-Identifier: MIT

import SplitViewCore
import Testing

@Suite struct SplitViewDisplayModeTests {
  /// Deprecated names, used where nobody warns of them.
  private protocol FormerNames {
    var modes: [SplitViewDisplayMode] { get }
  }

  private struct AllFormerNames: FormerNames {
    @available(*, deprecated)
    var modes: [SplitViewDisplayMode] { [.primaryHidden, .allVisible, .primaryOverlay] }
  }

  @Test func formerNamesStandForTheirSuccessors() {
    let names: any FormerNames = AllFormerNames()
    #expect(names.modes == [.secondaryOnly, .oneBesideSecondary, .oneOverSecondary])
  }

  @Test func INI_13_rawValuesAreThoseOfUIKit() {
    #expect(SplitViewStyle.allCases.map(\.rawValue) == [0, 1, 2])
    #expect(SplitViewStyle(rawValue: 0) == .unspecified)
    #expect(SplitViewStyle(rawValue: 1) == .doubleColumn)
    #expect(
      SplitViewColumn.allCases == [.primary, .supplementary, .secondary, .compact, .inspector])
    #expect(SplitViewColumn.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(
      SplitViewDisplayMode.allCases == [
        .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary,
        .twoOverSecondary, .twoDisplaceSecondary,
      ])
    #expect(SplitViewDisplayMode.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6])
    #expect(SplitViewBehavior.allCases == [.automatic, .tile, .overlay, .displace])
    #expect(SplitViewBehavior.allCases.map(\.rawValue) == [0, 1, 2, 3])
    #expect(SplitViewPrimaryEdge.leading.rawValue == 0)
    #expect(SplitViewPrimaryEdge.trailing.rawValue == 1)
    #expect(SplitViewDisplayModeButtonVisibility.allCases == [.automatic, .never, .always])
    #expect(SplitViewDisplayModeButtonVisibility.allCases.map(\.rawValue) == [0, 1, 2])
  }
}
