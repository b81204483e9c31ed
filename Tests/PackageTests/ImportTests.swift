// SPDX-License-Identifier: MIT
import Testing

@Suite struct ImportTests {
  @Test func everyTargetImportsOnlyWhatItMayKnow() throws {
    let files = try Checkout.files(under: ["Sources", "Tests"])
    #expect(files.count { $0.path.hasPrefix("Sources/SplitViewCore/") } > 1)
    #expect(ImportRule.problems(in: files).isEmpty)
  }

  @Test(arguments: [
    ("Sources/SplitViewCore/A.swift", "import Foundation"),
    ("Sources/SplitViewCore/A.swift", "private import Glibc"),
    ("Sources/SplitView/Split/A.swift", "internal import CSplitViewGtk"),
    ("Sources/SplitView/A.swift", "@preconcurrency public import struct CSplitViewGtk.GtkWidget"),
    ("Sources/SplitView/A.swift", "@_exported import Foundation"),
    ("Sources/GtkInterop/A.swift", "import SplitView"),
    ("Sources/SplitViewDemoKit/A.swift", "@_implementationOnly import CSplitView"),
    ("Sources/UIKitNames/A.swift", "import GtkInterop"),
    ("Sources/Newcomer/A.swift", "import SplitView"),
    ("Tests/SplitViewTests/A.swift", "@testable import CSplitView"),
  ])
  func aForbiddenImportIsFound(path: String, line: String) {
    let file = SourceFile(path: path, text: "// A comment.\n\(line)\n\nstruct A {}\n")
    #expect(ImportRule.problems(in: [file]).count == 1)
  }

  @Test func wordsAboutImportsAreNoImports() {
    let text = "/// They import nothing.\nlet important = 1\n// import Foundation\n"
    let file = SourceFile(path: "Sources/SplitViewCore/A.swift", text: text)
    #expect(ImportRule.imports(of: file).isEmpty)
  }
}
