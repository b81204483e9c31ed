// SPDX-License-Identifier: MIT

/// Why a stage can't be set up, or a picture not be written.
public enum StageError: Error, Sendable, Hashable, CustomStringConvertible {
  /// There is no display to show anything on.
  case noDisplay
  /// The caller does not run on the process's first thread, which the toolkit needs.
  case notMainThread
  /// The picture could not be written to this path.
  case pictureNotWritten(path: String)

  /// What to do about it.
  public var description: String {
    switch self {
    case .noDisplay:
      "there is no display: run the tests under a graphical session or xvfb-run"
    case .notMainThread:
      """
      a stage needs the process's first thread: Swift Testing runs main-actor tests elsewhere, so \
      use XCTest, with `@MainActor func test…() async throws` in a `@unchecked Sendable` class
      """
    case .pictureNotWritten(let path):
      "the picture could not be written to \(path)"
    }
  }
}
