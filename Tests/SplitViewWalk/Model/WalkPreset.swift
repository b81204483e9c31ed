// SPDX-License-Identifier: MIT

/// The default numbers of one of the presets.
struct WalkPreset {
  var metrics: WalkMetrics
  var style: WalkStyle

  private var isUIKit: Bool { metrics == .uiKit }

  func width(_ column: WalkColumn) -> Double {
    switch column {
    case .primary: isUIKit ? (style == .triple ? 280 : 320) : 240
    case .supplementary: isUIKit ? 320 : 280
    case .inspector: 260
    case .secondary, .compact: 0
    }
  }

  func minimum(_ column: WalkColumn) -> Double {
    switch column {
    case .primary: isUIKit ? 240 : 180
    case .supplementary: isUIKit ? 240 : 200
    case .secondary: isUIKit ? 464 : 360
    case .inspector: 200
    case .compact: 0
    }
  }

  func maximum(_ column: WalkColumn) -> Double {
    isUIKit && style == .classic && column == .primary ? 320 : .infinity
  }

  var secondaryFloor: Double { isUIKit ? 320 : 360 }
  var primaryGap: Double { isUIKit ? 10 : 0 }
  var secondaryGap: Double { isUIKit ? 0.5 : 0 }
}
