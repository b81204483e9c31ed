// SPDX-License-Identifier: MIT
internal import CSplitViewGtk
internal import GtkInterop
internal import SplitView

/// The first column: where to go.
final class PlacesViewController: ViewController {
  /// Called when a person chooses a place.
  var onChoose: (@MainActor (Place) -> Void)?

  private let model: PlacesModel
  private var template: Template?
  private var current: FileLocation?
  private var selectionHandler: SignalHandler?

  init(model: PlacesModel) {
    self.model = model
    super.init()
    title = localized("Places")
    model.onChange = { [weak self] in self?.fill() }
  }

  override func loadView() {
    let template = Template("places.ui")
    self.template = template
    view = template.object("root")
    gtk_list_box_set_header_func(
      list,
      { row, before, _ in
        let carried = Carried((row, before))
        MainActor.assumeIsolated {
          PlacesViewController.separate(carried.value.0, carried.value.1)
        }
      }, nil, nil)
    selectionHandler = connect(template.object("list"), "row-activated") { [weak self] arguments in
      guard let self, let row = arguments.object(0) else { return }
      let index = Int(gtk_list_box_row_get_index(row.assumingMemoryBound(to: GtkListBoxRow.self)))
      guard self.model.places.indices.contains(index) else { return }
      self.onChoose?(self.model.places[index])
    }
    fill()
  }

  /// Marks the place that leads to a folder, if there is one.
  func markPlace(of location: FileLocation) {
    current = location
    guard isViewLoaded else { return }
    let index = model.places.firstIndex { $0.location == location }
    gtk_list_box_select_row(list, index.flatMap { gtk_list_box_get_row_at_index(list, gint($0)) })
  }

  private var list: OpaquePointer! { template?.opaque("list") }

  private func fill() {
    guard isViewLoaded || template != nil else { return }
    while let row = gtk_list_box_get_row_at_index(list, 0) {
      gtk_list_box_remove(
        list, UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self))
    }
    for place in model.places { gtk_list_box_append(list, Self.row(for: place)) }
    if let current {
      let index = model.places.firstIndex { $0.location == current }
      gtk_list_box_select_row(list, index.flatMap { gtk_list_box_get_row_at_index(list, gint($0)) })
    }
  }

  private static func row(for place: Place) -> UnsafeMutablePointer<GtkWidget>? {
    let row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    gtk_widget_add_css_class(row, "place-row")
    // What the header function tells sections by.
    gtk_widget_set_name(row, "section-\(place.section.rawValue)")
    let box = UnsafeMutableRawPointer(row)?.assumingMemoryBound(to: GtkBox.self)
    gtk_box_append(box, gtk_image_new_from_icon_name(place.iconName))
    let label = gtk_label_new(place.title)
    gtk_label_set_xalign(OpaquePointer(label), 0)
    gtk_label_set_ellipsize(OpaquePointer(label), PANGO_ELLIPSIZE_END)
    gtk_widget_set_tooltip_text(row, place.location.parseName)
    gtk_box_append(box, label)
    return row
  }

  private static func separate(
    _ row: UnsafeMutablePointer<GtkListBoxRow>?, _ before: UnsafeMutablePointer<GtkListBoxRow>?
  ) {
    let isNew =
      before != nil
      && gtk_widget_get_name(gtk_list_box_row_get_child(row)).map { String(cString: $0) }
        != gtk_widget_get_name(gtk_list_box_row_get_child(before)).map { String(cString: $0) }
    gtk_list_box_row_set_header(row, isNew ? gtk_separator_new(GTK_ORIENTATION_HORIZONTAL) : nil)
  }
}
