// SPDX-License-Identifier: MIT
import GtkInterop
import SplitView
import SplitViewTesting
import XCTest

@testable import SplitViewDemoKit

final class SettingsExampleTests: DemoTestCase, @unchecked Sendable {
  @MainActor private func make() throws -> SettingsExample {
    try XCTSkipUnless(Toolkit.initialize(), "needs a display")
    try DemoResource.register()
    return SettingsExample()
  }

  @MainActor func testASearchFindsDeepPagesWithTheirWay() async throws {
    let settings = try make()
    let stage = try Stage(settings, width: 900)
    defer { stage.close() }
    settings.list.search("blink")
    XCTAssertEqual(settings.list.shownEntries.map(\.title), [localized("Blinking")])
    let found = try XCTUnwrap(settings.list.shownEntries.first)
    settings.list.onOpen?(found)
    XCTAssertEqual(
      settings.pages.viewControllers.map(\.title), [localized("Typing"), localized("Cursor")])
    settings.list.search("nothing like it")
    XCTAssertEqual(settings.list.shownEntries, [])
    stage.settle()
    settings.list.search("")
    XCTAssertEqual(settings.list.shownEntries.count, SettingsPage.groups.count)
  }

  @MainActor func testRowsLeadToPagesAndTurnSwitches() async throws {
    let settings = try make()
    let stage = try Stage(settings, width: 360, height: 400)
    defer { stage.close() }
    activateRow(2, in: settings.list)
    stage.settle()
    XCTAssertEqual(settings.topColumn, .secondary)
    let page = try XCTUnwrap(settings.pages.topViewController)
    XCTAssertEqual(page.title, localized("Typing"))
    let wasOn = Preferences.isOn("gtk-error-bell")
    activateRow(0, in: page)
    wait("the switch") { Preferences.isOn("gtk-error-bell") != wasOn }
    activateRow(2, in: page)
    stage.settle()
    XCTAssertEqual(settings.pages.topViewController?.title, localized("Cursor"))
    XCTAssertEqual(stage.warnings, [])
  }

  @MainActor func testNarrowTheGroupsComeFirstAndPagesStay() async throws {
    let settings = try make()
    let stage = try Stage(settings, width: 360, height: 294)
    defer { stage.close() }
    XCTAssertEqual(settings.topColumn, .primary)
    settings.open("1", uncovers: true)
    let page = try XCTUnwrap(settings.pages.topViewController as? SettingsPageViewController)
    page.onOpen?(try XCTUnwrap(page.page.pages.first))
    stage.settle()
    XCTAssertEqual(settings.collapsedPages.count, 3)
    stage.resize(to: 900, height: 600)
    XCTAssertEqual(settings.pages.viewControllers.count, 2)
    stage.resize(to: 360, height: 294)
    XCTAssertEqual(settings.topColumn, .secondary)
    stage.press("<Alt>Left")
    stage.settle()
    XCTAssertEqual(settings.pages.viewControllers.count, 1)
    XCTAssertEqual(stage.presentedFrames.compactMap(\.problem), [])
  }

  @MainActor func testEverySettingIsOneOfGtks() async throws {
    _ = try make()
    for entry in SettingsPage.index {
      for row in try XCTUnwrap(entry.path.last).rows {
        switch row.control {
        case .toggle(let property):
          let isOn = Preferences.isOn(property)
          Preferences.set(property, !isOn)
          XCTAssertEqual(Preferences.isOn(property), !isOn, property)
          Preferences.set(property, isOn)
        case .number(let property, let least, let largest, _):
          guard property != SettingsPage.textScale else { continue }
          XCTAssertTrue((least...largest).contains(Preferences.number(property)), property)
        case .page: break
        }
      }
    }
  }
}
