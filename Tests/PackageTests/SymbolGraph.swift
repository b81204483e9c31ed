// SPDX-License-Identifier: MIT
import Foundation

/// What a module shows its clients, as the compiler writes it down.
struct SymbolGraph {
  private let text: String

  /// Reads all that the compiler wrote about a module.
  init(of module: String, in folder: URL) throws {
    text = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0 == "\(module).symbols.json" || $0.hasPrefix("\(module)@") }
      .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
      .joined()
  }

  /// The C declarations that public declarations name.
  var cSymbols: Set<String> {
    Set(
      text.components(separatedBy: "\"preciseIdentifier\":\"c:").dropFirst().map {
        String($0.prefix { $0 != "\"" })
      })
  }

  func declares(_ name: String) -> Bool {
    text.contains("\"pathComponents\":[\"\(name)\"]")
  }
}
