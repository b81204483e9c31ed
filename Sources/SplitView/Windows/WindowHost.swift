// SPDX-License-Identifier: MIT
internal import GtkInterop

/// A toplevel with a controller in it: what a window and a dialog share.
@MainActor
final class WindowHost {
  private let toplevel = Toplevel()
  private let controller: ViewController
  private var page: PageView?
  private var handlers: [SignalHandler] = []
  private var layoutHook: SignalHandler?
  private var isEmpty = false
  private lazy var keys = Shortcuts(for: widget, phase: .bubble)

  /// Called when it has been closed, whoever did it.
  var didClose: (@MainActor () -> Void)?
  /// Called each time the content has come on screen.
  var contentDidAppear: (@MainActor () -> Void)?
  /// What the window's close button does; nil closes.
  var closeRequest: (@MainActor () -> Void)?

  /// Whether the content's header bars carry the window's buttons.
  var hasControls = true { didSet { if hasControls != oldValue { updateControls() } } }

  /// Makes a window that is not yet shown.
  ///
  /// It stops the program where the controller is shown elsewhere.
  init(_ controller: ViewController) {
    self.controller = controller
    controller.loadViewIfNeeded()
    let name = controller.logName
    precondition(controller.parent == nil, "\(name) is in a container: take it out of that first")
    precondition(controller.host == nil, "\(name) is shown elsewhere: close that window first")
    let hasHeader = controller is any HeaderContainer
    if !hasHeader { page = PageView(controller, in: nil) }
    let content = page?.widget ?? controller.widget
    precondition(
      content.parent == nil, "\(name) is shown elsewhere: close that window first")
    toplevel.setContent(content)
    controller.host = self
    updateControls()
    toplevel.title = controller.title ?? ""
    watch()
    addKey("<Control>w") { [weak self] in self?.requestClose() }
  }

  /// The `GtkWindow`.
  var widget: Widget { toplevel.widget }

  /// The title, for the desktop's lists of windows.
  var title: String {
    get { toplevel.title }
    set { toplevel.title = newValue }
  }

  /// The size it opens with, in application pixels.
  var defaultSize: (width: Int, height: Int) {
    get { toplevel.defaultSize }
    set { toplevel.defaultSize = newValue }
  }

  /// The height of the header bar that is put over the content, in application pixels.
  var headerHeight: Int { page?.headerHeight(width: -1) ?? 0 }

  /// Shows it, or brings it to the front.
  func present() { toplevel.present() }

  /// Makes it one of an application's windows.
  func join(_ application: UnsafeMutableRawPointer) { toplevel.join(application) }

  /// Makes it a dialog over a widget's window.
  func makeModal(over other: Widget) {
    toplevel.makeModal(over: other)
    toplevel.observeEscape { [weak self] in self?.requestClose() }
  }

  private func watch() {
    let pointer = widget.pointer
    handlers = [
      connect(pointer, "map") { [weak self] _ in self?.contentDidMap() },
      connect(pointer, "unmap") { [weak self] _ in self?.disappear() },
      connect(pointer, "close-request") { [weak self] arguments in
        // A window without an owner goes the toolkit's way.
        guard let self else { return }
        arguments.setReturn(true)
        self.requestClose()
      },
      // The toolkit's own function destroys a window without a word, as long as someone keeps it.
      connect(pointer, "unrealize") { [weak self] _ in
        guard let self, self.toplevel.isDestroyed else { return }
        self.close()
      },
    ]
    if let handler = Toolkit.observeSetting(
      "gtk-decoration-layout", for: widget, { [weak self] in self?.updateControls() })
    {
      handlers.append(handler)
    }
  }

  /// Adds a key that works wherever in the window the focus is, unless something there uses it.
  func addKey(_ key: String, _ action: @escaping @MainActor () -> Void) {
    keys.add(key) {
      action()
      return true
    }
  }

  private func requestClose() {
    if let closeRequest { closeRequest() } else { close() }
  }

  // MARK: Appearance

  private func contentDidMap() {
    guard !isEmpty else { return }
    controller.beginAppearanceTransition(true, animated: false)
    // The first size comes with the first layout, which is still to come.
    guard controller.widget.width == 0, let clock = FrameClock(of: widget) else {
      return appear()
    }
    layoutHook = clock.observe(.layout) { [weak self] in
      guard let self, self.controller.isReadyToAppear else { return }
      self.stopWaitingForLayout()
      self.appear()
    }
  }

  private func appear() {
    controller.endAppearanceTransition()
    contentDidAppear?()
  }

  private func disappear() {
    stopWaitingForLayout()
    guard !isEmpty else { return }
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
  }

  private func stopWaitingForLayout() {
    layoutHook?.disconnect()
    layoutHook = nil
  }

  private func updateControls() {
    guard !isEmpty else { return }
    controller.windowEdges = WindowEdges()
    controller.windowEdges = WindowEdges(start: hasControls, end: hasControls)
  }

  // MARK: Closing

  /// Gives the controller back, which leaves the window empty.
  func release() {
    guard !isEmpty else { return }
    stopWaitingForLayout()
    controller.beginAppearanceTransition(false, animated: false)
    isEmpty = true
    page?.dismantle()
    page = nil
    toplevel.setContent(nil)
    controller.endAppearanceTransition()
    controller.host = nil
    controller.toldSize = nil
  }

  /// Closes it, with what is presented over it.
  func close() {
    guard !toplevel.isClosed else { return }
    controller.modal?.end()
    release()
    for handler in handlers { handler.disconnect() }
    handlers = []
    toplevel.close()
    didClose?()
  }
}
