// SPDX-License-Identifier: MIT
internal import CSplitViewGtk

/// Makes text of a file's bytes.
enum TextDecoder {
  /// Text that a text view shows without delay.
  struct Text: Hashable, Sendable {
    var text: String
    /// GLib's name of the encoding it was in.
    var encoding: String
    /// Whether overlong lines were broken.
    var hasBrokenLines = false
  }

  /// How many bytes of a line stay together: laying out a line takes longer the longer it is.
  static let lineLimit = 4096

  /// Reads bytes as text; nil where they are none.
  /// - Parameters:
  ///   - bytes: The file's bytes, or its first ones.
  ///   - isCut: Whether there are more, so that the last character may be incomplete.
  static func decode(_ bytes: [UInt8], isCut: Bool = false) -> Text? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return utf8(Array(bytes.dropFirst(3)), isCut: isCut)
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      let whole = bytes.count % 2 == 0 ? bytes : Array(bytes.dropLast())
      return convert(whole, from: "UTF-16", isCut: isCut)
    }
    // No 8-bit encoding has zeros in text; what has them is something else.
    guard !bytes.contains(0) else { return nil }
    return utf8(bytes, isCut: isCut)
      ?? ["WINDOWS-1252", "ISO-8859-1"].lazy
      .compactMap { convert(bytes, from: $0, isCut: false) }.first
  }

  private static func utf8(_ bytes: [UInt8], isCut: Bool) -> Text? {
    let length = validLength(bytes)
    guard length == bytes.count || (isCut && bytes.count - length < 4) else { return nil }
    return text(Array(bytes[..<length]), encoding: "UTF-8")
  }

  private static func validLength(_ bytes: [UInt8]) -> Int {
    bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress?.assumingMemoryBound(to: CChar.self) else { return 0 }
      var end: UnsafePointer<CChar>?
      g_utf8_validate_len(start, gsize(buffer.count), &end)
      return end.map { $0 - start } ?? 0
    }
  }

  private static func convert(_ bytes: [UInt8], from encoding: String, isCut: Bool) -> Text? {
    var read: gsize = 0
    var written: gsize = 0
    let converted = bytes.withUnsafeBytes { buffer in
      g_convert(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self), gssize(buffer.count), "UTF-8",
        encoding, &read, &written, nil)
    }
    guard let converted else {
      // Half a surrogate pair at the cut.
      return isCut && bytes.count > 4
        ? convert(Array(bytes.dropLast(2)), from: encoding, isCut: false) : nil
    }
    defer { g_free(converted) }
    let result = UnsafeBufferPointer(start: converted, count: Int(written))
      .map { UInt8(bitPattern: $0) }
    guard !result.contains(0) else { return nil }
    return text(
      result.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(result.dropFirst(3)) : result,
      encoding: encoding)
  }

  private static func text(_ bytes: [UInt8], encoding: String) -> Text {
    var broken = false
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var length = 0
    for byte in bytes {
      let startsCharacter = byte & 0xC0 != 0x80
      if length >= lineLimit && startsCharacter && byte != UInt8(ascii: "\n") {
        result.append(UInt8(ascii: "\n"))
        length = 0
        broken = true
      }
      length = byte == UInt8(ascii: "\n") ? 0 : length + 1
      result.append(byte)
    }
    return Text(
      text: String(decoding: result, as: UTF8.self), encoding: encoding, hasBrokenLines: broken)
  }
}
