// SPDX-License-Identifier: MIT

/// What is to be seen of a classic split view.
extension WalkModel {
  /// The pages of the folded stack, root first.
  var classicPages: [String] {
    guard isCollapsed, let primary = classic.primary else { return [] }
    return classic.controllers.leaves(of: primary)
  }

  var classicControllers: [String] {
    [classic.primary, isCollapsed ? nil : classic.secondary].compactMap { name in
      name.map { classic.controllers.description(of: $0) }
    }
  }

  /// Where the button leads if the delegate leaves that to the split view.
  var classicButtonMode: WalkMode? {
    guard hasClassicButton else { return nil }
    let target = classicTarget(.automatic).mode
    return target == mode ? nil : target
  }
}
