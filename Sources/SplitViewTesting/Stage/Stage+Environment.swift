// SPDX-License-Identifier: MIT

extension Stage {
  /// Whether animations run; off at first.
  ///
  /// It stands for the desktop's setting, so it holds for every window of the process, as do
  /// ``isRightToLeft`` and ``textScale``; when the last stage closes they are put back.
  public var animationsEnabled: Bool {
    get { SettingsOverride.animationsEnabled }
    set { SettingsOverride.animationsEnabled = newValue }
  }

  /// Whether everything is laid out from right to left.
  public var isRightToLeft: Bool {
    get { SettingsOverride.isRightToLeft }
    set { SettingsOverride.isRightToLeft = newValue }
  }

  /// The size of texts, as a factor of the normal one.
  public var textScale: Double {
    get { SettingsOverride.textScale }
    set {
      precondition(newValue > 0, "Stage.textScale: \(newValue) is no size for a text")
      SettingsOverride.textScale = newValue
    }
  }
}
