// SPDX-License-Identifier: MIT
internal import CSplitViewGtk
internal import GtkInterop

/// The library's own warnings and errors, caught on their way to GLib's log.
///
/// GLib takes one log writer a process, for good, so it is installed once and hands everything to
/// the stages that listen. What comes from others goes on as before; what comes from the library
/// itself is written too, but a stage keeps it from ending the process where warnings are fatal.
enum WarningLog {
  /// One listening stage.
  typealias Token = Int

  private static let state = Locked(State())

  private struct State {
    var isInstalled = false
    var nextToken = 0
    var messages: [Token: [String]] = [:]
  }

  /// Begins to collect, from an empty list.
  static func startListening() -> Token {
    let (token, isFirst) = state.withLock { state in
      defer { state.isInstalled = true }
      state.nextToken += 1
      state.messages[state.nextToken] = []
      return (state.nextToken, !state.isInstalled)
    }
    if isFirst { g_log_set_writer_func(writer, nil, nil) }
    return token
  }

  /// What was collected since the listener began.
  static func messages(of token: Token) -> [String] {
    state.withLock { $0.messages[token] ?? [] }
  }

  /// Ends a listener.
  static func stopListening(_ token: Token) {
    _ = state.withLock { $0.messages.removeValue(forKey: token) }
  }

  private static let writer: GLogWriterFunc = { level, fields, count, _ in
    let isProblem =
      level.rawValue & (G_LOG_LEVEL_WARNING.rawValue | G_LOG_LEVEL_CRITICAL.rawValue) != 0
      || level.rawValue & G_LOG_LEVEL_ERROR.rawValue != 0
    guard isProblem,
      let message = ownMessage(in: UnsafeBufferPointer(start: fields, count: Int(count)))
    else { return g_log_writer_default(level, fields, count, nil) }
    let isHeard = state.withLock { state in
      for token in state.messages.keys { state.messages[token]?.append(message) }
      return !state.messages.isEmpty
    }
    return isHeard
      ? g_log_writer_standard_streams(level, fields, count, nil)
      : g_log_writer_default(level, fields, count, nil)
  }

  private static func ownMessage(in fields: UnsafeBufferPointer<GLogField>) -> String? {
    guard text(of: "GLIB_DOMAIN", in: fields) == Log.domain else { return nil }
    return text(of: "MESSAGE", in: fields)
  }

  private static func text(of key: String, in fields: UnsafeBufferPointer<GLogField>) -> String? {
    for field in fields where String(cString: field.key) == key {
      guard let value = field.value else { return nil }
      guard field.length >= 0 else {
        return String(cString: value.assumingMemoryBound(to: CChar.self))
      }
      return String(
        decoding: UnsafeRawBufferPointer(start: value, count: field.length), as: UTF8.self)
    }
    return nil
  }
}
