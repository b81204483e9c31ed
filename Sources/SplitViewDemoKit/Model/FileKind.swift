// SPDX-License-Identifier: MIT

/// What an entry of a folder is, after following a link.
enum FileKind: Hashable, Sendable, CaseIterable {
  case folder
  case regular
  /// A link whose target can't be reached.
  case brokenLink
  /// A pipe, socket or device: opening it could block or have effects.
  case special
  /// Another place that has to be mounted or resolved first.
  case shortcut
  case unknown
}
