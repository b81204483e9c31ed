// SPDX-License-Identifier: MIT
import Foundation

/// What a walk does, counted and, if asked for, printed before it is done; for one thread alone.
final class WalkLog: @unchecked Sendable {
  private let isPrinted: Bool
  private(set) var count = 0

  init(isPrinted: Bool) {
    self.isPrinted = isPrinted
  }

  func add(_ line: String) {
    count += 1
    if isPrinted { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
  }
}
