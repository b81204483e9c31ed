// SPDX-License-Identifier: MIT

import SplitViewCore

/// The numbers of named pages.
struct PageNames {
  private var numbers: [String: Int] = [:]
  private var names: [String] = []

  mutating func page(named name: String) -> PageID {
    if let number = numbers[name] { return PageID(rawValue: number) }
    numbers[name] = names.count
    names.append(name)
    return PageID(rawValue: names.count - 1)
  }

  func names(of pages: [PageID]) -> [String] { pages.map { names[$0.rawValue] } }
}
