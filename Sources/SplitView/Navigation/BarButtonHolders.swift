// SPDX-License-Identifier: MIT

/// The navigation items that have a bar button item, none of them kept alive.
@MainActor
struct BarButtonHolders {
  private struct Holder {
    weak var item: NavigationItem?
  }

  private var holders: [Holder] = []

  mutating func insert(_ item: NavigationItem) {
    holders.removeAll { $0.item == nil || $0.item === item }
    holders.append(Holder(item: item))
  }

  mutating func remove(_ item: NavigationItem) {
    holders.removeAll { $0.item == nil || $0.item === item }
  }

  func forEach(_ body: (NavigationItem) -> Void) {
    for holder in holders { holder.item.map(body) }
  }
}
