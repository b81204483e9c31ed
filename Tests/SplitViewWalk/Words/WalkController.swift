// SPDX-License-Identifier: MIT

/// A controller that an app gives to a classic split view.
package enum WalkController: Sendable, Hashable {
  /// A page alone.
  case page(String)

  /// A navigation controller of that name, with these pages when it is made.
  case stack(String, [String])

  /// What has that name by now; without it, nothing is given.
  case named(String)

  /// The name by which it can be had again.
  package var name: String {
    switch self {
    case .page(let name), .stack(let name, _), .named(let name): name
    }
  }
}
