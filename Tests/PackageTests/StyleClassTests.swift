// SPDX-License-Identifier: MIT
import Testing

@Suite struct StyleClassTests {
  @Test func everyClassAndNameIsDocumented() throws {
    let article = try Checkout.text(of: "Sources/SplitView/Documentation.docc/Styling.md")
    let files = try Checkout.files(under: ["Sources/SplitView", "Sources/GtkInterop"])
    let text = files.filter { $0.path.hasSuffix(".swift") }.map(\.text).joined(separator: "\n")
    let classes = text.matches(of: /setClass\("([a-z-]+)"/).map { String($0.1) }
    let names = text.matches(of: /[nN]ame = "(split-view-[a-z-]+)"/).map { String($0.1) }
    #expect(classes.count > 8 && names.count > 4)
    #expect(Set(classes).filter { !article.contains(".\($0)`") }.sorted() == [])
    #expect(Set(names).filter { !article.contains("`\($0)`") }.sorted() == [])
    let nodes = try Checkout.text(of: "Sources/CSplitView/widgets.c")
      .matches(of: /set_css_name \([^"]*"([a-z]+)"/).map { String($0.1) }
    #expect(nodes.count >= 4)
    #expect(nodes.filter { !article.contains("| `\($0)` |") } == [])
  }
}
