// SPDX-License-Identifier: MIT

/// A colour as the screen shows it, eight bits a channel.
package struct PixelColor: Sendable, Hashable {
  /// The red channel.
  package var red: UInt8
  /// The green channel.
  package var green: UInt8
  /// The blue channel.
  package var blue: UInt8

  /// A colour from its channels.
  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}

/// What the X server shows of a window, read back from the server itself.
///
/// It is the judge of last resort: no widget and no plan has a say in it.
@MainActor
package struct WindowPixels {
  private let connection: XConnection
  private let window: XConnection.Identifier

  /// Reads from a window, or from the root window for all that is on screen.
  package init(_ connection: XConnection, window: XConnection.Identifier) {
    self.connection = connection
    self.window = window
  }

  /// One row of pixels from the left edge to the right one; empty where the window has no such row.
  package func row(y: Int) -> [PixelColor] {
    guard let size = connection.size(of: window) else { return [] }
    return rows(x: 0, y: y, width: size.width, height: 1).first ?? []
  }

  /// A rectangle of pixels, row by row, in device pixels; empty where it leaves the window.
  package func rows(x: Int, y: Int, width: Int, height: Int) -> [[PixelColor]] {
    guard let size = connection.size(of: window), x >= 0, y >= 0, width > 0, height > 0,
      x + width <= size.width, y + height <= size.height
    else { return [] }
    let functions = connection.functions
    let (allPlanes, zPixmap): (UInt, CInt) = (.max, 2)
    guard
      let image = functions.getImage(
        connection.display, window, CInt(x), CInt(y), CUnsignedInt(width), CUnsignedInt(height),
        allPlanes, zPixmap)
    else { return [] }
    defer { _ = functions.destroyImage(image) }
    return (0..<height).map { row in
      (0..<width).map { column in
        let pixel = functions.getPixel(image, CInt(column), CInt(row))
        // Every TrueColor visual of today's servers has these masks.
        return PixelColor(
          red: UInt8(truncatingIfNeeded: pixel >> 16),
          green: UInt8(truncatingIfNeeded: pixel >> 8),
          blue: UInt8(truncatingIfNeeded: pixel))
      }
    }
  }

  /// The runs of one colour in a row, from left to right.
  package func runs(y: Int) -> [(color: PixelColor, width: Int)] {
    var runs: [(color: PixelColor, width: Int)] = []
    for color in row(y: y) {
      if runs.last?.color == color {
        runs[runs.count - 1].width += 1
      } else {
        runs.append((color, 1))
      }
    }
    return runs
  }
}
