// SPDX-License-Identifier: MIT
import Foundation
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

/// What a program keeps from one run to the next; a second split view stands for the next run.
final class AutosaveTests: AutosaveCase, @unchecked Sendable {
  @MainActor func testAWidthComesBackInTheNextRun() async throws {
    let folder = try StateFolder()
    let old = try mounted()
    XCTAssertEqual(folder.files, [])
    old.stage.dragDivider(after: .primary, by: 25)
    waitForLine(folder, containing: "primary-width=345")
    XCTAssertTrue(folder.files[0].path.hasSuffix("/split-view/main.ini"))
    old.close()

    let new = make()
    try new.mount(at: 820)
    defer { new.close() }
    XCTAssertEqual(new.split.primaryColumnWidth, 345)
    XCTAssertEqual(new.recorder.log, ["mode(1b)", "wS(P)", "wS(D)", "dS(P)", "dS(D)"])
    XCTAssertEqual(new.stage.warnings, [])
  }

  @MainActor func testAHiddenColumnComesBackHidden() async throws {
    let folder = try StateFolder()
    let old = try mounted()
    old.split.hide(.primary)
    waitForLine(folder, containing: "request=secondaryOnly")
    old.close()

    let new = make()
    new.split.preferredDisplayMode = .oneBesideSecondary
    try new.mount(at: 820)
    defer { new.close() }
    XCTAssertEqual(new.recorder.log, ["wS(D)", "dS(D)"])
    XCTAssertEqual(new.split.preferredDisplayMode, .secondaryOnly)
  }

  @MainActor func testADragIsWrittenAtItsEnd() async throws {
    let folder = try StateFolder()
    let fixture = try mounted()
    defer { fixture.close() }
    fixture.stage.dragDivider(after: .primary, by: 24, release: false)
    XCTAssertEqual(fixture.split.primaryColumnWidth, 344)
    while MainLoop.iterate(mayBlock: false) {}
    XCTAssertEqual(folder.files, [])
    fixture.stage.dragDivider(after: .primary, by: -10)
    waitForLine(folder, containing: "primary-width=334")
  }

  @MainActor func testAWidthAloneWritesNothing() async throws {
    let folder = try StateFolder()
    let fixture = try mounted()
    for width in [400, 820, 610, 1000] { fixture.stage.resize(to: width) }
    while MainLoop.iterate(mayBlock: false) {}
    XCTAssertEqual(folder.files, [])
    fixture.close()
    XCTAssertEqual(folder.files, [])
  }

  @MainActor func testTheArrangementIsWrittenWhenTheViewGoes() async throws {
    let folder = try StateFolder()
    let fixture = try mounted()
    fixture.stage.dragDivider(after: .primary, by: 25)
    waitForLine(folder, containing: "mode=oneBesideSecondary")
    fixture.stage.resize(to: 400)
    XCTAssertTrue(folder.line?.contains("mode=") == true)
    fixture.close()
    XCTAssertEqual(folder.line, "1 request=automatic primary-width=345")
  }

  @MainActor func testNamesDoNotGetInEachOthersWay() async throws {
    let folder = try StateFolder()
    let names = ["main", "../main", "a/b", "a b", "ä", "main.ini", "main@2"]
    for (index, name) in names.enumerated() {
      let fixture = try mounted(name)
      fixture.stage.dragDivider(after: .primary, by: index + 1)
      runLoop(until: "a file for \(name)") { folder.files.count == index + 1 }
      fixture.close()
    }
    XCTAssertEqual(Set(folder.files.map { $0.deletingLastPathComponent() }).count, 1)
    for (index, name) in names.enumerated() {
      let fixture = try mounted(name)
      XCTAssertEqual(fixture.split.primaryColumnWidth, Double(320 + index + 1), name)
      fixture.close()
    }
  }

  @MainActor func testANameSetLaterReadsAtOnce() async throws {
    let folder = try StateFolder()
    let old = try mounted()
    old.split.hide(.primary)
    waitForLine(folder, containing: "secondaryOnly")
    old.close()
    let new = try mounted(nil)
    defer { new.close() }
    XCTAssertNil(new.split.autosaveName)
    new.split.autosaveName = "main"
    new.stage.settle()
    XCTAssertEqual(new.split.displayMode, .secondaryOnly)
    XCTAssertEqual(new.recorder.log, ["mode(so)", "wH(P)", "dH(P)"])
    new.split.autosaveName = ""
    XCTAssertNil(new.split.autosaveName)
  }

  @MainActor func testWhatWaitsIsWrittenWhenTheProgramEnds() async throws {
    let folder = try StateFolder()
    let split = SplitViewController(style: .doubleColumn)
    split.autosaveName = "main"
    split.setViewController(ViewController(), for: .primary)
    split.setViewController(ViewController(), for: .secondary)
    var token: ObservationToken?
    let application = Application(id: "org.example.SplitViewAutosave")
    let status = application.run { application in
      let window = Window(rootViewController: split)
      window.defaultSize = (820, 400)
      application.add(window)
      token = split.observe { split in
        token = nil
        _ = Idle {
          split.hide(.primary)
          application.quit()
          XCTAssertEqual(folder.files, [])
        }
      }
      window.present()
    }
    XCTAssertEqual(status, 0)
    XCTAssertNil(token)
    XCTAssertEqual(folder.line, "1 request=secondaryOnly mode=secondaryOnly hidden=primary")
    XCTAssertEqual(
      folder.files.first?.pathComponents.suffix(3),
      ["org.example.SplitViewAutosave", "split-view", "main.ini"])
  }

  @MainActor func testTheFileIsThePersonsOwn() async throws {
    let folder = try StateFolder()
    let fixture = try mounted()
    defer { fixture.close() }
    fixture.stage.dragDivider(after: .primary, by: 25)
    waitForLine(folder, containing: "345")
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.files[0].path)
    XCTAssertEqual((attributes[.posixPermissions] as? NSNumber)?.intValue, 0o600)
    XCTAssertEqual(folder.files[0].pathComponents.suffix(2), ["split-view", "main.ini"])
  }
}
