// SPDX-License-Identifier: MIT
internal import CSplitViewGtk
internal import GtkInterop

/// The display-wide settings that stages change, put back when the last stage closes.
@MainActor
enum SettingsOverride {
  private struct Original {
    var animations: Bool
    var resolution: Int32
    var direction: GtkTextDirection
  }

  private static var original: Original?
  private static var stageCount = 0

  /// Remembers the settings as they are before the first stage changes them.
  static func begin() {
    stageCount += 1
    guard original == nil else { return }
    original = Original(
      animations: animationsEnabled, resolution: resolution,
      direction: gtk_widget_get_default_direction())
  }

  /// Puts the settings back, if no other stage is open.
  static func end() {
    stageCount -= 1
    guard stageCount == 0, let original else { return }
    animationsEnabled = original.animations
    resolution = original.resolution
    gtk_widget_set_default_direction(original.direction)
    self.original = nil
  }

  /// Whether animations run.
  static var animationsEnabled: Bool {
    get { Toolkit.animationsEnabled }
    set { withSettings { Properties.set("gtk-enable-animations", of: $0, to: newValue) } }
  }

  /// The factor between the text size and the normal one.
  static var textScale: Double {
    get { Toolkit.textScale }
    // 96 dots an inch, in 1/1024, is the normal size.
    set { resolution = Int32((newValue * 96 * 1024).rounded()) }
  }

  /// Whether widgets are laid out from right to left.
  static var isRightToLeft: Bool {
    get { gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL }
    set { gtk_widget_set_default_direction(newValue ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR) }
  }

  private static var resolution: Int32 {
    get { withSettings { Properties.integer("gtk-xft-dpi", of: $0) } ?? -1 }
    set { withSettings { Properties.set("gtk-xft-dpi", of: $0, to: newValue) } }
  }

  @discardableResult
  private static func withSettings<Result>(
    _ body: (UnsafeMutableRawPointer) -> Result
  ) -> Result? {
    gtk_settings_get_default().map { body(UnsafeMutableRawPointer($0)) }
  }
}
