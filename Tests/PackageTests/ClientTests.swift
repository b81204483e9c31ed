// SPDX-License-Identifier: MIT
import Foundation
import Testing

@Suite struct ClientTests {
  /// The README's program, built as a user builds it and run until its window is on the screen.
  @Test func aPackageThatDependsOnAVersionBuildsAndRuns() throws {
    let readme = Readme(text: try Checkout.text(of: "README.md"))
    let program = try #require(readme.program)
    let client = ClientPackage()
    try client.publish()
    try client.write(program: program)
    let build = try client.build()
    try #require(build.status == 0, "\(build.output)\(build.errors)")
    #expect(!build.output.contains("warning: "), "\(build.output)")

    // UIKit's names come with Foundation's, and so with the C library's.
    for module in ["SplitView", "SplitViewTesting"] {
      let graph = try SymbolGraph(of: module, in: client.symbolGraphs)
      #expect(graph.cSymbols.isEmpty, "\(module) shows its clients C declarations")
    }
    if ClientPackage.usesUIKitNames {
      let names = try SymbolGraph(of: "UIKitNames", in: client.symbolGraphs)
      #expect(names.declares("UISplitViewController"))
      #expect(names.cSymbols.filter { $0.contains("Gtk") }.isEmpty)
    }
    let graph = try SymbolGraph(of: "SplitView", in: client.symbolGraphs)
    #expect(graph.declares("SplitViewController"))

    let bundles = try FileManager.default.contentsOfDirectory(atPath: client.products.path)
      .filter { $0.hasSuffix(".resources") }
    #expect(bundles == ["split-view_SplitViewLanguages.resources"])
    let executable = client.products.appendingPathComponent("notes")
    try expectWindow(titled: "Notes", of: executable)
    let elsewhere = try ScratchFolder()
    let alone = elsewhere.url.appendingPathComponent("notes")
    try FileManager.default.copyItem(at: executable, to: alone)
    // A client needs no file of the package's at run time.
    try expectWindow(titled: "Notes", of: alone)
  }

  /// Runs a program until the X server shows its window, and ends it.
  private func expectWindow(titled title: String, of program: URL) throws {
    let scratch = try ScratchFolder()
    let errors = try scratch.emptyFile("errors")
    let process = Command.process([program.path], environment: [:], seconds: 60)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let deadline = Date(timeIntervalSinceNow: 20)
    var isVisible = false
    while !isVisible, process.isRunning, Date() < deadline {
      isVisible = try Command(["xwininfo", "-name", title]).output.contains("IsViewable")
    }
    Command.end(process)
    let messages = try String(contentsOf: errors, encoding: .utf8)
    #expect(isVisible, "\(messages)")
    #expect(messages.isEmpty)
  }

  @Test func aProgramIsFoundInTheReadme() {
    let text = "# A\n```sh\nimport SplitView\n```\n```swift\nlet a = 1\n```\n"
    #expect(Readme(text: text).program == nil)
    let program = "import SplitView\n\nlet a = 1\n"
    #expect(Readme(text: text + "```swift\n\(program)```\n").program == program)
  }

  /// A public declaration that names a C type would show in the same place.
  @Test func aLeakOfACTypeIsFound() throws {
    let scratch = try ScratchFolder()
    let source = try scratch.file(
      "Leak.swift",
      """
      public import CSplitViewGtk
      public func leak() -> UnsafeMutablePointer<GtkWidget>? { nil }
      public func clean() -> UnsafeMutableRawPointer? { nil }
      """)
    let flags = try Command(["pkg-config", "--cflags", "gtk4"]).output
      .split { $0 == " " || $0 == "\n" }.flatMap { ["-Xcc", String($0)] }
    let map = Checkout.folder.appendingPathComponent("Sources/CSplitViewGtk/module.modulemap")
    let result = try Command(
      [
        "swiftc", "-swift-version", "6", "-parse-as-library", "-emit-module",
        "-module-name", "Leak",
        "-emit-symbol-graph", "-emit-symbol-graph-dir", scratch.url.path,
        "-Xcc", "-fmodule-map-file=\(map.path)", source.path,
      ] + flags, in: scratch.url, seconds: 120)
    try #require(result.status == 0, "\(result.errors)")
    let graph = try SymbolGraph(of: "Leak", in: scratch.url)
    #expect(graph.declares("leak()"))
    #expect(graph.cSymbols.count == 1)
    #expect(graph.cSymbols.allSatisfy { $0.hasSuffix("@T@GtkWidget") })
  }
}
