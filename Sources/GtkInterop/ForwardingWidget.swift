// SPDX-License-Identifier: MIT
internal import CSplitView
internal import CSplitViewGtk

/// What a ``ForwardingWidget`` does when GTK asks.
@MainActor
package protocol WidgetDelegate: AnyObject {
  /// The least and the wished size, in application pixels.
  func measure(_ axis: Axis, forSize size: Int) -> (minimum: Int, natural: Int)
  /// Gives the children their places.
  func allocate(width: Int, height: Int)
  /// How the height depends on the width.
  var requestMode: RequestMode { get }
  /// The text direction was turned.
  func directionDidChange()
}

/// A container of ours, whose measuring and allocation are done in Swift.
///
/// The widget holds its delegate weakly: whoever owns the widget is the delegate or owns it.
@MainActor
package final class ForwardingWidget {
  /// The CSS names there are.
  package enum Kind: Sendable {
    /// `splitview`, clips its children.
    case splitView
    /// `columnhost`, what a `GtkPaned` holds in place of a column.
    case host
    /// `page`, a header bar over a content.
    case page
    /// `column`, a group to screen readers, clips its children.
    case column
  }

  private final class Peer {
    weak var delegate: (any WidgetDelegate)?
  }

  private let reference: ObjectReference
  private let peer = Peer()

  /// The widget.
  package var widget: Widget { Widget(reference.pointer) }

  /// Who answers for the widget.
  package var delegate: (any WidgetDelegate)? {
    get { peer.delegate }
    set { peer.delegate = newValue }
  }

  /// Makes a widget without children.
  package init(_ kind: Kind) {
    let made =
      switch kind {
      case .splitView: csv_split_view_new()
      case .host: csv_host_new()
      case .page: csv_page_new()
      case .column: csv_column_new()
      }
    guard let made else { preconditionFailure("GTK made no widget") }
    reference = ObjectReference(sinking: UnsafeMutableRawPointer(made))
    let table = CSVWidgetTable(
      measure: { peer, orientation, size, minimum, natural in
        let axis: Axis = orientation == GTK_ORIENTATION_HORIZONTAL ? .horizontal : .vertical
        nonisolated(unsafe) let (peer_, minimum_, natural_) = (peer, minimum, natural)
        FirstThread.run {
          guard let delegate = ForwardingWidget.delegate(peer_) else { return }
          let size = delegate.measure(axis, forSize: Int(size))
          minimum_?.pointee = Int32(size.minimum)
          natural_?.pointee = Int32(max(size.minimum, size.natural))
        }
      },
      size_allocate: { peer, width, height, _ in
        nonisolated(unsafe) let peer_ = peer
        FirstThread.run {
          ForwardingWidget.delegate(peer_)?.allocate(width: Int(width), height: Int(height))
        }
      },
      request_mode: { peer in
        nonisolated(unsafe) let peer_ = peer
        return FirstThread.run {
          ForwardingWidget.delegate(peer_)?.requestMode.gtk ?? GTK_SIZE_REQUEST_CONSTANT_SIZE
        }
      },
      direction_changed: { peer in
        nonisolated(unsafe) let peer_ = peer
        FirstThread.run { ForwardingWidget.delegate(peer_)?.directionDidChange() }
      })
    csv_widget_set_peer(made, table, Unmanaged.passRetained(peer).toOpaque()) { peer in
      guard let peer else { return }
      Unmanaged<Peer>.fromOpaque(peer).release()
    }
  }

  /// Draws a sibling of a page under it, which their parent doesn't draw; nil ends that.
  ///
  /// Whoever sets it shows the sibling and gives it its place, in the page's own allocation.
  package func setCompanion(_ sibling: Widget?) {
    csv_page_set_companion(widget.gtk, sibling?.gtk)
  }

  private static func delegate(_ peer: UnsafeMutableRawPointer?) -> (any WidgetDelegate)? {
    guard let peer else { return nil }
    return Unmanaged<Peer>.fromOpaque(peer).takeUnretainedValue().delegate
  }
}
