// SPDX-License-Identifier: MIT

/// How side columns share the room.
package enum WalkBehavior: String, Sendable, Hashable, CaseIterable {
  case automatic, tile, overlay, displace
}
