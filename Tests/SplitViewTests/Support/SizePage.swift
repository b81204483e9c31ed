// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView

/// A page that notes the sizes that it is told of, with what can be seen at that time.
@MainActor
final class SizePage: ViewController {
  /// What it and the closures it hands over heard, such as `a.size 500×300 at 400`.
  let journal: SpyPage.Journal
  /// Called in each announcement of a size.
  var onSize: ((any ViewControllerTransitionCoordinator) -> Void)?

  init(_ title: String, _ journal: SpyPage.Journal) {
    self.journal = journal
    super.init()
    self.title = title
  }

  init(_ title: String, _ journal: SpyPage.Journal, widget: UnsafeMutableRawPointer) {
    self.journal = journal
    super.init(widget: widget)
    self.title = title
  }

  private func note(_ entry: String) { journal.entries.append("\(title ?? "?").\(entry)") }

  private var present: Int { Widget(view).width }

  override func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    note("size \(Int(size.width))×\(Int(size.height)) at \(present)")
    onSize?(coordinator)
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(
      alongsideTransition: { [weak self] _ in self.map { $0.note("alongside at \($0.present)") } },
      completion: { [weak self] _ in self.map { $0.note("completion at \($0.present)") } })
  }

  override func willTransition(
    to newEnvironment: SplitViewController.LayoutEnvironment,
    with coordinator: any ViewControllerTransitionCoordinator
  ) {
    note("environment \(newEnvironment) in \(splitViewControllerLayoutEnvironment)")
    super.willTransition(to: newEnvironment, with: coordinator)
  }
}

/// A split view that notes the sizes that it is told of.
@MainActor
final class SizeSplit: SplitViewController {
  let journal: SpyPage.Journal

  init(_ style: Style, _ journal: SpyPage.Journal) {
    self.journal = journal
    super.init(style: style)
    metrics = .uiKit
  }

  override func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    journal.entries.append("split.size \(Int(size.width))×\(Int(size.height))")
    super.viewWillTransition(to: size, with: coordinator)
  }
}
