// SPDX-License-Identifier: MIT
internal import GtkInterop
internal import SplitViewCore

/// What is drawn besides columns and dividers: dimming over what is covered, and shadows.
extension SplitRoot {
  private var hosts: [HostView] { lanes.map(\.host) + joints.compactMap(\.tail) }

  /// What can be drawn besides columns and dividers, on screen or not.
  var layers: (dimming: [Widget], shadows: [(column: SplitViewColumn, widget: Widget)]) {
    (
      hosts.compactMap(\.layers.dimming),
      lanes.compactMap { lane in lane.host.layers.shadow.map { (lane.column, $0) } }
    )
  }

  func placeLayers(_ picture: SplitPicture, height: Int) {
    placeShield(picture, height: height)
    for lane in lanes {
      let (strength, width) = shadow(of: lane, picture)
      guard strength > 0, width > 0, let place = lane.place else {
        lane.host.setShadow(nil, fallsToLeft: false, strength: 0)
        continue
      }
      let isAtLeft = (lane.column == .inspector) == picture.isMirrored
      let x = isAtLeft ? place.x + place.width : place.x - width
      lane.host.setShadow(
        PixelRect(x: x, y: 0, width: width, height: height), fallsToLeft: !isAtLeft,
        strength: strength)
    }
  }

  /// How much is to be seen of the shadow beside a column, and how wide it is.
  private func shadow(of lane: ColumnLane, _ picture: SplitPicture) -> (Double, width: Int) {
    guard !picture.isCollapsed else { return (0, 0) }
    if lane.column == .primary, picture.over.contains([.primary, .supplementary]),
      let outer = lane.place, let inner = self.lane(.supplementary)?.place
    {
      // Its border fills the gap between two columns that lie over others, which would show through.
      let gap =
        picture.isMirrored
        ? outer.x - inner.x - inner.width : inner.x - outer.x - outer.width
      return (1, min(gap, EdgeShadow.width))
    }
    return (picture.shadows[lane.column], EdgeShadow.width)
  }

  private func placeShield(_ picture: SplitPicture, height: Int) {
    let whole = PixelRect(x: 0, y: 0, width: picture.width, height: height)
    var shielded: (host: HostView, place: ShieldPlace)?
    if picture.isCollapsed {
      if let sheet = lane(.inspector), sheet.place != nil {
        shielded = (sheet.host, ShieldPlace(rect: whole, isAboveContent: false))
      }
    } else if !picture.covered.isEmpty, let host = hostOfCovered(picture) {
      let covered = lanes.filter { picture.covered.contains($0.column) }.compactMap(\.place)
      let start = max(covered.map(\.x).min() ?? 0, 0)
      let end = min(covered.map { $0.x + $0.width }.max() ?? 0, picture.width)
      let rect = PixelRect(x: start, y: 0, width: max(end - start, 0), height: height)
      shielded = (host, ShieldPlace(rect: rect, isAboveContent: true))
    }
    for host in hosts {
      host.setShield(
        host === shielded?.host ? shielded?.place : nil, strength: picture.dimming)
    }
  }

  /// The host of all that is covered and of nothing else.
  private func hostOfCovered(_ picture: SplitPicture) -> HostView? {
    let last =
      picture.isDisplaced
      ? lanes.firstIndex { $0.column == .secondary }.map { $0 - 1 }
      : lanes.dropLast().lastIndex { picture.over.contains($0.column) }
    guard let last else { return nil }
    return last + 1 < joints.count ? joints[last + 1].tail : lanes[lanes.count - 1].host
  }
}
