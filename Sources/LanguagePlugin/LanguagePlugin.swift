// SPDX-License-Identifier: MIT
import Foundation
import PackagePlugin

/// Compiles the translations in `Resources/po` into one folder, as gettext looks for them.
///
/// Where `msgfmt` isn't installed there is nothing to compile with: the build goes on, and the program
/// speaks English.
@main
struct LanguagePlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let compiler = "/usr/bin/msgfmt"
    guard FileManager.default.isExecutableFile(atPath: compiler) else {
      Diagnostics.remark("\(compiler) is missing (package gettext): translations are left out")
      return []
    }
    let folder = context.package.directoryURL.appending(path: "Resources/po")
    let list = folder.appending(path: "LINGUAS")
    let languages = try String(contentsOf: list, encoding: .utf8)
      .split(whereSeparator: \.isWhitespace)
    let output = context.pluginWorkDirectoryURL.appending(path: "locale")
    // One command: what a bundle takes over keeps its folders only as a whole. The list is read again
    // when it runs: the package manager may keep this command while the list changes.
    let script = """
      set -e
      rm -rf "$2"
      for language in $(cat "$1/LINGUAS"); do
        mkdir -p "$2/$language/LC_MESSAGES"
        \(compiler) --check-format --output-file="$2/$language/LC_MESSAGES/split-view.mo" "$1/$language.po"
      done
      """
    return [
      .buildCommand(
        displayName: "Compiling translations", executable: URL(filePath: "/bin/sh"),
        arguments: ["-c", script, "sh", folder.path, output.path],
        inputFiles: [list] + languages.map { folder.appending(path: "\($0).po") },
        outputFiles: [output])
    ]
  }
}
