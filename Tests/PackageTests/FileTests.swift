// SPDX-License-Identifier: MIT
import Foundation
import Testing

@Suite struct FileTests {
  @Test func filesAreShortAndNameTheirLicence() throws {
    let sources = try Checkout.files(under: ["Sources", "Tests"]).filter(\.isSource)
    let scripts = try Checkout.files(under: ["meson-helpers", ".ci"])
    #expect(sources.count > 20)
    #expect(scripts.count > 3)
    #expect(FileRule.problems(in: sources + scripts).isEmpty)
  }

  @Test func longAndUnlicensedFilesAreFound() {
    let licence = "// SPDX-License-Identifier: MIT\n"
    func problems(_ text: String) -> [String] {
      FileRule.problems(in: [SourceFile(path: "Sources/SplitView/A.swift", text: text)])
    }
    #expect(problems(licence + String(repeating: "\n", count: 399)).isEmpty)
    #expect(problems(licence + String(repeating: "\n", count: 400)).count == 1)
    #expect(problems("import SplitView\n" + licence).count == 1)
    #expect(problems("#!/bin/sh\n# SPDX-License-Identifier: MIT\n").isEmpty)
    #expect(problems("#!/bin/sh\n\n# SPDX-License-Identifier: MIT\n").count == 1)
  }

  @Test func theManifestLetsOthersDependOnThePackage() throws {
    #expect(FileRule.problems(inManifest: try Checkout.text(of: "Package.swift")).isEmpty)
  }

  @Test func aManifestThatBarsOthersIsFound() {
    let head = "// swift-tools-version: 6.0\n"
    #expect(FileRule.problems(inManifest: head + ".unsafeFlags([\"-Ounchecked\"])").count == 1)
    #expect(FileRule.problems(inManifest: head + ".package(path: \"..\")").count == 1)
    #expect(FileRule.problems(inManifest: "// swift-tools-version: 6.2\n").count == 1)
  }

  @Test func theTopLevelIsFixed() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Checkout.folder.path)
    #expect(names.contains("Package.swift"))
    #expect(FileRule.problems(atTopLevel: names).isEmpty)
    #expect(FileRule.problems(atTopLevel: ["Plugins", ".github", "Sources"]) == ["Plugins"])
  }
}
