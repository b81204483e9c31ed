// SPDX-License-Identifier: MIT
internal import GtkInterop

/// Why an interface description could not be used.
public enum ResourceError: Error, Sendable, Hashable, CustomStringConvertible {
  /// There is no display to make widgets for.
  case noDisplay
  /// No resource of that path is registered.
  case notFound(path: String)
  /// The resource is no interface description that GTK can read.
  case invalid(path: String, message: String)
  /// The description has no widget of that identifier.
  case noObject(path: String, identifier: String)

  /// What is wrong, with its input, and the way out.
  public var description: String {
    switch self {
    case .noDisplay:
      return "there is no display: log in to a desktop, or run under xvfb-run"
    case .notFound(let path):
      return "there is no resource \(path): register the resource bundle that holds it first"
    case .invalid(let path, let message):
      return "resource \(path) is no interface description: \(message)"
    case .noObject(let path, let identifier):
      return "resource \(path) has no widget with id \"\(identifier)\": name one that it has"
    }
  }
}

/// Widgets from `.ui` resources.
@MainActor
enum InterfaceResource {
  static func load(_ path: String, root: String) throws -> ObjectReference {
    guard Toolkit.initialize() else { throw ResourceError.noDisplay }
    guard Builder.hasResource(path) else { throw ResourceError.notFound(path: path) }
    switch Builder.widget(root, fromResource: path) {
    case .success(let reference?): return reference
    case .success(nil): throw ResourceError.noObject(path: path, identifier: root)
    case .failure(let failure): throw ResourceError.invalid(path: path, message: failure.message)
    }
  }
}

/// The view of a controller that has no content.
@MainActor
enum EmptyPage {
  static func make() -> ObjectReference {
    let box = Box(.vertical)
    box.widget.setExpands(horizontally: true, vertically: true)
    return ObjectReference(retaining: box.widget.pointer)
  }
}
