// SPDX-License-Identifier: MIT

extension ColumnWidthPreferences {
  /// Says why a number can't be a width, or nothing if it can.
  ///
  /// The one place that judges widths: a setter that gets a message keeps its old value and logs
  /// the message. A layout never fails on a bad number either way; it takes it as automatic.
  ///
  /// - Parameters:
  ///   - width: The number that was to be set, in application pixels.
  ///   - property: The property's name, for the message.
  package static func objection(toWidth width: Double, settingProperty property: String)
    -> String?
  {
    if isUsable(width) { return nil }
    return "\(property) can't be \(width): a width is zero or more and finite. "
      + "The old value is kept."
  }

  /// Says why a number can't be a share of the split view's width, or nothing if it can.
  ///
  /// - Parameters:
  ///   - fraction: The number that was to be set.
  ///   - property: The property's name, for the message.
  package static func objection(toFraction fraction: Double, settingProperty property: String)
    -> String?
  {
    if isUsable(fraction) && fraction <= 1 { return nil }
    return "\(property) can't be \(fraction): a fraction is between 0 and 1. "
      + "The old value is kept."
  }

  /// Whether a number can be a length: not negative, not infinite and not NaN.
  static func isUsable(_ number: Double) -> Bool { number >= 0 && number.isFinite }
}
