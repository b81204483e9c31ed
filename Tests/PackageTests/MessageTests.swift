// SPDX-License-Identifier: MIT
import Testing

@Suite struct MessageTests {
  /// What a page must quote of a message: the beginning of its longest fixed part.
  private func key(_ parts: [String]) -> String {
    let longest = parts.max { $0.count < $1.count } ?? ""
    return String(longest.prefix(24)).trimmingCharacters
  }

  @Test func everyMessageIsInTheTables() throws {
    let page = try Checkout.text(
      of: "Sources/SplitView/Documentation.docc/LookingUpMessages.md")
    var count = 0
    for file in try Checkout.files(under: ["Sources/SplitView"])
    where file.path.hasSuffix(".swift") {
      for parts in SourceMessages.all(in: file.text) {
        count += 1
        #expect(page.contains(key(parts)), "\(file.path): \(parts)")
      }
    }
    #expect(count > 30)
  }

  @Test func messagesAreFound() {
    let source = """
      Log.warning("a \\(style(1, "x")) view: " + "nothing (was) set")
      precondition(
        count < 3, "\\(count) don't \\"fit\\": give fewer")
      Log.warning(objection)
      preconditionFailure("no \\(name)")
      """
    #expect(
      SourceMessages.all(in: source) == [
        ["a ", " view: ", "nothing (was) set"], [" don't \"fit\": give fewer"], ["no "],
      ])
  }
}

extension String {
  fileprivate var trimmingCharacters: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
