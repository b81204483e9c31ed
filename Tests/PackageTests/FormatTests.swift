// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// Older formatters don't know all the rules, so the newer one is the gate.
#if compiler(>=6.2)
  @Suite struct FormatTests {
    private func lint(_ paths: [String]) throws -> Command {
      let configuration = Checkout.folder.appendingPathComponent(".swift-format").path
      return try Command(
        ["swift", "format", "lint", "--strict", "--recursive", "--configuration", configuration]
          + paths, seconds: 120)
    }

    @Test func everySourceIsFormatted() throws {
      let result = try lint(["Package.swift", "Sources", "Tests"])
      #expect(result.status == 0, "\(result.errors)")
    }

    @Test func badFormatAndMissingDocumentationAreFound() throws {
      let scratch = try ScratchFolder()
      let file = try scratch.file("A.swift", "public  struct A {}\n")
      let result = try lint([file.path])
      #expect(result.status == 1)
      #expect(result.errors.contains("[Spacing]"))
      #expect(result.errors.contains("[AllPublicDeclarationsHaveDocumentation]"))
    }
  }
#endif
