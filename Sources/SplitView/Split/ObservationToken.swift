// SPDX-License-Identifier: MIT

/// Keeps an observation going; it ends when the token goes away.
@MainActor
public final class ObservationToken {
  private let end: FinalCall

  init(_ end: @escaping @MainActor () -> Void) { self.end = FinalCall(end) }
}
