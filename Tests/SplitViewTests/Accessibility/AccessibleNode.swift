// SPDX-License-Identifier: MIT

/// What a screen reader finds at one place of a program.
struct AccessibleNode: Sendable {
  var object: AccessibilityBus.Object
  var role: String
  var name: String
  var states: Set<String>
  /// Where it has one: the least, the present and the greatest.
  var value: (least: Double, now: Double, most: Double)?
  var children: [AccessibleNode]

  private static let withoutRole = ["generic", "filler", "widget"]
  private static let accessible = "org.a11y.atspi.Accessible"
  static let valueInterface = "org.a11y.atspi.Value"

  /// The bits of the states that are told, by their numbers in the protocol.
  private static let states = [
    4: "checked", 5: "collapsed", 10: "expanded", 11: "focusable", 12: "focused", 16: "modal",
    20: "pressed", 23: "selected",
  ]

  /// Reads an object and all below it.
  init(_ object: AccessibilityBus.Object, on bus: AccessibilityBus) throws {
    self.object = object
    role = try bus.call(object, Self.accessible, "GetRoleName")[0].string
    let name = try bus.property("Name", of: object, Self.accessible).string
    // GTK 4.8 gives the type's name to what has none, and a name to what has no role, where readers
    // don't look for one.
    let isNone =
      name.hasPrefix("Gtk") || name.hasPrefix("CSV") || Self.withoutRole.contains(role)
    self.name = isNone ? "" : name
    let words = try bus.call(object, Self.accessible, "GetState")[0].values.map(\.integer)
    states = Set(
      Self.states.filter { bit, _ in
        words.indices.contains(bit / 32) && words[bit / 32] >> (bit % 32) & 1 == 1
      }.values)
    let interfaces = try bus.call(object, Self.accessible, "GetInterfaces")[0].values.map(\.string)
    if interfaces.contains(Self.valueInterface) {
      func read(_ name: String) throws -> Double {
        try bus.property(name, of: object, Self.valueInterface).double
      }
      value = (try read("MinimumValue"), try read("CurrentValue"), try read("MaximumValue"))
    }
    children = try bus.call(object, Self.accessible, "GetChildren")[0].values.map { child in
      let parts = child.values.map(\.string)
      return try AccessibleNode(.init(program: parts[0], path: parts[1]), on: bus)
    }
  }

  /// The node and all below it, in order.
  var all: [AccessibleNode] {
    var all = [self]
    for child in children { all += child.all }
    return all
  }

  /// The names of the groups that have one, in order.
  var groupNames: [String] {
    // The words of GTK 4.8 and of later versions.
    all.filter { ["group", "grouping", "panel"].contains($0.role) && !$0.name.isEmpty }.map(\.name)
  }

  /// A line for each node that tells anything, indented by its depth: role, name, states, value.
  func lines(_ depth: Int = 0) -> [String] {
    guard tellsAnything else { return children.flatMap { $0.lines(depth) } }
    let indent = String(repeating: "  ", count: depth)
    var words = ["\(role):"]
    if !name.isEmpty { words.append("“\(name)”") }
    words += states.sorted()
    if let value { words.append("\(Int(value.least))…\(Int(value.now))…\(Int(value.most))") }
    var lines = [indent + words.joined(separator: " ")]
    for child in children { lines += child.lines(depth + 1) }
    return lines
  }

  /// Whether it is more than a container without a name, such as the tab panel that a stack has around
  /// each page from GTK 4.10 on.
  private var tellsAnything: Bool {
    !name.isEmpty || !states.isEmpty || (value.map { $0.most > 0 } ?? false)
      || !(["group", "grouping", "panel", "tab panel"] + Self.withoutRole).contains(role)
  }
}
