// SPDX-License-Identifier: MIT
import Foundation
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// What is kept in an app's settings.
final class AutosaveSettingsTests: AutosaveCase, @unchecked Sendable {
  private let path = "/split-view/tests/\(UUID().uuidString)/"

  @MainActor private func settings(
    _ schema: String, key: String = "split-views", path: String? = nil
  ) throws
    -> AutosaveSettings
  {
    AutosaveSettings(schema: schema, key: key, path: path, schemaFolder: try TestSchemas.folder())
  }

  @MainActor private func good() throws -> AutosaveSettings {
    try settings("org.example.Relocatable", path: path)
  }

  @MainActor private func mounted(in settings: AutosaveSettings) throws -> Fixture {
    let fixture = make(nil)
    fixture.split.autosaveSettings = settings
    fixture.split.autosaveName = "main"
    try fixture.mount(at: 820)
    fixture.stage.settle()
    return fixture
  }

  @MainActor func testAWidthComesBackFromTheSettings() async throws {
    let folder = try StateFolder()
    let (first, second) = (try mounted(in: good()), try mounted(in: good()))
    first.stage.dragDivider(after: .primary, by: 25)
    second.stage.dragDivider(after: .primary, by: -35)
    runIdle()
    first.close()
    second.close()
    let next = try (1...3).map { _ in try mounted(in: good()) }
    XCTAssertEqual(next.map(\.split.primaryColumnWidth), [345, 285, 320])
    XCTAssertEqual(next.flatMap { $0.stage.warnings }, [])
    for fixture in next { fixture.close() }
    XCTAssertEqual(folder.files, [])
  }

  @MainActor func testWhatCannotBeUsedIsNamedAndAFileIsUsed() async throws {
    let wrong: [(AutosaveSettings, String)] = [
      (
        AutosaveSettings(schema: "org.example.None"),
        "no GSettings schema org.example.None: install"
      ),
      (try settings("org.example.Fixed", key: "other"), "has no key other: add one of type a{ss}"),
      (try settings("org.example.Fixed", key: "count"), "is of type i: make it a{ss}"),
      (try settings("org.example.Fixed", path: path), "has the path /org/example/fixed/"),
      (try settings("org.example.Relocatable"), "has no path of its own: give one"),
      (try settings("org.example.Relocatable", path: "a/b"), "\"a/b\" is no path of settings"),
      (
        AutosaveSettings(schema: "org.example.Fixed", schemaFolder: "/nonexistent"),
        "/nonexistent has no compiled schemas"
      ),
    ]
    for (settings, message) in wrong {
      let folder = try StateFolder()
      let fixture = try mounted(in: settings)
      XCTAssertEqual(fixture.stage.warnings.count, 1, message)
      XCTAssertTrue(
        fixture.stage.warnings.first?.contains(message) == true, "\(fixture.stage.warnings)")
      fixture.stage.dragDivider(after: .primary, by: 25)
      waitForLine(folder, containing: "primary-width=345")
      XCTAssertEqual(fixture.stage.warnings.count, 1)
      fixture.close()
    }
  }

  /// What was chosen while the schema was missing isn't lost when it is there.
  @MainActor func testWhatLiesInAFileGoesIntoTheSettings() async throws {
    let folder = try StateFolder()
    let old = try mounted(in: good())
    old.stage.dragDivider(after: .primary, by: 5)
    runIdle()
    old.close()
    let without = try mounted(in: AutosaveSettings(schema: "org.example.None"))
    without.stage.dragDivider(after: .primary, by: 25)
    waitForLine(folder, containing: "primary-width=345")
    without.close()

    let new = try mounted(in: good())
    XCTAssertEqual(new.split.primaryColumnWidth, 345)
    XCTAssertEqual(folder.files.count, 1)
    new.stage.dragDivider(after: .primary, by: 1)
    runIdle()
    XCTAssertEqual(folder.files, [])
    new.close()
    let next = try mounted(in: good())
    XCTAssertEqual(next.split.primaryColumnWidth, 346)
    XCTAssertEqual(next.stage.warnings, [])
    next.close()
  }

  @MainActor func testWhatCannotBeReadThereIsKept() async throws {
    let folder = try StateFolder()
    let other = try TestSchemas.dictionary("org.example.Relocatable", path: path)
    try other.set("2 request=threeRows", for: "main")
    try other.set("1 request=automatic", for: "elsewhere")
    let new = try mounted(in: good())
    XCTAssertEqual(new.stage.warnings.count, 1)
    XCTAssertTrue(
      new.stage.warnings.first?.contains("written by a newer program") == true,
      "\(new.stage.warnings)")
    XCTAssertEqual(other.text("main"), "2 request=threeRows")
    new.stage.dragDivider(after: .primary, by: 1)
    runIdle()
    XCTAssertEqual(other.text("main")?.contains("primary-width=321"), true)
    XCTAssertEqual(other.text("main@unread"), "2 request=threeRows")
    XCTAssertEqual(other.text("elsewhere"), "1 request=automatic")
    XCTAssertEqual(new.stage.warnings.count, 1)
    new.close()
    XCTAssertEqual(folder.files, [])
  }

  @MainActor func testSettingsThatAreNamedLaterAreReadAtOnce() async throws {
    let folder = try StateFolder()
    let old = try mounted(in: good())
    old.stage.dragDivider(after: .primary, by: 5)
    runIdle()
    old.close()
    let new = try mounted("main")
    XCTAssertEqual(new.split.primaryColumnWidth, 320)
    new.split.autosaveSettings = try good()
    new.stage.settle()
    XCTAssertEqual(new.split.primaryColumnWidth, 325)
    XCTAssertEqual(new.split.autosaveName, "main")
    new.close()
    XCTAssertEqual(folder.files, [])
  }

  /// The desktop's store is written by another thread: the end of the program waits for it.
  @MainActor func testTheEndOfTheProgramWaitsForTheSettings() async throws {
    let folder = try StateFolder()
    let values = [
      "GSETTINGS_BACKEND": "keyfile", "XDG_CONFIG_HOME": folder.url.path,
      "XDG_STATE_HOME": folder.url.path,
    ]
    for (part, width) in [("first", 320.0), ("second", 280)] {
      let ending = try Subprocess.run(part, of: self, with: values) {
        try inApplication { split in
          XCTAssertEqual(split.primaryColumnWidth, width)
          var state = split.state
          state.primaryColumnWidth = 280
          split.state = state
        }
      }
      guard let ending else { continue }
      XCTAssertEqual(ending.status, 0, ending.errors)
      XCTAssertEqual(folder.files.map(\.lastPathComponent), ["keyfile"])
    }
  }

  /// Without dconf GLib holds settings in memory: what was chosen would be gone.
  @MainActor func testWithoutAStoreForSettingsAFileIsUsed() async throws {
    let folder = try StateFolder()
    let values = [
      "GIO_MODULE_DIR": "/nonexistent", "XDG_CONFIG_HOME": folder.url.path,
      "XDG_STATE_HOME": folder.url.path,
    ]
    for (part, width) in [("first", 320.0), ("second", 280)] {
      let ending = try Subprocess.run(
        part, of: self, without: ["GSETTINGS_BACKEND", "G_DEBUG"], with: values
      ) {
        try inApplication { split in
          XCTAssertEqual(split.primaryColumnWidth, width)
          var state = split.state
          state.primaryColumnWidth = 280
          split.state = state
        }
      }
      guard let ending else { continue }
      XCTAssertEqual(ending.status, 0, ending.errors)
      XCTAssertEqual(folder.files.count, 1)
    }
  }

  /// Runs a program until `body` was called after the first layout.
  @MainActor private func inApplication(
    _ body: @escaping @MainActor (SplitViewController) -> Void
  ) throws {
    let split = make(nil).split
    split.autosaveSettings = try settings("org.example.Fixed")
    split.autosaveName = "main"
    let application = Application(id: "org.example.SplitViewSettings")
    var token: ObservationToken?
    let status = application.run { application in
      let window = Window(rootViewController: split)
      window.defaultSize = (820, 400)
      application.add(window)
      token = split.observe { split in
        token = nil
        _ = Idle {
          body(split)
          application.quit()
        }
      }
      window.present()
    }
    XCTAssertNil(token)
    XCTAssertEqual(status, 0)
  }
}
