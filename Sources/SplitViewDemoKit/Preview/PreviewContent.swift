// SPDX-License-Identifier: MIT

/// What the preview shows of a file, beside its facts.
enum PreviewContent: Sendable {
  case text(TextDecoder.Text, isCut: Bool)
  case picture(Picture)
  /// Played by GTK itself.
  case media
  /// The facts alone, with a word on why where there is one.
  case facts(message: String?)
  /// Nothing is known of the file.
  case failure(GioFailure)
}
