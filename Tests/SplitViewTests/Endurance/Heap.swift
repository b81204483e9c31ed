// SPDX-License-Identifier: MIT
import Foundation

/// What the process has allocated.
enum Heap {
  struct Failure: Error {
    var description: String
  }

  /// The bytes in use, as the C library's allocator counts them.
  static func bytesInUse() throws -> Int {
    let text = try report()
    // The last of each kind is the sum over all arenas.
    let system = try size(of: "<system type=\"current\" size=\"", in: text)
    let mapped = try total("mmap", in: text)
    let free = try total("fast", in: text) + total("rest", in: text)
    return system + mapped - free
  }

  private static func total(_ type: String, in text: String) throws -> Int {
    guard let line = text.split(separator: "\n").last(where: { $0.contains("\"\(type)\"") }) else {
      throw Failure(description: "the allocator says nothing of \(type): \(text)")
    }
    return try size(of: " size=\"", in: String(line))
  }

  private static func size(of key: String, in text: String) throws -> Int {
    guard let range = text.range(of: key, options: .backwards),
      let size = Int(text[range.upperBound...].prefix { $0 != "\"" })
    else { throw Failure(description: "the allocator says no size after \(key): \(text)") }
    return size
  }

  private typealias Writer = @convention(c) (CInt, UnsafeMutablePointer<FILE>) -> CInt

  // Through the loader, since the header with this function is not imported.
  private static func report() throws -> String {
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "malloc_info") else {
      throw Failure(description: "the C library has no malloc_info")
    }
    var bytes: UnsafeMutablePointer<CChar>?
    var count = 0
    guard let stream = open_memstream(&bytes, &count) else {
      throw Failure(description: "no stream for the allocator's report")
    }
    let status = unsafeBitCast(symbol, to: Writer.self)(0, stream)
    fclose(stream)
    guard status == 0, let bytes else {
      throw Failure(description: "the allocator made no report")
    }
    defer { free(bytes) }
    return String(cString: bytes)
  }
}
