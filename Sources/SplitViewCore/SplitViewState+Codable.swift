// SPDX-License-Identifier: MIT

extension SplitViewState: Codable {
  private enum Key: String, CodingKey {
    case version, preferredDisplayMode, chosenDisplayMode, displayMode
    case primaryColumnWidth, supplementaryColumnWidth, inspectorColumnWidth
    case hiddenColumns, isInspectorShown
  }

  /// Reads a state from an app's own coder.
  ///
  /// It throws `DecodingError` for what a newer version wrote and for what can't be a state.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    func fail(_ key: Key, _ message: String) -> DecodingError {
      DecodingError.dataCorruptedError(forKey: key, in: values, debugDescription: message)
    }
    func mode(_ key: Key) throws -> SplitViewDisplayMode? {
      guard let name = try values.decodeIfPresent(String.self, forKey: key) else { return nil }
      guard let mode = SplitViewDisplayMode(savedName: name) else {
        throw fail(key, "There is no display mode \"\(name)\".")
      }
      return mode
    }
    func width(_ key: Key) throws -> Double? {
      guard let width = try values.decodeIfPresent(Double.self, forKey: key) else { return nil }
      guard let usable = Self.usable(width) else {
        throw fail(key, "A width can't be \(width): it is a finite number.")
      }
      return usable
    }
    do {
      try Self.check(version: values.decode(Int.self, forKey: .version))
    } catch let flaw as SplitViewStateFlaw {
      throw fail(.version, "The state can't be read: \(flaw).")
    }
    self.init()
    preferredDisplayMode = try mode(.preferredDisplayMode) ?? .automatic
    chosenDisplayMode = try mode(.chosenDisplayMode)
    displayMode = try mode(.displayMode)
    primaryColumnWidth = try width(.primaryColumnWidth)
    supplementaryColumnWidth = try width(.supplementaryColumnWidth)
    inspectorColumnWidth = try width(.inspectorColumnWidth)
    for name in try values.decodeIfPresent([String].self, forKey: .hiddenColumns) ?? [] {
      guard let column = SplitViewColumn(savedName: name) else {
        throw fail(.hiddenColumns, "There is no column \"\(name)\".")
      }
      hiddenColumns.insert(column)
    }
    isInspectorShown = try values.decodeIfPresent(Bool.self, forKey: .isInspectorShown) ?? false
  }

  /// Writes the state with an app's own coder.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(Self.version, forKey: .version)
    try values.encode(preferredDisplayMode.savedName, forKey: .preferredDisplayMode)
    try values.encodeIfPresent(chosenDisplayMode?.savedName, forKey: .chosenDisplayMode)
    try values.encodeIfPresent(displayMode?.savedName, forKey: .displayMode)
    try values.encodeIfPresent(primaryColumnWidth, forKey: .primaryColumnWidth)
    try values.encodeIfPresent(supplementaryColumnWidth, forKey: .supplementaryColumnWidth)
    try values.encodeIfPresent(inspectorColumnWidth, forKey: .inspectorColumnWidth)
    let hidden = SplitViewColumn.allCases.filter(hiddenColumns.contains).map(\.savedName)
    try values.encode(hidden, forKey: .hiddenColumns)
    try values.encode(isInspectorShown, forKey: .isInspectorShown)
  }
}
