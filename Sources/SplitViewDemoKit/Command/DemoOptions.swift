// SPDX-License-Identifier: MIT

/// What the command line asks for.
struct DemoOptions: Hashable, Sendable {
  /// What to do with a command line.
  enum Request: Hashable, Sendable {
    case run(DemoOptions)
    case help
    case version
    /// One line that says what is wrong.
    case misuse(String)
  }

  /// The folder to show, or a file to show in its folder; nil for the home folder.
  var folder: FileName?
  /// Where to write a picture of the window instead of waiting for a person.
  var screenshot: FileName?
  /// The window's size in pixels.
  var width = 1100
  var height = 720
  var isDark = false

  /// Reads a command line, the program's own name left out.
  ///
  /// Nothing is asked of the toolkit, so that help and version work without a display.
  static func parse(_ arguments: [FileName]) -> Request {
    var parser = OptionParser(arguments)
    return parser.request()
  }

  static let help = """
    Usage: split-view-demo [OPTION]... [FOLDER]

    Shows FOLDER, or your home folder, in three columns that fold into one.
    A file in the place of FOLDER is shown in its folder.

      --width N            the window's width in pixels, \(limits.lowerBound) to \(limits.upperBound)
      --height N           the window's height in pixels
      --dark               prefer dark colours
      --screenshot FILE    write a picture of the window to FILE (PNG) and exit
      --help               show this help and exit
      --version            show the version and exit
    """

  static let versionNumber = "0.1.0"
  static let version = "split-view-demo " + versionNumber

  /// What widths and heights are taken.
  static let limits = 100...16_384
}
