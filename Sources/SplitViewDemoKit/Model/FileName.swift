// SPDX-License-Identifier: MIT

/// A file's name as the system knows it: bytes in no promised encoding.
///
/// A name that isn't UTF-8 would not survive the way through `String`.
struct FileName: Hashable, Sendable {
  /// The bytes, without a terminating zero.
  let bytes: [UInt8]

  init(bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  init(cString: UnsafePointer<CChar>) {
    bytes = Array(UnsafeBufferPointer(start: cString, count: FileName.length(of: cString)))
      .map { UInt8(bitPattern: $0) }
  }

  /// The name for a person's eyes; what isn't UTF-8 shows as a replacement character.
  var display: String { String(decoding: bytes, as: UTF8.self) }

  /// Calls `body` with the name as a C string.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows -> Result {
    var terminated = bytes.map { CChar(bitPattern: $0) }
    terminated.append(0)
    return try terminated.withUnsafeBufferPointer { try body($0.baseAddress!) }
  }

  // The synthesised one takes each byte for itself.
  func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }

  private static func length(of cString: UnsafePointer<CChar>) -> Int {
    var length = 0
    while cString[length] != 0 { length += 1 }
    return length
  }
}
