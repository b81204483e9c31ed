// SPDX-License-Identifier: MIT
import Foundation
import PackagePlugin

/// Compiles every `*.gresource.xml` below `Resources` into a GResource bundle.
///
/// The tool is called by its absolute path, because a plugin's own look-up knows only tools that the
/// package builds.
@main
struct GResourcePlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let root = context.package.directoryURL.appending(path: "Resources")
    let manager = FileManager.default
    let files =
      (manager.enumerator(at: root, includingPropertiesForKeys: [.isRegularFileKey]) ?? .init())
      .compactMap { $0 as? URL }
      .filter { (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true }
      .sorted { $0.path < $1.path }
    return files.filter { $0.lastPathComponent.hasSuffix(".gresource.xml") }.map { manifest in
      let folder = manifest.deletingLastPathComponent()
      let output = context.pluginWorkDirectoryURL.appending(
        path: manifest.lastPathComponent.replacingOccurrences(of: ".xml", with: ""))
      return .buildCommand(
        displayName: "Compiling \(manifest.lastPathComponent)",
        executable: URL(filePath: "/usr/bin/glib-compile-resources"),
        arguments: [
          "--sourcedir=\(folder.path)", "--target=\(output.path)", manifest.path,
        ],
        inputFiles: files.filter { $0.path.hasPrefix(folder.path + "/") },
        outputFiles: [output])
    }
  }
}
