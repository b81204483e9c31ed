// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitViewCore

/// Widths of columns, in application pixels. Each wish is
/// ``SplitViewController/automaticDimension`` at first. A negative or infinite width, and a fraction
/// that isn't between 0 and 1, is refused with a warning and the old value stays.
///
/// A side column gets its preferred width, or its fraction of the split view's, as far as the
/// columns beside it keep their minimums, then at most its maximum, then at least its minimum.
/// Source: the pages of [UISplitViewController](https://developer.apple.com/documentation/uikit/uisplitviewcontroller).
extension SplitViewController {
  // MARK: Primary

  /// The width that the primary column asks for, in application pixels.
  public var preferredPrimaryColumnWidth: Double {
    get { wish(\.preferred, of: .primary) }
    set { setWish(\.preferred, of: .primary, to: newValue, "preferredPrimaryColumnWidth") }
  }

  /// The share of the split view's width that the primary column asks for, from 0 to 1.
  public var preferredPrimaryColumnWidthFraction: Double {
    get { wish(\.fraction, of: .primary) }
    set { setWish(\.fraction, of: .primary, to: newValue, "preferredPrimaryColumnWidthFraction") }
  }

  /// The least width of the primary column beside others, in application pixels.
  public var minimumPrimaryColumnWidth: Double {
    get { wish(\.minimum, of: .primary) }
    set { setWish(\.minimum, of: .primary, to: newValue, "minimumPrimaryColumnWidth") }
  }

  /// The largest width of the primary column beside others, in application pixels.
  public var maximumPrimaryColumnWidth: Double {
    get { wish(\.maximum, of: .primary) }
    set { setWish(\.maximum, of: .primary, to: newValue, "maximumPrimaryColumnWidth") }
  }

  /// The width of the primary column as laid out, in application pixels.
  ///
  /// Folded, it is the whole width.
  public var primaryColumnWidth: Double { laidOutWidth(of: .primary) }

  // MARK: Supplementary

  /// The width that the supplementary column asks for, in application pixels.
  public var preferredSupplementaryColumnWidth: Double {
    get { wish(\.preferred, of: .supplementary) }
    set {
      setWish(\.preferred, of: .supplementary, to: newValue, "preferredSupplementaryColumnWidth")
    }
  }

  /// The share of the split view's width that the supplementary column asks for, from 0 to 1.
  public var preferredSupplementaryColumnWidthFraction: Double {
    get { wish(\.fraction, of: .supplementary) }
    set {
      setWish(
        \.fraction, of: .supplementary, to: newValue, "preferredSupplementaryColumnWidthFraction")
    }
  }

  /// The least width of the supplementary column beside others, in application pixels.
  public var minimumSupplementaryColumnWidth: Double {
    get { wish(\.minimum, of: .supplementary) }
    set { setWish(\.minimum, of: .supplementary, to: newValue, "minimumSupplementaryColumnWidth") }
  }

  /// The largest width of the supplementary column beside others, in application pixels.
  public var maximumSupplementaryColumnWidth: Double {
    get { wish(\.maximum, of: .supplementary) }
    set { setWish(\.maximum, of: .supplementary, to: newValue, "maximumSupplementaryColumnWidth") }
  }

  /// The width of the supplementary column as laid out, in application pixels.
  ///
  /// Folded, it is the whole width. It stops the program where the style has no such column.
  public var supplementaryColumnWidth: Double {
    precondition(
      style == .tripleColumn,
      "a double column split view has no supplementary column: use .tripleColumn")
    return laidOutWidth(of: .supplementary)
  }

  // MARK: Secondary

  /// The width that the secondary column asks for, in application pixels.
  ///
  /// It is stored; the column gets what the others leave.
  public var preferredSecondaryColumnWidth: Double {
    get { wish(\.preferred, of: .secondary) }
    set { setWish(\.preferred, of: .secondary, to: newValue, "preferredSecondaryColumnWidth") }
  }

  /// The share of the split view's width that the secondary column asks for, from 0 to 1.
  ///
  /// It is stored; the column gets what the others leave.
  public var preferredSecondaryColumnWidthFraction: Double {
    get { wish(\.fraction, of: .secondary) }
    set {
      setWish(\.fraction, of: .secondary, to: newValue, "preferredSecondaryColumnWidthFraction")
    }
  }

  /// The least width of the secondary column beside others, in application pixels.
  ///
  /// It decides how many side columns fit.
  /// Source: [minimumSecondaryColumnWidth](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/minimumsecondarycolumnwidth).
  public var minimumSecondaryColumnWidth: Double {
    get { wish(\.minimum, of: .secondary) }
    set { setWish(\.minimum, of: .secondary, to: newValue, "minimumSecondaryColumnWidth") }
  }

  /// The width of the secondary column as laid out, in application pixels.
  ///
  /// Folded, it is the whole width.
  public var secondaryColumnWidth: Double { laidOutWidth(of: .secondary) }

  // MARK: Inspector

  /// The width that the inspector asks for, in application pixels.
  ///
  /// Source: [preferredInspectorColumnWidth](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/preferredinspectorcolumnwidth).
  public var preferredInspectorColumnWidth: Double {
    get { wish(\.preferred, of: .inspector) }
    set { setWish(\.preferred, of: .inspector, to: newValue, "preferredInspectorColumnWidth") }
  }

  /// The share of the split view's width that the inspector asks for, from 0 to 1.
  public var preferredInspectorColumnWidthFraction: Double {
    get { wish(\.fraction, of: .inspector) }
    set {
      setWish(\.fraction, of: .inspector, to: newValue, "preferredInspectorColumnWidthFraction")
    }
  }

  /// The least width of the inspector beside others, in application pixels.
  public var minimumInspectorColumnWidth: Double {
    get { wish(\.minimum, of: .inspector) }
    set { setWish(\.minimum, of: .inspector, to: newValue, "minimumInspectorColumnWidth") }
  }

  /// The largest width of the inspector, in application pixels.
  public var maximumInspectorColumnWidth: Double {
    get { wish(\.maximum, of: .inspector) }
    set { setWish(\.maximum, of: .inspector, to: newValue, "maximumInspectorColumnWidth") }
  }

  private func laidOutWidth(of column: Column) -> Double {
    configuration.plan(for: splitState, in: currentEnvironment).columns[column].width
  }

  private func wish(
    _ key: KeyPath<ColumnWidthPreferences, Double?>, of column: Column
  ) -> Double {
    configuration.widths[column][keyPath: key] ?? SplitViewController.automaticDimension
  }

  private func setWish(
    _ key: WritableKeyPath<ColumnWidthPreferences, Double?>, of column: Column, to value: Double,
    _ name: String
  ) {
    let isAutomatic = value == SplitViewController.automaticDimension
    let objection =
      key == \.fraction
      ? ColumnWidthPreferences.objection(toFraction: value, settingProperty: name)
      : ColumnWidthPreferences.objection(toWidth: value, settingProperty: name)
    if !isAutomatic, let objection { return Log.warning(objection) }
    configuration.widths[column][keyPath: key] = isAutomatic ? nil : value
    // What a person dragged stands until the app asks for another width.
    splitState.userWidths[column] = nil
    queueLayout()
  }
}
