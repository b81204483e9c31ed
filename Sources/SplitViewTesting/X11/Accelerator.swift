// SPDX-License-Identifier: MIT
internal import CSplitViewGtk

/// A modifier key that can be held while another key is pressed.
package enum AcceleratorModifier: Sendable, Hashable, CaseIterable {
  case shift, control, alt, superKey

  /// The X key that stands for the modifier.
  var keysym: UInt {
    switch self {
    case .shift: UInt(GDK_KEY_Shift_L)
    case .control: UInt(GDK_KEY_Control_L)
    case .alt: UInt(GDK_KEY_Alt_L)
    case .superKey: UInt(GDK_KEY_Super_L)
    }
  }

  var mask: GdkModifierType {
    switch self {
    case .shift: GDK_SHIFT_MASK
    case .control: GDK_CONTROL_MASK
    case .alt: GDK_ALT_MASK
    case .superKey: GDK_SUPER_MASK
    }
  }
}

/// A key with modifiers, written as GTK writes it: `Escape`, `<Alt>Left`, `<Control><Shift>n`.
package struct Accelerator: Sendable, Hashable {
  /// The notation it was read from.
  package let text: String
  /// The key, as X and GDK number it.
  package let keysym: UInt
  /// What is held meanwhile, in a fixed order.
  package let modifiers: [AcceleratorModifier]

  /// Reads the notation; nil where GTK can't, or where no key is named.
  package init?(_ text: String) {
    var key: guint = 0
    var mask = GdkModifierType(rawValue: 0)
    guard gtk_accelerator_parse(text, &key, &mask) != 0, key != 0 else { return nil }
    self.text = text
    keysym = UInt(key)
    modifiers = AcceleratorModifier.allCases.filter { mask.rawValue & $0.mask.rawValue != 0 }
  }
}
