// SPDX-License-Identifier: MIT
import Foundation

/// The documentation as a browser shows it, made from a catalogue and from what was built.
struct DocumentationArchive {
  private static let modules = ["SplitView", "SplitViewCore", "SplitViewTesting", "UIKitNames"]

  /// What the converter said; its status is 0 if nothing was wrong.
  var result: Command

  /// Whether there is a converter.
  static var isAvailable: Bool { (try? Command(["docc", "--help"]).status) == 0 }

  /// Converts a catalogue, with the public declarations of the modules as built for this test.
  init(of catalogue: URL) throws {
    let scratch = try ScratchFolder()
    let graphs = scratch.url.appendingPathComponent("graphs")
    try FileManager.default.createDirectory(at: graphs, withIntermediateDirectories: true)
    for module in Self.modules {
      let extraction = try Command(
        ["swift-symbolgraph-extract", "-module-name", module, "-output-dir", graphs.path]
          + ["-minimum-access-level", "public"] + Self.flags, seconds: 120)
      guard extraction.status == 0 else { throw Failure(text: extraction.errors) }
    }
    // Extensions of Swift's own types are protocol conformances without anything to link to.
    for name in try FileManager.default.contentsOfDirectory(atPath: graphs.path)
    where name.contains("@") {
      try FileManager.default.removeItem(at: graphs.appendingPathComponent(name))
    }
    result = try Command(
      [
        "docc", "convert", catalogue.path, "--additional-symbol-graph-dir", graphs.path,
        "--output-path", scratch.url.appendingPathComponent("archive").path,
        "--warnings-as-errors", "--fallback-display-name", "SplitView",
        "--fallback-bundle-identifier", "SplitView",
      ], seconds: 120)
  }

  /// What lets the compiler's tools see the modules as built for this test.
  static var flags: [String] {
    get throws {
      guard let program = Bundle.main.executableURL else { throw Failure(text: "no program") }
      let products = program.deletingLastPathComponent()
      let maps = [
        Checkout.folder.appendingPathComponent("Sources/CSplitViewGtk/module.modulemap"),
        products.appendingPathComponent("CSplitView.build/module.modulemap"),
      ]
      let information = try Command(["swiftc", "-print-target-info"]).output
      guard let match = information.firstMatch(of: /"triple": "(.*?)"/) else {
        throw Failure(text: information)
      }
      let includes = try Command(["pkg-config", "--cflags-only-I", "gtk4"]).output
        .split { $0.isWhitespace }.map(String.init)
      return ["-target", String(match.1), "-I", products.appendingPathComponent("Modules").path]
        + (maps.map { "-fmodule-map-file=\($0.path)" } + includes).flatMap { ["-Xcc", $0] }
    }
  }

  struct Failure: Error {
    var text: String
  }
}
