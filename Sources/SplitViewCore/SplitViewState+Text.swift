// SPDX-License-Identifier: MIT

/// One line such as `1 request=automatic mode=twoBesideSecondary primary-width=312`: the form's
/// version, then what is not as in a new state.
extension SplitViewState: LosslessStringConvertible {
  static let version = 1

  /// The state as one line of text, which ``init(_:)`` reads back exactly.
  public var description: String {
    var words = ["\(Self.version)", "request=\(preferredDisplayMode.savedName)"]
    func add(_ key: String, _ value: String?) {
      if let value { words.append("\(key)=\(value)") }
    }
    add("chosen", chosenDisplayMode?.savedName)
    add("mode", displayMode?.savedName)
    add("primary-width", primaryColumnWidth.map(Self.text))
    add("supplementary-width", supplementaryColumnWidth.map(Self.text))
    add("inspector-width", inspectorColumnWidth.map(Self.text))
    let hidden = SplitViewColumn.allCases.filter(hiddenColumns.contains).map(\.savedName)
    add("hidden", hidden.isEmpty ? nil : hidden.joined(separator: ","))
    add("inspector", isInspectorShown ? "shown" : nil)
    return words.joined(separator: " ")
  }

  /// Reads a state from its line of text.
  ///
  /// It is `nil` for anything but what ``description`` of this or an earlier version of the package
  /// wrote.
  public init?(_ text: String) {
    guard let state = try? SplitViewState(reading: text) else { return nil }
    self = state
  }

  /// Reads a state from its line of text, or says what is wrong with it.
  package init(reading text: String) throws(SplitViewStateFlaw) {
    let words = text.split { $0 == " " || $0 == "\n" }
    guard let first = words.first, let version = Int(first), version > 0 else {
      throw SplitViewStateFlaw("it has no version number")
    }
    try Self.check(version: version)
    self.init()
    var known: Set<Substring> = []
    for word in words.dropFirst() {
      guard let sign = word.firstIndex(of: "=") else {
        throw SplitViewStateFlaw("\"\(word)\" has no value")
      }
      let key = word[..<sign]
      guard known.insert(key).inserted else {
        throw SplitViewStateFlaw("\(key) stands there twice")
      }
      try set(key, to: String(word[word.index(after: sign)...]))
    }
  }

  static func check(version: Int) throws(SplitViewStateFlaw) {
    guard version <= Self.version else {
      throw SplitViewStateFlaw(
        "it is of version \(version), written by a newer program; this one reads up to version "
          + "\(Self.version)")
    }
  }

  private mutating func set(_ key: Substring, to value: String) throws(SplitViewStateFlaw) {
    switch key {
    case "request": preferredDisplayMode = try Self.mode(value, key)
    case "chosen": chosenDisplayMode = try Self.mode(value, key)
    case "mode":
      displayMode = try Self.mode(value, key)
      if displayMode == nil { throw SplitViewStateFlaw("no split view is in mode \(value)") }
    case "primary-width": primaryColumnWidth = try Self.width(value, key)
    case "supplementary-width": supplementaryColumnWidth = try Self.width(value, key)
    case "inspector-width": inspectorColumnWidth = try Self.width(value, key)
    case "hidden":
      for name in value.split(separator: ",", omittingEmptySubsequences: false) {
        guard let column = SplitViewColumn(savedName: String(name)) else {
          throw SplitViewStateFlaw("there is no column \"\(name)\"")
        }
        hiddenColumns.insert(column)
      }
    case "inspector":
      guard value == "shown" else { throw SplitViewStateFlaw("an inspector can't be \(value)") }
      isInspectorShown = true
    default: throw SplitViewStateFlaw("nothing is known of \(key)")
    }
  }

  private static func mode(_ name: String, _ key: Substring) throws(SplitViewStateFlaw)
    -> SplitViewDisplayMode
  {
    guard let mode = SplitViewDisplayMode(savedName: name) else {
      throw SplitViewStateFlaw("\(key) names no display mode: \"\(name)\"")
    }
    return mode
  }

  private static func width(_ text: String, _ key: Substring) throws(SplitViewStateFlaw) -> Double {
    guard let width = usable(Double(text)) else {
      throw SplitViewStateFlaw(
        "\(key) can't be \"\(text)\": a width is a finite number")
    }
    return width
  }

  private static func text(_ width: Double) -> String {
    let text = "\(width)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
