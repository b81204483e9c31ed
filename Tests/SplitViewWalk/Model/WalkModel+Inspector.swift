// SPDX-License-Identifier: MIT

extension WalkModel {
  func showInspector() {
    if inspectorIsShown || !isFilled(.inspector) { return }
    if !isMounted {
      inspectorIsShown = true
      return
    }
    transition([.show(.inspector)]) { inspectorIsShown = true }
  }

  func hideInspector() {
    if !inspectorIsShown { return }
    if !isMounted {
      inspectorIsShown = false
      return
    }
    transition([.hide(.inspector)]) { forgetInspector() }
  }

  func setInspector(_ names: [String]) {
    if names.isEmpty && inspectorIsShown { hideInspector() }
    if names.isEmpty { forgetInspector() }
    pages[.inspector] = names
  }

  func forgetInspector() {
    inspectorIsShown = false
    inspectorReturns = false
  }
}
