// SPDX-License-Identifier: MIT
import Foundation

/// A folder in place of the person's own for the state of programs, as long as it lives.
final class StateFolder {
  let url: URL
  private let earlier = ProcessInfo.processInfo.environment["XDG_STATE_HOME"]

  /// Makes a folder; in a process that was started for a part of a test it is that of its parent.
  init() throws {
    if Subprocess.isChild, let earlier {
      url = URL(fileURLWithPath: earlier)
      return
    }
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("split-view-state-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    setenv("XDG_STATE_HOME", url.path, 1)
  }

  deinit {
    if Subprocess.isChild { return }
    if let earlier { setenv("XDG_STATE_HOME", earlier, 1) } else { unsetenv("XDG_STATE_HOME") }
    try? FileManager.default.removeItem(at: url)
  }

  /// All files in it.
  var files: [URL] {
    let enumerator = FileManager.default.enumerator(
      at: url, includingPropertiesForKeys: [.isRegularFileKey])
    return (enumerator?.allObjects as? [URL] ?? []).filter {
      (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
    }
  }

  /// What is kept of what couldn't be read.
  var unread: [URL] { files.filter { $0.lastPathComponent.contains("@unread") } }

  /// The line of state in its only file; nil if there is none.
  var line: String? {
    let used = files.filter { !$0.lastPathComponent.contains("@unread") }
    return used.count == 1 ? Self.line(in: used[0]) : nil
  }

  /// The line of state in the file of an entry.
  func line(of entry: String) -> String? {
    files.first { $0.lastPathComponent == "\(entry).ini" }.flatMap { Self.line(in: $0) }
  }

  private static func line(in file: URL) -> String? {
    (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n")
      .first { $0.hasPrefix("State=") }.map { String($0.dropFirst("State=".count)) }
  }

  /// Puts another line of state into its only file.
  func setLine(_ line: String) throws { try setText("[Split View]\nState=\(line)\n") }

  /// Puts another text into its only file.
  func setText(_ text: String) throws { try Data(text.utf8).write(to: files[0]) }
}
