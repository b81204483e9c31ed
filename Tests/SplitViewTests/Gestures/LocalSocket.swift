// SPDX-License-Identifier: MIT
import Glibc

/// A connection to a server on this machine, for whole messages.
final class LocalSocket {
  private let descriptor: Int32

  /// Nil where nobody listens.
  init?(_ path: String) {
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let isLong = withUnsafeMutableBytes(of: &address.sun_path) { place in
      guard path.utf8.count < place.count else { return true }
      place.copyBytes(from: Array(path.utf8))
      return false
    }
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard !isLong, status == 0 else { return nil }
  }

  deinit { close(descriptor) }

  func send(_ bytes: [UInt8]) {
    let written = write(descriptor, bytes, bytes.count)
    precondition(written == bytes.count, "the server took \(written) of \(bytes.count) bytes")
  }

  func receive(_ count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      var part = [UInt8](repeating: 0, count: count - bytes.count)
      let got = read(descriptor, &part, part.count)
      precondition(got > 0, "the server hung up")
      bytes += part.prefix(got)
    }
    return bytes
  }
}

extension Array where Element == UInt8 {
  mutating func append(word: UInt32) { Swift.withUnsafeBytes(of: word) { append(contentsOf: $0) } }

  mutating func append(short: UInt16) {
    Swift.withUnsafeBytes(of: short) { append(contentsOf: $0) }
  }

  mutating func append(double: Double) {
    Swift.withUnsafeBytes(of: double) { append(contentsOf: $0) }
  }

  func word(at offset: Int) -> UInt32 {
    self.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UInt32.self) }
  }
}
