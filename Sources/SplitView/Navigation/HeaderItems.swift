// SPDX-License-Identifier: MIT
internal import GtkInterop

/// The widgets at both ends of a header bar, outermost first.
@MainActor
final class HeaderItems {
  private let bar: HeaderBar
  private var start: [ObjectReference] = []
  private var end: [ObjectReference] = []

  init(_ bar: HeaderBar) { self.bar = bar }

  /// What is at the start and takes room there.
  var shownAtStart: [Widget] { shown(start) }

  /// What is at the end and takes room there.
  var shownAtEnd: [Widget] { shown(end) }

  // One that is in another header bar by now is still in the list.
  private func shown(_ items: [ObjectReference]) -> [Widget] {
    items.map { Widget($0.pointer) }.filter { $0.isVisible && $0.isWithin(bar.widget) }
  }

  /// Brings both ends up to date; what stands right stays untouched.
  /// - Parameters:
  ///   - newStart: What is to be at the start.
  ///   - newEnd: What is to be at the end.
  ///   - mayTake: Whether what stands in another header bar is taken from there.
  func update(start newStart: [Widget], end newEnd: [Widget], mayTake: Bool) {
    let wantedStart = unique(newStart, besides: [], mayTake: mayTake)
    let wantedEnd = unique(newEnd, besides: wantedStart, mayTake: mayTake)
    let keptAtStart = commonCount(start, wantedStart)
    let keptAtEnd = commonCount(end, wantedEnd)
    guard
      keptAtStart < max(start.count, wantedStart.count)
        || keptAtEnd < max(end.count, wantedEnd.count)
    else { return }
    let focus = bar.widget.rootFocus
    // Both ends give up what leaves before either takes what comes: it may change sides.
    drop(&start, after: keptAtStart)
    drop(&end, after: keptAtEnd)
    add(wantedStart, to: &start) { bar.packStart($0) }
    add(wantedEnd, to: &end) { bar.packEnd($0) }
    // Also where it seems to be there still: the toolkit takes it away after the frame.
    if let focus, focus.isWithin(bar.widget) { bar.widget.setRootFocus(focus) }
  }

  /// Gives all up.
  func removeAll() {
    drop(&start, after: 0)
    drop(&end, after: 0)
  }

  /// What can be had, each once.
  private func unique(_ items: [Widget], besides others: [Widget], mayTake: Bool) -> [Widget] {
    items.reduce(into: []) { found, item in
      guard mayTake || item.parent == nil || item.isWithin(bar.widget) else { return }
      if !others.contains(item), !found.contains(item) { found.append(item) }
    }
  }

  /// How many of the outermost stand right.
  private func commonCount(_ old: [ObjectReference], _ new: [Widget]) -> Int {
    zip(old, new).prefix { Widget($0.pointer) == $1 && $1.isWithin(bar.widget) }.count
  }

  private func drop(_ items: inout [ObjectReference], after count: Int) {
    for item in items.dropFirst(count) where Widget(item.pointer).isWithin(bar.widget) {
      bar.remove(Widget(item.pointer))
    }
    items.removeLast(items.count - count)
  }

  private func add(
    _ wanted: [Widget], to items: inout [ObjectReference], _ pack: (Widget) -> Void
  ) {
    for item in wanted.dropFirst(items.count) {
      items.append(ObjectReference(retaining: item.pointer))
      HeaderBar.release(item)
      pack(item)
    }
  }
}
