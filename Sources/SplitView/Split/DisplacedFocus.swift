// SPDX-License-Identifier: MIT
internal import GtkInterop

/// Where the focus was before a width hid its column, and where it was put instead.
@MainActor
struct DisplacedFocus {
  /// The widget in the hidden column.
  var place: WeakReference
  /// The widget that got the focus meanwhile; nil where nothing takes it.
  var substitute: WeakReference?

  init(_ place: WeakReference, _ substitute: Widget?) {
    self.place = place
    self.substitute = substitute.map { WeakReference($0.pointer) }
  }
}
