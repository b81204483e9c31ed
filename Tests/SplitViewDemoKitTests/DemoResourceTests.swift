// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import XCTest

@testable import SplitViewDemoKit

final class DemoResourceTests: DemoTestCase, @unchecked Sendable {
  @MainActor func testEveryPageIsReadable() async throws {
    try XCTSkipUnless(Toolkit.initialize(), "needs a display")
    try DemoResource.register()
    for name in DemoResource.names where name.hasSuffix(".ui") { _ = Template(name) }
  }

  @MainActor func testTheStyleSheetParses() async throws {
    try XCTSkipUnless(Toolkit.initialize(), "needs a display")
    try DemoResource.register()
    let provider = gtk_css_provider_new()!
    defer { g_object_unref(UnsafeMutableRawPointer(provider)) }
    var errors = 0
    connect(UnsafeMutableRawPointer(provider), "parsing-error") { _ in errors += 1 }
    gtk_css_provider_load_from_resource(provider, DemoResource.prefix + "style.css")
    XCTAssertEqual(errors, 0)
    gtk_css_provider_load_from_data(provider, "nonsense", -1)
    XCTAssertGreaterThan(errors, 0, "errors must be seen")
  }

  func testAMissingBundleNamesWhereItWasSought() {
    XCTAssertThrowsError(try DemoResource.register(from: [folder + "/none"])) { error in
      let message = (error as? DemoResource.Failure)?.message ?? ""
      XCTAssertTrue(message.contains(folder + "/none"), message)
    }
  }

  func testADamagedBundleIsNamed() throws {
    try write("rubbish", to: "demo.gresource")
    XCTAssertThrowsError(try DemoResource.register(from: [folder + "/demo.gresource"])) { error in
      let message = (error as? DemoResource.Failure)?.message ?? ""
      XCTAssertTrue(message.contains(folder + "/demo.gresource"), message)
    }
  }

  func testBuiltComesBeforeInstalled() {
    XCTAssertEqual(
      DemoResource.candidates("/opt/bin"),
      [
        "/opt/bin/split-view_DemoResources.resources/demo.gresource",
        "/opt/bin/../share/split-view/demo.gresource",
      ])
  }
}
