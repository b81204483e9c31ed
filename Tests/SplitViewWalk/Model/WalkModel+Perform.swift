// SPDX-License-Identifier: MIT

extension WalkModel {
  /// Does an operation without a layout.
  func execute(_ operation: WalkOperation) {
    if isClassic && operation.needsColumns { return }
    switch operation {
    case .resize(let width): self.width = width
    case .show(let column): call { self.show(column) }
    case .hide(let column): call { self.hide(column) }
    case .set(let column, let names): call(isContent: true) { self.set(column, names) }
    case .showDetail(let name): call(isContent: true) { self.showDetail(name) }
    case .push(let column, let name): push(column, name)
    case .pop(let column): pop(column)
    case .popToRoot(let column): popToRoot(column)
    case .controllers(let list): call(isContent: true) { self.setControllers(list) }
    case .showController(let controller): showController(controller)
    case .showDetailController(let controller): showDetailController(controller)
    case .pushOnto(let stack, let name): push(name, onto: stack)
    case .popFrom(let stack): pop(from: stack)
    case .popToRootOf(let stack): popToRoot(of: stack)
    case .back: call { self.back() }
    case .pressButton: call { self.pressButton() }
    case .pressSecondaryOnlyButton: call { self.pressSecondaryOnlyButton() }
    case .clickOutside: call { self.clickOutside() }
    case .dismissInspector: call { if self.isCollapsed { self.hideInspector() } }
    case .drag(let column, let width): call { self.drag(column, to: width) }
    case .prefer(let preference): prefer(preference)
    case .answerTop(let column): topAnswer = column
    case .answerExpanding(let mode): expandingAnswer = mode
    case .answer(let answer): classic.answers.take(answer)
    case .atNext(let prefix, let operations): triggers.append((prefix, operations))
    case .turn(let operations): for operation in operations { execute(operation) }
    }
  }

  /// Lays out until nothing is left to do.
  func settle() {
    for _ in 0..<1000 {
      if end != nil {
        finish()
      } else if !layout() {
        return
      }
    }
    fatalError("The model never settles")
  }

  func prefer(_ preference: WalkPreference) {
    switch preference {
    case .mode(let mode):
      imply(mode)
      if mode == preferredMode { return }
      preferredMode = mode
      requestChanged = true
    case .behavior(let behavior):
      impliedBehavior = .automatic
      if behavior == explicitBehavior { return }
      explicitBehavior = behavior
      behaviorChanged = true
    case .width(let column, let value):
      preferredWidths[column] = value
      draggedWidths[column] = nil
    case .fraction(let column, let value):
      fractions[column] = value
      draggedWidths[column] = nil
    case .minimum(let column, let value):
      minimums[column] = value
      draggedWidths[column] = nil
    case .maximum(let column, let value):
      maximums[column] = value
      draggedWidths[column] = nil
    case .compactColumn(let column): preferredCompactColumn = column
    case .restoresColumns(let value): restoresColumnsIfSet = value
    case .collapse(let policy): self.policy = policy
    case .reportsProgrammaticChanges(let value): reportsProgrammaticChanges = value
    case .presentsWithGesture(let value): presentsWithGesture = value
    case .buttonVisibility(let value): buttonVisibility = value
    case .showsSecondaryOnlyButton(let value): showsSecondaryOnlyButton = value
    }
  }

  /// A request moves the behavior that is reported, as long as none was set.
  private func imply(_ mode: WalkMode) {
    if isClassic { return }
    switch mode {
    case .oneBesideSecondary, .twoBesideSecondary: impliedBehavior = .tile
    case .oneOverSecondary, .twoOverSecondary: impliedBehavior = .overlay
    case .twoDisplaceSecondary: impliedBehavior = .displace
    case .secondaryOnly, .automatic: break
    }
  }
}
