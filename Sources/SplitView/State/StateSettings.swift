// SPDX-License-Identifier: MIT
internal import GtkInterop

/// Lines of state in one key of an app's GSettings schema.
struct StateSettings: StateStore {
  private let dictionary: SettingsDictionary
  private let settings: AutosaveSettings

  init(_ settings: AutosaveSettings) throws(StateStoreFailure) {
    self.settings = settings
    do throws(SettingsDictionary.Failure) {
      dictionary = try SettingsDictionary(
        schema: settings.schema, folder: settings.schemaFolder, path: settings.path,
        key: settings.key)
    } catch {
      throw StateStoreFailure(message: error.message)
    }
  }

  func place(of entry: String) -> String {
    "\"\(entry)\" in the key \(settings.key) of the GSettings schema \(settings.schema)"
  }

  func read(_ entry: String) throws(StateStoreFailure) -> String? { dictionary.text(entry) }

  func write(_ line: String, to entry: String) throws(StateStoreFailure) {
    do throws(SettingsDictionary.Failure) {
      try dictionary.set(line, for: entry)
    } catch {
      throw StateStoreFailure(message: error.message)
    }
  }

  func keep(_ entry: String, as other: String) throws(StateStoreFailure) {
    if let line = dictionary.text(entry) { try write(line, to: other) }
  }
}
