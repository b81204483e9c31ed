// SPDX-License-Identifier: MIT
internal import CSplitViewGtk
internal import GtkInterop
internal import SplitView

/// A page of the second column: what is in one folder.
final class FolderViewController: ViewController {
  /// Called when a person opens an entry.
  var onOpen: (@MainActor (FileItem, FileLocation) -> Void)?
  /// Called when another entry is selected, or none.
  var onSelect: (@MainActor (FileItem?, FileLocation) -> Void)?
  /// Whether the list should have the keyboard once it is on screen.
  var takesFocus = false

  let location: FileLocation
  let model: FolderModel
  /// An entry to select as soon as it is listed.
  private var wanted: FileName?
  private(set) var template: Template?
  private(set) var selection: OpaquePointer?
  private var selectionReference: ObjectReference?
  private var slowLoading: Timeout?
  private var isSlow = false
  private var isListed = false
  /// Whether the list stays where it is scrolled to.
  private var isTouched = false
  private var restingTime: Timeout?
  private var topTimeout: Timeout?

  init(_ location: FileLocation, options: ViewOptions, selecting wanted: FileName? = nil) {
    self.location = location
    self.wanted = wanted
    model = FolderModel(
      location, sort: options.sort, filter: FileFilter(showsHidden: options.showsHidden))
    super.init()
    title = location == .home ? localized("Home") : location.displayName
    model.onChange = { [weak self] in self?.update() }
  }

  /// How this and all other folders are shown.
  var options: ViewOptions {
    get { ViewOptions(sort: model.sort, showsHidden: model.filter.showsHidden) }
    set {
      model.sort = newValue.sort
      model.filter.showsHidden = newValue.showsHidden
    }
  }

  override func loadView() {
    let template = Template("folder.ui")
    self.template = template
    view = template.object("root")
    gtk_widget_set_name(template.widget("list"), "folder-list")
    prepareList(template)
    prepareSearch(template)
    slowLoading = Timeout(milliseconds: 150) { [weak self] in
      self?.isSlow = true
      self?.update()
    }
    update()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    captureKeys(true)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    captureKeys(true)
    guard takesFocus else { return }
    takesFocus = false
    template.map { _ = gtk_widget_grab_focus($0.widget("list")) }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    captureKeys(false)
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    // Taken off the stack: nobody comes back to this page.
    if parent == nil { model.stop() }
  }

  /// The selected entry.
  var selectedItem: FileItem? {
    guard let selection, let object = gtk_single_selection_get_selected_item(selection) else {
      return nil
    }
    return FileObject.item(of: UnsafeRawPointer(object))
  }
}

// MARK: The list

extension FolderViewController {
  private func prepareList(_ template: Template) {
    g_object_ref(UnsafeMutableRawPointer(model.list))
    let selection = gtk_single_selection_new(model.list)!
    self.selection = selection
    gtk_single_selection_set_autoselect(selection, 0)
    gtk_single_selection_set_can_unselect(selection, 1)
    gtk_single_selection_set_selected(selection, guint.max)
    let list = template.opaque("list")
    selectionReference = ObjectReference(owning: UnsafeMutableRawPointer(selection))
    if let factory = FileRow.factory() {
      gtk_list_view_set_factory(list, factory)
      g_object_unref(UnsafeMutableRawPointer(factory))
    }
    connect(UnsafeMutableRawPointer(selection), "notify::selected-item") { [weak self] _ in
      guard let self else { return }
      isTouched = true
      onSelect?(selectedItem, location)
    }
    connect(UnsafeMutableRawPointer(list), "activate") { [weak self] arguments in
      self?.open(at: guint(arguments.int(0)))
    }
    openOnClick(template.widget("list"))
    let adjustment = gtk_scrolled_window_get_vadjustment(template.opaque("scroller"))
    if let adjustment {
      connect(UnsafeMutableRawPointer(adjustment), "value-changed") { [weak self] _ in
        self?.keepAtTop()
      }
    }
    let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL)!
    gtk_event_controller_set_propagation_phase(scroll, GTK_PHASE_CAPTURE)
    connect(UnsafeMutableRawPointer(scroll), "scroll") { [weak self] arguments in
      self?.isTouched = true
      arguments.setReturn(false)
    }
    gtk_widget_add_controller(template.widget("scroller"), scroll)
  }

  // One click is enough, as in a sidebar. GTK's own single-click mode would select what the pointer
  // passes over.
  private func openOnClick(_ list: UnsafeMutablePointer<GtkWidget>) {
    let click = gtk_gesture_click_new()!
    connect(UnsafeMutableRawPointer(click), "released") { [weak self] arguments in
      guard let self, arguments.int(0) == 1, let selection else { return }
      let target = gtk_widget_pick(
        list, arguments.double(1), arguments.double(2), GTK_PICK_DEFAULT)
      guard let target, target != list else { return }
      open(at: gtk_single_selection_get_selected(selection))
    }
    gtk_widget_add_controller(list, click)
  }

  private func open(at position: guint) {
    isTouched = true
    guard let object = g_list_model_get_item(model.list, position) else { return }
    defer { g_object_unref(object) }
    let item = FileObject.item(of: object)
    onOpen?(item, location.child(item.name))
  }

  // What is listed at once is shown at once, in its order; only a folder that takes longer shows its
  // rows coming and moving.
  private func showRows() {
    guard !isListed, model.isSettled || isSlow, let template, let selection else { return }
    isListed = true
    gtk_list_view_set_model(template.opaque("list"), selection)
  }

  // Entries that sort before the first visible row push it down while the folder is being listed.
  // GTK is placing the list when it tells, and would put it back.
  private func keepAtTop() {
    guard !isTouched, !model.isSettled || restingTime != nil else { return }
    topTimeout =
      topTimeout
      ?? Timeout(milliseconds: 0) { [weak self] in
        guard let self, let template else { return }
        topTimeout = nil
        guard !isTouched else { return }
        gtk_adjustment_set_value(
          gtk_scrolled_window_get_vadjustment(template.opaque("scroller")), 0)
      }
  }

  private func letGoOfTop() {
    guard !isTouched, model.isSettled, restingTime == nil else { return }
    restingTime = Timeout(milliseconds: 200) { [weak self] in self?.isTouched = true }
  }
}

// MARK: States

extension FolderViewController {
  private func update() {
    guard let template else { return }
    showRows()
    selectWanted()
    letGoOfTop()
    if model.shownCount > 0 {
      guard isListed else { return }
      template.turn("stack", to: "list")
      return
    }
    switch model.state {
    case .loading where model.contents.count > 0:
      leaveSpinner()
    case .loading:
      template.turn("stack", to: isSlow ? "loading" : "blank")
    case .failed(let failure):
      showStatus(
        failure.reason == .permissionDenied
          ? "changes-prevent-symbolic" : "dialog-warning-symbolic",
        localized("Folder Not Shown"), failure.explanation, canRetry: true)
    case .loaded where !model.isSettled:
      leaveSpinner()
    case .loaded where model.filter.query.isEmpty:
      let hasHidden = model.contents.count > 0
      showStatus(
        "folder-symbolic", localized("Folder Is Empty"),
        hasHidden ? localized("There are hidden files only.") : "", canRetry: false)
    case .loaded:
      showStatus(
        "edit-find-symbolic", localized("No Matches"),
        localized("No name here contains “%s”.", model.filter.query), canRetry: false)
    }
  }

  // What is listed is filtered and sorted when nothing moves.
  private func leaveSpinner() {
    guard let template, gtk_spinner_get_spinning(template.opaque("spinner")) != 0 else { return }
    template.turn("stack", to: "blank")
  }

  private func showStatus(_ icon: String, _ title: String, _ text: String, canRetry: Bool) {
    guard let template else { return }
    gtk_image_set_from_icon_name(template.opaque("status_icon"), icon)
    gtk_label_set_text(template.opaque("status_title"), title)
    gtk_label_set_text(template.opaque("status_text"), text)
    gtk_widget_set_visible(template.widget("status_text"), text.isEmpty ? 0 : 1)
    gtk_widget_set_visible(template.widget("status_button"), canRetry ? 1 : 0)
    template.turn("stack", to: "status")
  }

  private func selectWanted() {
    guard let wanted, let selection, model.isSettled else { return }
    self.wanted = nil
    for position in 0..<g_list_model_get_n_items(model.list) {
      guard let object = g_list_model_get_item(model.list, position) else { continue }
      defer { g_object_unref(object) }
      guard FileObject.item(of: object).name == wanted else { continue }
      gtk_single_selection_set_selected(selection, position)
      isTouched = true
      template.map {
        _ = gtk_widget_activate_action_variant(
          $0.widget("list"), "list.scroll-to-item", g_variant_new_uint32(position))
      }
      return
    }
  }
}

// MARK: The filter

extension FolderViewController {
  /// Opens or closes the bar to type a filter into.
  func toggleSearch() {
    guard let bar = template?.opaque("search_bar") else { return }
    gtk_search_bar_set_search_mode(bar, gtk_search_bar_get_search_mode(bar) == 0 ? 1 : 0)
  }

  private func prepareSearch(_ template: Template) {
    let entry = template.opaque("search_entry")
    gtk_search_bar_connect_entry(template.opaque("search_bar"), entry)
    connect(UnsafeMutableRawPointer(entry), "search-changed") { [weak self] _ in
      guard let self else { return }
      model.filter.query = gtk_editable_get_text(entry).map { String(cString: $0) } ?? ""
    }
    // Down from the entry into the list, and Enter for the only match.
    connect(UnsafeMutableRawPointer(entry), "activate") { [weak self] _ in
      guard let self else { return }
      if model.shownCount == 1 {
        open(at: 0)
      } else {
        self.template.map { _ = gtk_widget_grab_focus($0.widget("list")) }
      }
    }
  }

  // Typing anywhere in the window filters the folder that is on screen.
  private func captureKeys(_ isOn: Bool) {
    guard let template else { return }
    let root = gtk_widget_get_root(template.widget("root"))
    gtk_search_bar_set_key_capture_widget(
      template.opaque("search_bar"),
      isOn ? root.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self) } : nil)
  }
}
