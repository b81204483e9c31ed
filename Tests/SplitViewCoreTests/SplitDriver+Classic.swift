// SPDX-License-Identifier: MIT

import SplitViewCore

/// The classic style, with a navigation controller in the primary column unless said otherwise.
extension SplitDriver {
  static func unmountedFK() -> SplitDriver {
    SplitDriver(.unspecified, primary: "a", secondary: "nav[b]")
  }

  /// Two controllers at 820, side by side.
  static func FK() -> SplitDriver { unmountedFK().mounted(at: 820) }

  /// Collapsed by an app that says whether it has joined the two itself, which then means that the
  /// secondary controller is dropped.
  func collapsed(handled: Bool) -> SplitDriver {
    joins = { handled ? SplitDriver.drops($0) : SplitDriver.joinsByItself($0) }
    resize(to: 400)
    joins = nil
    clear()
    return self
  }

  /// `pC` and `cs→false`: the secondary controller is pushed.
  static func joinsByItself(_ driver: SplitDriver) -> ClassicArrangement {
    driver.tell("pC")
    let pages = driver.state.pages
    guard !pages.secondary.isEmpty else {
      return ClassicArrangement(primary: pages.primary, secondary: [])
    }
    driver.tell("cs→false")
    return ClassicArrangement(
      primary: pages.primary + pages.secondary, secondary: pages.secondary)
  }

  /// `pC` and `cs→true`: the secondary controller goes.
  static func drops(_ driver: SplitDriver) -> ClassicArrangement {
    driver.tell("pC")
    driver.tell("cs→true")
    return ClassicArrangement(primary: driver.state.pages.primary, secondary: [])
  }

  /// `pE` and `sep→nil`: the page on top is popped.
  static func separatesByItself(_ driver: SplitDriver) -> ClassicArrangement {
    driver.tell("pE")
    driver.tell("sep→nil")
    let stack = driver.state.pages.primary
    guard stack.count > 1 else { return ClassicArrangement(primary: stack, secondary: []) }
    return ClassicArrangement(primary: stack.dropLast(), secondary: [stack[stack.count - 1]])
  }

  /// `pE` and an own secondary controller.
  func separates(primary: [String]? = nil, giving secondary: String) {
    separates = { driver in
      driver.tell("pE")
      driver.tell("sep→\(secondary)")
      return ClassicArrangement(
        primary: primary.map { $0.map(driver.page) } ?? driver.state.pages.primary,
        secondary: [driver.page(secondary)])
    }
  }

  /// What `showDetailViewController(_:sender:)` does where no delegate does it.
  func showDetail(_ name: String) {
    tell("ask-detail")
    guard state.isCollapsed else { return set([name], .secondary) }
    state = configuration.showingDetail(page(name), from: state)
    push(name, on: .primary)
  }

  func pop() { set(pages(of: .primary).dropLast(), .primary) }

  /// What a press on the app's display mode button does.
  func pressClassicButton(_ answer: SplitViewDisplayMode) {
    tell("targetDisplayModeForAction")
    configuration.pressingClassicButton(leadingTo: answer, from: state, in: environment)
      .map(carryOut)
  }
}
