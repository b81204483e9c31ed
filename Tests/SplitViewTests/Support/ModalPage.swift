// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting

/// A page that notes its appearances with what it then knows of its presentation.
@MainActor
final class ModalPage: ViewController {
  private(set) var log: [String] = []
  var onAppear: (() -> Void)?

  init(_ title: String, widget: UnsafeMutableRawPointer) {
    super.init(widget: widget)
    self.title = title
  }

  private func note(_ call: String) {
    var words = [call]
    if isBeingPresented { words.append("presented") }
    if isBeingDismissed { words.append("dismissed") }
    log.append(words.joined(separator: " "))
  }

  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing \(Widget(view).width > 0)") }
  override func viewDidAppear(_ animated: Bool) {
    note("didAppear")
    onAppear?()
  }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }

  /// The window that it is in.
  var window: Widget? { isViewLoaded ? Widget(view).toplevel : nil }
}

@MainActor
extension ViewController {
  /// Presents a page and waits until it has appeared.
  func presentAndWait(_ page: ViewController) {
    var isThere = false
    present(page, animated: false) { isThere = true }
    runLoop(until: "the dialog") { isThere }
  }
}

/// A page in a window, for dialogs over it.
@MainActor
struct DialogScene {
  let root = ViewController()
  let stage: Stage

  init(width: Int, height: Int = 700) throws {
    stage = try Stage(root, width: width, height: height)
  }
}
