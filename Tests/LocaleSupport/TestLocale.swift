// SPDX-License-Identifier: MIT
public import Foundation

/// A language of the C library, made for a test.
///
/// `LANGUAGE` alone isn't enough: newer C libraries ignore it in the locale `C.UTF-8`.
public struct TestLocale {
  private static let names = ["ar": "ar_EG", "de": "de_DE"]

  /// What a process needs in its environment to speak the language.
  public let environment: [String: String]

  /// Compiles the locale of a language into a folder, if it isn't there.
  /// - Parameter folder: Where it is kept; the caller removes it.
  public init(_ language: String, in folder: URL) throws {
    guard let name = Self.names[language] else { throw Failure(text: "no locale for \(language)") }
    let compiled = folder.appendingPathComponent("\(name).UTF-8")
    if !FileManager.default.fileExists(atPath: compiled.path) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/localedef")
      process.arguments = ["-i", name, "-f", "UTF-8", compiled.path]
      try process.run()
      process.waitUntilExit()
      // A status of 1 stands for warnings.
      guard process.terminationStatus <= 1 else {
        throw Failure(text: "localedef can't make \(name): is the package locales installed?")
      }
    }
    environment = [
      "LOCPATH": folder.path, "LC_ALL": "\(name).UTF-8", "LANGUAGE": language,
    ]
  }

  struct Failure: Error {
    var text: String
  }
}
