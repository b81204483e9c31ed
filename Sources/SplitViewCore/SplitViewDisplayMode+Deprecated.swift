// SPDX-License-Identifier: MIT

/// The names that these modes had before there were three columns.
///
/// Source: [UISplitViewController.DisplayMode](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymode-swift.enum).
extension SplitViewDisplayMode {
  /// The former name of ``secondaryOnly``.
  @available(*, deprecated, renamed: "secondaryOnly")
  public static var primaryHidden: SplitViewDisplayMode { .secondaryOnly }

  /// The former name of ``oneBesideSecondary``.
  @available(*, deprecated, renamed: "oneBesideSecondary")
  public static var allVisible: SplitViewDisplayMode { .oneBesideSecondary }

  /// The former name of ``oneOverSecondary``.
  @available(*, deprecated, renamed: "oneOverSecondary")
  public static var primaryOverlay: SplitViewDisplayMode { .oneOverSecondary }
}
