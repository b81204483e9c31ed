// SPDX-License-Identifier: MIT
import Foundation

/// This package's own files.
enum Checkout {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every file under the folders that is written by hand, with its path from the top.
  static func files(under folders: [String]) throws -> [SourceFile] {
    try folders.flatMap { folder in
      let top = Checkout.folder.appendingPathComponent(folder)
      let names = try FileManager.default.subpathsOfDirectory(atPath: top.path).sorted()
      return try names.compactMap { name -> SourceFile? in
        let url = top.appendingPathComponent(name)
        guard try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true,
          let text = try? String(contentsOf: url, encoding: .utf8)
        else { return nil }
        return SourceFile(path: "\(folder)/\(name)", text: text)
      }
    }
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }
}
