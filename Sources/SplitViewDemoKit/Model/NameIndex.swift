// SPDX-License-Identifier: MIT

/// Finds positions by name.
///
/// Many small dictionaries instead of one: when one large one has to grow, it moves all that it
/// holds at once, and with 100,000 names that takes longer than a frame.
struct NameIndex {
  private var parts: [[FileName: Int]] = Array(repeating: [:], count: 64)

  subscript(name: FileName) -> Int? {
    get { parts[Self.part(of: name)][name] }
    set { parts[Self.part(of: name)][name] = newValue }
  }

  private static func part(of name: FileName) -> Int {
    name.bytes.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF } % 64
  }
}
