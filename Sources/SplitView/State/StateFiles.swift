// SPDX-License-Identifier: MIT
internal import GtkInterop

/// Lines of state in `GKeyFile`s, below the folder for the state of the person who runs the program.
struct StateFiles: StateStore {
  private static let group = "Split View"
  private static let key = "State"

  /// The program's folder; the application may be made after the split view.
  private var folder: String {
    "\(Program.stateFolder)/\(Program.fileName(for: Program.identifier))/split-view"
  }

  func place(of entry: String) -> String { "\(folder)/\(entry).ini" }

  func read(_ entry: String) throws(StateStoreFailure) -> String? {
    let file = KeyFile()
    do throws(KeyFile.Failure) {
      try file.read(place(of: entry))
    } catch {
      if error.isMissing { return nil }
      throw StateStoreFailure(message: error.message)
    }
    guard let line = file.text(Self.key, in: Self.group) else {
      throw StateStoreFailure(message: "it holds no state of a split view")
    }
    return line
  }

  func write(_ line: String, to entry: String) throws(StateStoreFailure) {
    let file = KeyFile()
    file.set(line, for: Self.key, in: Self.group)
    do throws(KeyFile.Failure) {
      try file.write(place(of: entry))
    } catch {
      throw StateStoreFailure(message: error.message)
    }
  }

  func keep(_ entry: String, as other: String) throws(StateStoreFailure) {
    do throws(KeyFile.Failure) {
      try KeyFile.keep(place(of: entry), as: place(of: other))
    } catch {
      throw StateStoreFailure(message: error.message)
    }
  }

  /// Removes an entry that has been taken over elsewhere.
  func remove(_ entry: String) { KeyFile.remove(place(of: entry)) }
}
