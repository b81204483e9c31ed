// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// Apps' sources as they are ported: they compile in any language mode, whatever else they import.
@Suite struct PortedSourceTests {
  private var sources: [SourceFile] {
    get throws {
      try Checkout.files(under: ["Tests/UIKitNamesTests/Apps", "Tests/UIKitNamesTests/Wild"])
    }
  }

  /// What the compiler says of sources, which see what was built for this test.
  private func check(_ texts: [String: String], mode: String) throws -> Command {
    let scratch = try ScratchFolder()
    let files = try texts.map { try scratch.file($0.key, $0.value).path }.sorted()
    return try Command(
      ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", mode]
        + ["-warnings-as-errors"] + DocumentationArchive.flags + files,
      in: scratch.url, seconds: 240)
  }

  @Test(arguments: ["5", "6"]) func sourcesCompileInEitherMode(mode: String) throws {
    let sources = try sources
    #expect(sources.count > 15)
    #expect(sources.contains { $0.text.contains("\nimport Foundation\n") })
    #expect(sources.contains { !$0.text.contains("\nimport Foundation\n") })
    let names = "import UIKitNames\n"
    for others in ["", "import Foundation\n"] {
      let texts = sources.map { file in
        let plain = file.text.replacingOccurrences(of: "import Foundation\n", with: "")
        return (
          String(file.path.split(separator: "/").last ?? ""),
          plain.replacingOccurrences(of: names, with: others + names)
        )
      }
      let result = try check(Dictionary(uniqueKeysWithValues: texts), mode: mode)
      #expect(result.status == 0, "\(result.errors)")
    }
  }

  @Test func whatDoesNotCompileIsFound() throws {
    let text =
      "import UIKitNames\nclass A: NSObject, UISplitViewControllerDelegate {\n  let a: B\n}\n"
    #expect(try check(["A.swift": text], mode: "6").status != 0)
  }

  @Test func noOtherModuleHasFoundation() throws {
    let files = try Checkout.files(under: ["Sources"]).filter {
      $0.path.hasSuffix(".swift") && ImportRule.imports(of: $0).contains("Foundation")
    }
    let targets = Set(files.map(\.target))
    #expect(
      targets.subtracting(["UIKitNames", "GResourcePlugin", "LanguagePlugin"]).sorted() == [])
    #expect(targets.contains("UIKitNames"))
  }
}
