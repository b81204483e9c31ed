// SPDX-License-Identifier: MIT
import CSplitViewGtk
import GtkInterop
import SplitView
import XCTest

@testable import SplitViewDemoKit

final class FilesExampleTests: DemoTestCase, @unchecked Sendable {
  @MainActor private func open(
    _ path: String = "", width: Int = 1200, isFile: Bool = false, line: UInt = #line
  ) throws -> FilesWindow {
    try XCTSkipUnless(Toolkit.initialize(), "needs a display")
    try DemoResource.register()
    let place = FileLocation(path: FileName(folder + path))
    let demo = try FilesWindow(place, isFile: isFile)
    demo.window.defaultSize = (width, 640)
    demo.window.present()
    wait("the window", line: line) {
      demo.isSettled && gtk_widget_get_width(self.widget(of: demo)) > 0
        && demo.split.isCollapsed == (width < 600)
    }
    return demo
  }

  @MainActor private func widget(of demo: FilesWindow) -> UnsafeMutablePointer<GtkWidget> {
    demo.window.widget.assumingMemoryBound(to: GtkWidget.self)
  }

  @MainActor private func shown(_ page: FolderViewController?) -> [String] {
    page.map { names(of: $0.model) } ?? []
  }

  @MainActor private func visiblePage(_ template: Template?, _ stack: String) -> String? {
    template.flatMap { gtk_stack_get_visible_child_name($0.opaque(stack)) }
      .map { String(cString: $0) }
  }

  @MainActor private func choose(_ name: String, in demo: FilesWindow) {
    guard let page = demo.topFolder, let item = page.model.contents.item(named: FileName(name))
    else { return XCTFail("\(name) isn't listed") }
    page.onOpen?(item, page.location.child(item.name))
  }

  @MainActor private func select(_ name: String, in page: FolderViewController?) {
    guard let page, let position = names(of: page.model).firstIndex(of: name) else {
      return XCTFail("\(name) isn't listed")
    }
    gtk_single_selection_set_selected(page.selection, guint(position))
  }

  @MainActor func testWideShowsThreeColumns() async throws {
    try write("Hello", to: "hello.txt")
    let demo = try open()
    defer { demo.window.close() }
    for column in [SplitViewController.Column.primary, .supplementary, .secondary] {
      XCTAssertTrue(demo.split.isShowing(column), "\(column)")
    }
    XCTAssertEqual(shown(demo.topFolder), ["hello.txt"])
    XCTAssertEqual(demo.window.title, (folder as NSString).lastPathComponent)
  }

  @MainActor func testAPlaceIsOpenedByItsRow() async throws {
    let demo = try open()
    defer { demo.window.close() }
    activateRow(0, in: demo.split.places)
    wait("home") { demo.isSettled && demo.topFolder?.location == .home }
  }

  @MainActor func testFoldersArePushedAndPopped() async throws {
    try makeFolder("inner")
    try write(to: "inner/file")
    let demo = try open()
    defer { demo.window.close() }
    choose("inner", in: demo)
    wait("the folder") { demo.isSettled && self.shown(demo.topFolder) == ["file"] }
    XCTAssertEqual(demo.folders.viewControllers.count, 2)
    XCTAssertEqual(demo.window.title, "inner")
    demo.openParent()
    wait("the parent") { demo.isSettled && self.shown(demo.topFolder) == ["inner"] }
    XCTAssertEqual(demo.folders.viewControllers.count, 1)
  }

  @MainActor func testTheParentOfTheFirstFolderReplacesIt() async throws {
    try makeFolder("inner")
    try makeFolder("other")
    let demo = try open("/inner")
    defer { demo.window.close() }
    demo.openParent()
    wait("the parent") { demo.isSettled && demo.topFolder?.selectedItem != nil }
    XCTAssertEqual(demo.topFolder?.selectedItem?.displayName, "inner")
    XCTAssertEqual(demo.folders.viewControllers.count, 1)
  }

  @MainActor func testThePreviewFollowsTheSelection() async throws {
    try write("Hello", to: "hello.txt")
    try write("P3\n1 1\n255\n255 0 0\n", to: "picture.ppm")
    mkfifo(folder + "/pipe", 0o644)
    let demo = try open()
    defer { demo.window.close() }
    for (name, page) in [("hello.txt", "text"), ("picture.ppm", "picture"), ("pipe", "facts")] {
      select(name, in: demo.topFolder)
      wait("the preview of \(name)") {
        demo.isSettled && self.visiblePage(demo.preview.template, "root") == page
      }
      XCTAssertEqual(demo.preview.title, name)
      XCTAssertTrue(demo.split.viewController(for: .secondary) === demo.preview)
    }
  }

  @MainActor func testMediaThatGtkCannotPlayShowsFacts() async throws {
    try write("no sound", to: "song.ogg")
    let demo = try open("/song.ogg", isFile: true)
    defer { demo.window.close() }
    // Without a player at once, with one as soon as it finds out.
    wait("the facts") { self.visiblePage(demo.preview.template, "root") == "facts" }
    let message = demo.preview.template.flatMap { gtk_label_get_text($0.opaque("facts_message")) }
    XCTAssertEqual(
      message.map { String(cString: $0).contains(MediaSupport.package) },
      !MediaSupport.isPresent)
  }

  @MainActor func testFoldedAFileIsShownWhenItIsOpened() async throws {
    try write("Hello", to: "hello.txt")
    try makeFolder("inner")
    let demo = try open(width: 400)
    defer { demo.window.close() }
    XCTAssertEqual(demo.split.topColumn, .supplementary)
    select("hello.txt", in: demo.topFolder)
    XCTAssertEqual(demo.split.topColumn, .supplementary, "to select isn't to open")
    choose("hello.txt", in: demo)
    wait("the file") { demo.isSettled && demo.split.topColumn == .secondary }
    let place = Place(
      section: .bookmarks, title: "Inner", iconName: "folder-symbolic",
      location: location.child(FileName("inner")))
    demo.choose(place)
    wait("the place") { demo.isSettled && demo.split.topColumn == .supplementary }
    XCTAssertEqual(demo.topFolder?.location, place.location)
    XCTAssertEqual(visiblePage(demo.topFolder?.template, "stack"), "status")
  }

  @MainActor func testWhatWasOpenedStaysInSightWhenTheWindowFolds() async throws {
    try write("Hello", to: "hello.txt")
    try makeFolder("inner")
    let demo = try open()
    defer { demo.window.close() }
    choose("hello.txt", in: demo)
    demo.window.defaultSize = (400, 640)
    wait("the fold") { demo.isSettled && demo.split.isCollapsed }
    XCTAssertEqual(demo.split.topColumn, .secondary)
    demo.window.defaultSize = (1200, 640)
    wait("the columns") { demo.isSettled && !demo.split.isCollapsed }
    choose("inner", in: demo)
    wait("the folder") { demo.isSettled && demo.folders.viewControllers.count == 2 }
    demo.window.defaultSize = (400, 640)
    wait("the fold") { demo.isSettled && demo.split.isCollapsed }
    XCTAssertEqual(demo.split.topColumn, .supplementary)
  }

  @MainActor func testAFileOnTheCommandLineIsSelectedAndShown() async throws {
    try write("Hello", to: "hello.txt")
    try write("Bye", to: "bye.txt")
    let wide = try open("/hello.txt", isFile: true)
    wait("the selection") { wide.topFolder?.selectedItem?.displayName == "hello.txt" }
    XCTAssertEqual(visiblePage(wide.preview.template, "root"), "text")
    wide.window.close()
    let narrow = try open("/hello.txt", width: 400, isFile: true)
    XCTAssertEqual(narrow.split.topColumn, .secondary)
    narrow.window.close()
  }

  @MainActor func testOptionsReachEveryPage() async throws {
    try write(to: ".hidden")
    try makeFolder("inner")
    try write(to: "inner/.hidden")
    let demo = try open()
    defer { demo.window.close() }
    choose("inner", in: demo)
    wait("the folder") { demo.isSettled && demo.folders.viewControllers.count == 2 }
    XCTAssertEqual(shown(demo.topFolder), [])
    activate("show-hidden", in: demo)
    wait("the hidden file") { demo.isSettled && self.shown(demo.topFolder) == [".hidden"] }
    demo.openParent()
    wait("the parent") { self.shown(demo.topFolder) == ["inner", ".hidden"] }
  }

  @MainActor func testLargeTextFitsANarrowWindow() async throws {
    try XCTSkipUnless(Toolkit.initialize(), "needs a display")
    let settings = UnsafeMutableRawPointer(gtk_settings_get_default())!
    setInteger("gtk-xft-dpi", 144 * 1024, of: settings)
    defer { setInteger("gtk-xft-dpi", -1, of: settings) }
    XCTAssertEqual(Toolkit.textScale, 1.5)
    try write("x", to: String(repeating: "a long name ", count: 12) + ".bin")
    let demo = try open(width: 420)
    defer { demo.window.close() }
    for name in names(of: try XCTUnwrap(demo.topFolder).model) { choose(name, in: demo) }
    wait("the file") { demo.isSettled && demo.split.topColumn == .secondary }
    XCTAssertLessThanOrEqual(gtk_widget_get_width(widget(of: demo)), 420)
    let picture = folder + "/large.png"
    var isDone = false
    let shot = Screenshot(
      of: demo.window.widget, size: (420, 640), to: FileName(picture),
      isSettled: { demo.isSettled },
      completion: {
        XCTAssertNil($0)
        isDone = true
      })
    wait("the picture") { isDone }
    XCTAssertEqual(DemoProgram.pictureSize(picture), [420, 640])
    _ = shot
  }

  @MainActor private func setInteger(
    _ name: String, _ number: Int, of object: UnsafeMutableRawPointer
  ) {
    var value = GValue()
    g_value_init(&value, g_type_from_name("gint"))
    g_value_set_int(&value, gint(number))
    g_object_set_property(object.assumingMemoryBound(to: GObject.self), name, &value)
    g_value_unset(&value)
  }

  @MainActor func testSortActions() async throws {
    try write("long", to: "a")
    try write("x", to: "b")
    let demo = try open()
    defer { demo.window.close() }
    activate("sort", g_variant_new_string("size"), in: demo)
    XCTAssertEqual(demo.topFolder?.options.sort, FileSort(key: .size))
    activate("reverse", in: demo)
    wait("the order") { self.shown(demo.topFolder) == ["b", "a"] }
  }

  @MainActor func testStatesOfAFolder() async throws {
    try write("x", to: "file")
    let demo = try open()
    defer { demo.window.close() }
    let page = try XCTUnwrap(demo.topFolder)
    XCTAssertEqual(visiblePage(page.template, "stack"), "list")
    page.model.filter.query = "nothing like it"
    wait("no matches") { self.visiblePage(page.template, "stack") == "status" }
    page.model.filter.query = ""
    wait("the list") { self.visiblePage(page.template, "stack") == "list" }
    try FileManager.default.removeItem(atPath: folder)
    wait("the message") { self.visiblePage(page.template, "stack") == "status" }
    let text = page.template.flatMap { gtk_label_get_text($0.opaque("status_text")) }
    XCTAssertEqual(
      text.map { String(cString: $0) }, GioFailure(reason: .notFound).explanation)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try write(to: "again")
    activate("reload", in: demo)
    wait("the folder") { self.visiblePage(page.template, "stack") == "list" }
  }

  @MainActor func testAWindowAtRestDrawsNothing() async throws {
    try write("Hello", to: "hello.txt")
    let demo = try open("/hello.txt", isFile: true)
    defer { demo.window.close() }
    let clock = try XCTUnwrap(gtk_widget_get_frame_clock(widget(of: demo)))
    var frames = 0
    let handler = connect(UnsafeMutableRawPointer(clock), "after-paint") { _ in frames += 1 }
    defer { handler.disconnect() }
    wait("rest") {
      let before = frames
      let end = g_get_monotonic_time() + 300_000
      while g_get_monotonic_time() < end { MainLoop.iterate(mayBlock: false) }
      return frames == before
    }
  }

  @MainActor func testClosingWhileAFolderIsListed() async throws {
    try XCTSkipUnless(Toolkit.initialize(), "needs a display")
    try DemoResource.register()
    for index in 0..<3000 { try write(to: "entry \(index * 1999 % 3000)") }
    for step in 0..<30 {
      let demo = try FilesWindow(location, isFile: false)
      demo.window.present()
      let wanted = step * 100
      wait("some of the entries") {
        (demo.topFolder?.model.contents.count ?? 0) >= wanted
      }
      demo.window.close()
    }
  }

  @MainActor func testAllIsReleasedWithTheWindow() async throws {
    try write("Hello", to: "hello.txt")
    weak var window: FilesWindow?
    weak var page: FolderViewController?
    weak var model: FolderModel?
    weak var preview: PreviewViewController?
    do {
      let demo = try open("/hello.txt", isFile: true)
      (window, page, model, preview) = (demo, demo.topFolder, demo.topFolder?.model, demo.preview)
      XCTAssertNotNil(model)
      demo.window.close()
    }
    wait("the release") { window == nil && page == nil && model == nil && preview == nil }
  }

  @MainActor private func activate(
    _ action: String, _ parameter: OpaquePointer? = nil, in demo: FilesWindow
  ) {
    g_action_group_activate_action(OpaquePointer(demo.window.widget), action, parameter)
  }
}
