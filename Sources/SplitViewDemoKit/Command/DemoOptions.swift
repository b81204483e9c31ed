// SPDX-License-Identifier: MIT

/// What the command line asks for.
struct DemoOptions: Hashable, Sendable {
  /// What to do with a command line.
  enum Request: Hashable, Sendable {
    case run(DemoOptions)
    case help
    case version
    /// Print the examples' names.
    case list
    /// One line that says what is wrong.
    case misuse(String)
    /// One line that says which examples there are.
    case unknownExample(String)
  }

  /// What to start instead of the gallery.
  var example: ExampleKind?
  /// The folder to show, or a file to show in its folder; nil for the example's own choice.
  var folder: FileName?
  /// Where to write a picture of the window instead of waiting for a person.
  var screenshot: FileName?
  /// The window's size in pixels.
  var width = 1100
  var height = 720
  var isDark = false
  /// The size of texts in per cent; nil for the desktop's.
  var textScale: Int?

  /// Reads a command line, the program's own name left out.
  ///
  /// Nothing is asked of the toolkit, so that help and version work without a display.
  static func parse(_ arguments: [FileName]) -> Request {
    var parser = OptionParser(arguments)
    return parser.request()
  }

  static let help = """
    Usage: split-view-demo [OPTION]... [FOLDER]

    Shows a gallery of examples; each of them folds its columns into one where
    there is no room. With FOLDER the example files shows that; a file in the
    place of FOLDER is shown in its folder.

      --example NAME       start an example, \(ExampleKind.names)
      --list-examples      list the examples and exit
      --width N            the window's width in pixels, \(limits.lowerBound) to \(limits.upperBound)
      --height N           the window's height in pixels
      --text-scale N       the size of texts in per cent, \(scales.lowerBound) to \(scales.upperBound)
      --dark               prefer dark colours
      --screenshot FILE    write a picture of the window to FILE (PNG) and exit
      --help               show this help and exit
      --version            show the version and exit
    """

  static let versionNumber = "0.1.0"
  static let version = "split-view-demo " + versionNumber

  /// What widths and heights are taken.
  static let limits = 100...16_384
  /// What sizes of texts are taken, in per cent.
  static let scales = 50...400
}
