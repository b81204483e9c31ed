// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "split-view",
  products: [
    .library(name: "SplitView", targets: ["SplitView"]),
    .library(name: "UIKitNames", targets: ["UIKitNames"]),
    .library(name: "SplitViewTesting", targets: ["SplitViewTesting"]),
    // For clients that call GTK without a binding of their own.
    .library(name: "CSplitViewGtk", targets: ["CSplitViewGtk"]),
    .executable(name: "split-view-demo", targets: ["split-view-demo"]),
  ],
  targets: [
    .systemLibrary(
      name: "CSplitViewGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    // The main-queue source needs libdispatch by name: nothing in C pulls it in.
    .target(
      name: "CSplitView", dependencies: ["CSplitViewGtk"],
      linkerSettings: [.linkedLibrary("dispatch")]),
    .target(name: "GtkInterop", dependencies: ["CSplitViewGtk", "CSplitView"]),
    .target(name: "SplitViewCore"),
    .target(
      name: "SplitView", dependencies: ["SplitViewCore", "GtkInterop", "SplitViewLanguages"]),
    // A C target for the compiled translations, for the same reason as DemoResources below.
    .target(name: "SplitViewLanguages", plugins: ["LanguagePlugin"]),
    .plugin(name: "LanguagePlugin", capability: .buildTool(), path: "Sources/LanguagePlugin"),
    .target(name: "UIKitNames", dependencies: ["SplitView"]),
    .target(name: "SplitViewTesting", dependencies: ["SplitView", "GtkInterop", "CSplitViewGtk"]),
    // A C target carries the compiled resources: a Swift target's generated accessor would bring
    // Foundation into the demo.
    .target(name: "DemoResources", plugins: ["GResourcePlugin"]),
    .plugin(name: "GResourcePlugin", capability: .buildTool(), path: "Sources/GResourcePlugin"),
    .target(
      name: "SplitViewDemoKit",
      dependencies: ["SplitView", "GtkInterop", "CSplitViewGtk", "DemoResources"]),
    .executableTarget(name: "split-view-demo", dependencies: ["SplitViewDemoKit"]),
    // The catalogue's traces, for the core's tests and for those with widgets.
    .target(name: "ConformanceSupport", path: "Tests/ConformanceSupport"),
    // A second, slow model of the split view, and random walks that compare it with the product.
    .target(name: "SplitViewWalk", path: "Tests/SplitViewWalk"),
    .target(
      name: "WalkWords", dependencies: ["SplitViewCore", "SplitViewWalk"],
      path: "Tests/WalkWords"),
    // Other languages for child processes of tests.
    .target(name: "LocaleSupport", path: "Tests/LocaleSupport"),
    .testTarget(
      name: "SplitViewCoreTests",
      dependencies: ["SplitViewCore", "ConformanceSupport", "SplitViewWalk", "WalkWords"]),
    .testTarget(name: "GtkInteropTests", dependencies: ["GtkInterop", "CSplitViewGtk"]),
    .testTarget(
      name: "SplitViewTests",
      dependencies: [
        "ConformanceSupport", "LocaleSupport", "SplitView", "SplitViewCore", "SplitViewTesting",
        "SplitViewWalk", "WalkWords", "GtkInterop", "CSplitViewGtk",
      ], exclude: ["Accessibility/Golden"]),
    .testTarget(
      name: "SplitViewTestingTests",
      dependencies: ["SplitView", "SplitViewTesting", "GtkInterop", "CSplitViewGtk"]),
    .testTarget(
      name: "SplitViewDemoKitTests",
      dependencies: [
        "SplitViewDemoKit", "SplitViewTesting", "SplitView", "GtkInterop", "CSplitViewGtk",
      ]),
    // Apps' delegates as they are ported, and what becomes of them.
    .testTarget(
      name: "UIKitNamesTests", dependencies: ["UIKitNames", "SplitView", "SplitViewTesting"]),
    .testTarget(name: "PackageTests", dependencies: ["UIKitNames", "LocaleSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

// Only features that Swift 6.0.3 accepts; warnings become errors on the scripts' command lines,
// since unsafe flags would bar the package as a versioned dependency.
let upcoming: [SwiftSetting] = [
  "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
].map { .enableUpcomingFeature($0) }
let cTargets = ["CSplitView", "DemoResources", "SplitViewLanguages"]
for target in package.targets
where [.regular, .executable, .test].contains(target.type) && !cTargets.contains(target.name) {
  target.swiftSettings = (target.swiftSettings ?? []) + upcoming
}
