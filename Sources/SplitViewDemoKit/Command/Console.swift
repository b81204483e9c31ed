// SPDX-License-Identifier: MIT
internal import Glibc

/// The program's two output streams.
enum Console {
  static func write(_ text: String) {
    write(text + "\n", to: STDOUT_FILENO)
  }

  /// Writes one line that says who speaks.
  static func fail(_ message: String) {
    write("split-view-demo: \(message)\n", to: STDERR_FILENO)
  }

  private static func write(_ text: String, to descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      guard written > 0 else {
        if errno == EINTR { continue }
        return
      }
      rest = rest.dropFirst(written)
    }
  }
}
