// SPDX-License-Identifier: MIT
import Foundation

/// Another package that depends on a version of this one, as a user's would.
///
/// Its products stay in the build folder, so that a second run builds only what changed.
struct ClientPackage {
  let folder = Checkout.folder.appendingPathComponent(".build/package-tests")
  var package: URL { folder.appendingPathComponent("notes") }
  var symbolGraphs: URL { folder.appendingPathComponent("graphs") }
  var products: URL { package.appendingPathComponent(".build/debug") }
  private var published: URL { folder.appendingPathComponent("split-view") }

  /// Git and the package manager without the settings of whoever runs the tests.
  private let environment: [String: String?] = [
    "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "GIT_DIR": nil,
  ]

  /// Publishes the checkout as it is, as a new version in a repository.
  func publish() throws {
    try FileManager.default.createDirectory(at: published, withIntermediateDirectories: true)
    if try git("rev-parse", "--verify", "HEAD").status != 0 {
      try FileManager.default.removeItem(at: folder)
      try FileManager.default.createDirectory(at: published, withIntermediateDirectories: true)
      try require(git("init", "--quiet"))
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: published.path)
    where name != ".git" {
      try FileManager.default.removeItem(at: published.appendingPathComponent(name))
    }
    for name in FileRule.topLevel {
      let original = Checkout.folder.appendingPathComponent(name)
      guard FileManager.default.fileExists(atPath: original.path) else { continue }
      try FileManager.default.copyItem(
        at: original, to: published.appendingPathComponent(name))
    }
    try require(git("add", "--all"))
    if try git("diff", "--cached", "--quiet").status != 0 {
      try require(git("commit", "--quiet", "--no-verify", "--message", "Publish"))
      let count = try git("rev-list", "--count", "HEAD").output
      try require(git("tag", "1.0.\(count.trimmingCharacters(in: .newlines))"))
    }
  }

  /// Whether the client uses UIKit's names too.
  ///
  /// Swift 6.0 stops where it writes down what an extension of a type of Foundation shows.
  static var usesUIKitNames: Bool {
    #if compiler(>=6.1)
      true
    #else
      false
    #endif
  }

  /// Writes the client, with the program as its only source beside the tests' imports.
  func write(program: String) throws {
    let names = Self.usesUIKitNames
    let product = names ? #".product(name: "UIKitNames", package: "split-view"),"# : ""
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "notes",
        dependencies: [.package(url: "file://\(published.path)", from: "1.0.0")],
        targets: [
          .executableTarget(
            name: "notes",
            dependencies: [
              .product(name: "SplitView", package: "split-view"),
              .product(name: "CSplitViewGtk", package: "split-view"),
            ]),
          .target(
            name: "Others",
            dependencies: [
              \(product)
              .product(name: "SplitViewTesting", package: "split-view"),
            ]),
        ])
      """
    try write(manifest, to: "Package.swift")
    try write(program, to: "Sources/notes/main.swift")
    try write(
      "import SplitViewTesting\n" + (names ? "import UIKitNames\n" : ""),
      to: "Sources/Others/Others.swift")
  }

  /// Builds the client, and has the compiler write down what each module shows.
  func build() throws -> Command {
    try FileManager.default.createDirectory(at: symbolGraphs, withIntermediateDirectories: true)
    let own = ["cache", "config", "security"].flatMap {
      ["--\($0)-path", folder.appendingPathComponent($0).path]
    }
    // Without it a folder that was used before keeps the version of that time.
    try require(
      Command(
        ["swift", "package"] + own + ["update"], in: package, environment: environment,
        seconds: 120))
    return try Command(
      ["swift", "build"] + own + [
        "-Xswiftc", "-emit-symbol-graph",
        "-Xswiftc", "-emit-symbol-graph-dir", "-Xswiftc", symbolGraphs.path,
      ], in: package, environment: environment, seconds: 600)
  }

  private func write(_ text: String, to path: String) throws {
    let file = package.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    // An unchanged file stays untouched, so that nothing is built anew.
    guard (try? String(contentsOf: file, encoding: .utf8)) != text else { return }
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func git(_ arguments: String...) throws -> Command {
    // Both folders are named: left to search, git would find the checkout's own repository.
    try Command(
      [
        "git", "--git-dir=\(published.path)/.git", "--work-tree=\(published.path)",
        "-c", "user.name=Tests", "-c", "user.email=tests@localhost",
      ] + arguments, in: published, environment: environment)
  }

  private func require(_ command: Command) throws {
    guard command.status == 0 else { throw Failure(text: command.errors + command.output) }
  }

  struct Failure: Error {
    var text: String
  }
}
