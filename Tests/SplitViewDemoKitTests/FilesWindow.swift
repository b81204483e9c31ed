// SPDX-License-Identifier: MIT
import SplitView

@testable import SplitViewDemoKit

/// The example files in its window.
@MainActor final class FilesWindow {
  let window: Window
  let split: FilesExample

  init(_ location: FileLocation, isFile: Bool) throws {
    split = try FilesExample(
      location, isFile: isFile, placesModel: PlacesModel(bookmarkFiles: []))
    window = DemoWindow.make(split)
  }

  var isSettled: Bool { !split.isTransitioning && split.isReady }
  var folders: NavigationController { split.folders }
  var preview: PreviewViewController { split.preview }
  var topFolder: FolderViewController? { split.topFolder }

  func choose(_ place: Place) { split.choose(place) }
  func openParent() { split.openParent() }
}
