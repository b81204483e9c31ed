// SPDX-License-Identifier: MIT

extension WalkOperation {
  /// The operation as Swift writes it.
  package var source: String {
    switch self {
    case .resize(let width): ".resize(\(text(width)))"
    case .show(let column): ".show(.\(column))"
    case .hide(let column): ".hide(.\(column))"
    case .set(let column, let names): ".set(.\(column), \(names))"
    case .showDetail(let name): ".showDetail(\"\(name)\")"
    case .push(let column, let name): ".push(.\(column), \"\(name)\")"
    case .pop(let column): ".pop(.\(column))"
    case .popToRoot(let column): ".popToRoot(.\(column))"
    case .back: ".back"
    case .pressButton: ".pressButton"
    case .pressSecondaryOnlyButton: ".pressSecondaryOnlyButton"
    case .clickOutside: ".clickOutside"
    case .dismissInspector: ".dismissInspector"
    case .drag(let column, let width): ".drag(.\(column), \(text(width)))"
    case .controllers(let list): ".controllers([\(list.map(\.source).joined(separator: ", "))])"
    case .showController(let controller): ".showController(\(controller.source))"
    case .showDetailController(let controller): ".showDetailController(\(controller.source))"
    case .pushOnto(let stack, let name): ".pushOnto(\"\(stack)\", \"\(name)\")"
    case .popFrom(let stack): ".popFrom(\"\(stack)\")"
    case .popToRootOf(let stack): ".popToRootOf(\"\(stack)\")"
    case .answer(let answer): ".answer(\(answer.source))"
    case .prefer(let preference): ".prefer(\(preference.source))"
    case .answerTop(let column): ".answerTop(\(text(column)))"
    case .answerExpanding(let mode): ".answerExpanding(\(text(mode)))"
    case .atNext(let prefix, let operations): ".atNext(\"\(prefix)\", \(text(operations)))"
    case .turn(let operations): ".turn(\(text(operations)))"
    }
  }
}

extension WalkController {
  /// The controller as Swift writes it.
  package var source: String {
    switch self {
    case .page(let name): ".page(\"\(name)\")"
    case .stack(let name, let pages): ".stack(\"\(name)\", \(pages))"
    case .named(let name): ".named(\"\(name)\")"
    }
  }
}

extension WalkAnswer {
  /// The answer as Swift writes it.
  package var source: String {
    switch self {
    case .collapse(let joining): ".collapse(.\(joining))"
    case .separate(.leaves): ".separate(.leaves)"
    case .separate(.gives(let controller)): ".separate(.gives(\(controller.source)))"
    case .separate(.splits(let name)): ".separate(.splits(\"\(name)\"))"
    case .primaryForCollapsing(let controller):
      ".primaryForCollapsing(\(controller?.source ?? "nil"))"
    case .primaryForExpanding(let controller):
      ".primaryForExpanding(\(controller?.source ?? "nil"))"
    case .handlesShow(let value): ".handlesShow(\(value))"
    case .handlesDetail(let value): ".handlesDetail(\(value))"
    case .target(let mode): ".target(.\(mode))"
    }
  }
}

extension WalkPreference {
  /// The preference as Swift writes it.
  package var source: String {
    switch self {
    case .mode(let mode): ".mode(.\(mode))"
    case .behavior(let behavior): ".behavior(.\(behavior))"
    case .width(let column, let value): ".width(.\(column), \(text(value)))"
    case .fraction(let column, let value): ".fraction(.\(column), \(text(value)))"
    case .minimum(let column, let value): ".minimum(.\(column), \(text(value)))"
    case .maximum(let column, let value): ".maximum(.\(column), \(text(value)))"
    case .compactColumn(let column): ".compactColumn(\(text(column)))"
    case .restoresColumns(let value): ".restoresColumns(\(value.map { "\($0)" } ?? "nil"))"
    case .collapse(.width(let width)): ".collapse(.width(\(text(width))))"
    case .collapse(let policy): ".collapse(.\(policy))"
    case .reportsProgrammaticChanges(let value): ".reportsProgrammaticChanges(\(value))"
    case .presentsWithGesture(let value): ".presentsWithGesture(\(value))"
    case .buttonVisibility(let value): ".buttonVisibility(.\(value))"
    case .showsSecondaryOnlyButton(let value): ".showsSecondaryOnlyButton(\(value))"
    }
  }
}

extension WalkConfiguration {
  /// The configuration as Swift writes it, without what goes without saying.
  package var source: String {
    let plain = WalkConfiguration(style)
    var parts = [".\(style)"]
    if metrics != plain.metrics { parts.append("metrics: .\(metrics)") }
    for column in WalkColumn.allCases where pages(of: column) != plain.pages(of: column) {
      parts.append("\(column): \(pages(of: column))")
    }
    if controllers != plain.controllers {
      parts.append("controllers: [\(controllers.map(\.source).joined(separator: ", "))]")
    }
    if handle != plain.handle { parts.append("handle: \(text(handle))") }
    if !before.isEmpty { parts.append("before: \(text(before))") }
    if width != plain.width { parts.append("width: \(text(width))") }
    return "WalkConfiguration(\(parts.joined(separator: ", ")))"
  }
}

private func text(_ value: Double) -> String {
  value == value.rounded() ? "\(Int(value))" : "\(value)"
}

private func text(_ value: Double?) -> String {
  value.map { text($0) } ?? "nil"
}

private func text(_ column: WalkColumn?) -> String { column.map { ".\($0)" } ?? "nil" }

private func text(_ mode: WalkMode?) -> String { mode.map { ".\($0)" } ?? "nil" }

private func text(_ operations: [WalkOperation]) -> String {
  "[\(operations.map(\.source).joined(separator: ", "))]"
}
