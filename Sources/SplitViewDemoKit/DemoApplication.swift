// SPDX-License-Identifier: MIT
internal import CSplitViewGtk
internal import GtkInterop
internal import SplitView

/// The demo as a program.
@MainActor public enum DemoApplication {
  static let identifier = "io.github.splitview.Demo"

  /// Does what the process's command line asks for, and returns the exit status.
  public static func run() -> Int32 {
    let words = UnsafeBufferPointer(
      start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    return run(words.dropFirst().compactMap { $0.map { FileName(cString: $0) } }).rawValue
  }

  static func run(_ arguments: [FileName]) -> ExitStatus {
    switch DemoOptions.parse(arguments) {
    case .help:
      Console.write(DemoOptions.help)
      return .success
    case .version:
      Console.write(DemoOptions.version)
      return .success
    case .list:
      let width = ExampleKind.allCases.map(\.rawValue.count).max() ?? 0
      for kind in ExampleKind.allCases {
        let gap = String(repeating: " ", count: width - kind.rawValue.count + 2)
        Console.write(kind.rawValue + gap + kind.type.summary)
      }
      return .success
    case .unknownExample(let message):
      Console.fail(message)
      return .unknownName
    case .misuse(let message):
      Console.fail(message)
      return .usage
    case .run(let options):
      return run(options)
    }
  }

  private static func run(_ options: DemoOptions) -> ExitStatus {
    let location = options.folder.map { FileLocation(argument: $0) }
    if let location, !exists(location) {
      Console.fail("there is no folder or file \(location.parseName)")
      return .usage
    }
    guard Toolkit.initialize() else {
      Console.fail(
        "there is no display: start it from a desktop session, or under xvfb-run")
      return .unavailable
    }
    do {
      try DemoResource.register()
    } catch {
      Console.fail(error.message)
      return .software
    }
    return show(location, options)
  }

  // What exists but can't be looked at is a message in the window, not a wrong command line.
  private static func exists(_ location: FileLocation) -> Bool {
    var error: UnsafeMutablePointer<GError>?
    if let info = g_file_query_info(
      location.file, "standard::type", G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS, nil, &error)
    {
      g_object_unref(UnsafeMutableRawPointer(info))
      return true
    }
    return GioFailure(consuming: error).reason == .permissionDenied
  }

  private static func show(_ location: FileLocation?, _ options: DemoOptions) -> ExitStatus {
    prepareLook(options)
    let application = Application(id: identifier)
    let pointer = application.application.assumingMemoryBound(to: GApplication.self)
    // Each start shows what it was asked for.
    g_application_set_flags(pointer, G_APPLICATION_NON_UNIQUE)
    var status = ExitStatus.success
    var isStarted = false
    var screenshot: Screenshot?
    let end = application.run { application in
      guard !isStarted else { return }
      isStarted = true
      addAccelerators(application)
      do {
        let (window, isReady) = try makeWindow(location, options, in: application)
        window.defaultSize = (options.width, options.height)
        if options.screenshot != nil { forget(window.rootViewController) }
        application.add(window)
        window.present()
        guard let path = options.screenshot else { return }
        screenshot = Screenshot(
          of: window.widget, size: (options.width, options.height), to: path,
          isSettled: isReady,
          completion: { failure in
            if let failure {
              Console.fail(failure)
              status = .failure
            }
            application.quit()
          })
      } catch {
        Console.fail("\(error)")
        status = .software
        application.quit()
      }
    }
    _ = screenshot
    return end == 0 ? status : ExitStatus(rawValue: end) ?? .failure
  }

  private static func makeWindow(
    _ location: FileLocation?, _ options: DemoOptions, in application: Application
  ) throws -> (Window, isReady: @MainActor () -> Bool) {
    let kind = options.example ?? (location == nil ? nil : .files)
    if let kind {
      let example = try kind.type.make(location)
      return (
        DemoWindow.make(example), { [weak example] in example.map { isReady($0) } ?? true }
      )
    }
    let gallery = try GalleryViewController { [weak application] kind in
      guard let application else { return }
      let window = try DemoWindow.make(kind.type.make(nil))
      window.defaultSize = (900, 640)
      application.add(window)
      window.present()
    }
    return (
      DemoWindow.make(gallery),
      { [weak gallery] in gallery.map { !$0.isTransitioning && $0.isReady } ?? true }
    )
  }

  /// Leaves out what a person has left behind: a picture is the same for everybody.
  private static func forget(_ controller: ViewController) {
    (controller as? SplitViewController)?.autosaveName = nil
    for child in controller.children { forget(child) }
  }

  private static func isReady(_ example: any Example) -> Bool {
    !example.isTransitioning && example.isReady
  }

  private static func prepareLook(_ options: DemoOptions) {
    if let display = gdk_display_get_default(), let provider = gtk_css_provider_new() {
      gtk_css_provider_load_from_resource(provider, DemoResource.prefix + "style.css")
      gtk_style_context_add_provider_for_display(
        display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
      g_object_unref(UnsafeMutableRawPointer(provider))
    }
    // Facts can be selected, but nothing is selected by merely coming on screen.
    Preferences.set("gtk-label-select-on-focus", false)
    if let scale = options.textScale { Preferences.textScale = scale }
    if options.isDark { Preferences.set("gtk-application-prefer-dark-theme", true) }
    // A picture shows where things end, not how they get there.
    if options.screenshot != nil { Preferences.set("gtk-enable-animations", false) }
  }

  private static func addAccelerators(_ application: Application) {
    let pointer = application.application.assumingMemoryBound(to: GtkApplication.self)
    ActionGroup(application.application).add("quit") { [weak application] in application?.quit() }
    for (action, keys) in accelerators {
      var strings = keys.map { g_strdup($0) }
      strings.append(nil)
      var constant = strings.map { $0.map { UnsafePointer($0) } }
      gtk_application_set_accels_for_action(pointer, action, &constant)
      strings.forEach { g_free($0) }
    }
  }

  static let accelerators = [
    ("app.quit", ["<Control>q"]), ("win.close", ["<Control>w"]),
    ("win.show-hidden", ["<Control>h"]), ("win.filter", ["<Control>f"]),
    ("win.outline", ["<Control><Shift>o"]),
    ("win.reload", ["F5", "<Control>r"]),
    ("win.open-window", ["<Control>Return", "<Control>KP_Enter"]), ("win.parent", ["<Alt>Up"]),
    ("win.show-help-overlay", ["<Control>question", "F1"]),
  ]
}
