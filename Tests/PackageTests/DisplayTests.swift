// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// Without a display, what needs one says so at once.
@Suite struct DisplayTests {
  private static let noDisplay: Int32 = 69

  @Test func theFirstCommandSaysSoBeforeItInstallsOrBuilds() throws {
    let result = try Command(
      ["meson-helpers/run"], environment: Command.withoutDisplay, seconds: 10)
    #expect(result.status == Self.noDisplay)
    let lines = result.errors.split(separator: "\n")
    #expect(lines.first == "run: there is no display to open a window on")
    #expect(lines.count == 3, "what is missing, and two ways out")
    #expect(result.output.isEmpty)
  }

  @Test(arguments: [":98765", "unix:98765.0"])
  func aDisplayThatIsNotThereIsNone(name: String) throws {
    var environment = Command.withoutDisplay
    environment["DISPLAY"] = name
    let result = try Command(["meson-helpers/run"], environment: environment, seconds: 10)
    #expect(result.status == Self.noDisplay)
  }

  @Test func theDemoSaysSoInOneLine() throws {
    let demo = try #require(Bundle.main.executableURL)
      .deletingLastPathComponent().appendingPathComponent("split-view-demo")
    let result = try Command([demo.path], environment: Command.withoutDisplay, seconds: 10)
    #expect(result.status == Self.noDisplay)
    #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
    #expect(result.output.isEmpty)
  }
}
