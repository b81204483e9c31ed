// SPDX-License-Identifier: MIT
import Foundation
import LocaleSupport
import Testing

@Suite struct TranslationTests {
  private static let folder = "Resources/po"

  private func catalog(_ name: String) throws -> Catalog {
    Catalog(try Checkout.text(of: "\(Self.folder)/\(name)"))
  }

  private var languages: [String] {
    get throws {
      try Checkout.text(of: "\(Self.folder)/LINGUAS").split(whereSeparator: \.isWhitespace)
        .map(String.init)
    }
  }

  @Test func theTemplateHasEveryTextOfTheLibrary() throws {
    let source = try Checkout.text(of: "Sources/SplitView/Languages/LibraryText.swift")
    let texts = source.matches(of: /case \w+ = "([^"]*)"/).map { String($0.1) }
    let template = try catalog("split-view.pot")
    #expect(texts.count > 30)
    #expect(template.entries.map(\.text) == texts)
    #expect(template.entries.filter(\.note.isEmpty).map(\.text) == [], "without a note")
  }

  @Test func everyLanguageIsListed() throws {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Checkout.folder.appendingPathComponent(Self.folder).path)
    let catalogs = names.filter { $0.hasSuffix(".po") }.map { String($0.dropLast(3)) }
    #expect(try languages == catalogs.sorted())
  }

  @Test func everyLanguageHasEveryText() throws {
    let template = try catalog("split-view.pot")
    for language in try languages {
      let catalog = try catalog("\(language).po")
      #expect(catalog.entries.map(\.text) == template.entries.map(\.text), "\(language)")
      for (entry, original) in zip(catalog.entries, template.entries) {
        #expect(!entry.translation.isEmpty && !entry.isFuzzy, "\(language): \(entry.text)")
        #expect(entry.note == original.note, "\(language): \(entry.text)")
        let count = entry.text.matches(of: /%s/).count
        #expect(entry.translation.matches(of: /%s/).count == count, "\(language): \(entry.text)")
      }
    }
  }

  @Test func pluralFormsAreThoseOfTheLanguage() throws {
    // The number of forms, and the form for each of these counts.
    let counts = [0, 1, 2, 3, 10, 11, 99, 100, 102, 103]
    let forms: [String: [Int]] = [
      "ar": [0, 1, 2, 3, 3, 4, 4, 5, 5, 3],
      "de": [1, 0, 1, 1, 1, 1, 1, 1, 1, 1],
    ]
    for language in try languages {
      let folder = try ScratchFolder()
      let locale = try TestLocale(language, in: folder.url)
      let header = try catalog("\(language).po").header
      let number = try #require(header.firstMatch(of: /nplurals=(\d+)/).flatMap { Int($0.1) })
      let texts = (0..<number).map { "msgstr[\($0)] \"form \($0)\"\n" }.joined()
      let file = try folder.file(
        "forms.po",
        "msgid \"\"\nmsgstr \"\(header)\"\n\nmsgid \"one\"\nmsgid_plural \"many\"\n\(texts)")
      let places = folder.url.appendingPathComponent("texts/\(language)/LC_MESSAGES")
      try FileManager.default.createDirectory(at: places, withIntermediateDirectories: true)
      let compiled = places.appendingPathComponent("forms.mo")
      let made = try Command(["msgfmt", "--check", "-o", compiled.path, file.path])
      #expect(made.status == 0, "\(language): \(made.errors)")
      // gettext itself says which form it takes.
      var environment: [String: String?] = locale.environment
      environment["TEXTDOMAINDIR"] = folder.url.appendingPathComponent("texts").path
      let found = try counts.map { count in
        let answer = try Command(
          ["ngettext", "--domain=forms", "one", "many", "\(count)"], environment: environment)
        return answer.output.split(separator: " ").last.flatMap { Int($0) }
      }
      #expect(found == forms[language], "\(language)")
    }
  }

  @Test(arguments: ["de", "ar"]) func aCatalogIsCompiledWithoutComplaint(language: String) throws {
    let path = Checkout.folder.appendingPathComponent("\(Self.folder)/\(language).po").path
    let made = try Command(["msgfmt", "--check", "--statistics", "-o", "/dev/null", path])
    #expect(made.status == 0)
    #expect(made.errors.wholeMatch(of: /\d+ translated messages\.\n/) != nil, "\(made.errors)")
  }
}
