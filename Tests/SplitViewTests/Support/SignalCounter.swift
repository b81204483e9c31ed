// SPDX-License-Identifier: MIT
import GtkInterop

/// Counts how often widgets emit a signal.
@MainActor
final class SignalCounter {
  private(set) var count = 0
  private var handlers: [SignalHandler] = []

  init(_ signal: String, of widgets: [UnsafeMutableRawPointer]) {
    handlers = widgets.map { widget in
      connect(widget, signal) { [weak self] _ in self?.count += 1 }
    }
  }

  func stop() {
    for handler in handlers { handler.disconnect() }
    handlers = []
  }
}
