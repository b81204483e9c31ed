// SPDX-License-Identifier: MIT

/// Where a row of the conformance catalogue starts.
package struct WalkFixture: Sendable {
  package var configuration: WalkConfiguration

  /// What is done after the first layout.
  package var operations: [WalkOperation] = []

  /// Whether the first layout is the row's own.
  package var isUnmounted = false

  init(_ configuration: WalkConfiguration) {
    self.configuration = configuration
  }

  static var F2: WalkFixture { WalkFixture(WalkConfiguration(.double)) }
  static var F3: WalkFixture { WalkFixture(WalkConfiguration(.triple)) }
  static var F3w: WalkFixture { F3.width(1100) }
  static var F2c: WalkFixture { F2.collapsed() }
  static var F3c: WalkFixture { F3.collapsed() }
  static var F2p: WalkFixture { F2.collapsed(to: .primary) }
  static var F3p: WalkFixture { F3.collapsed(to: .primary) }
  static var F3s: WalkFixture { F3.collapsed(to: .supplementary) }

  /// With other columns.
  func with(
    primary: [String] = ["a"], supplementary: [String] = ["s"], compact: [String] = [],
    inspector: [String] = []
  ) -> WalkFixture {
    var fixture = self
    fixture.configuration.primary = primary
    if configuration.style == .triple { fixture.configuration.supplementary = supplementary }
    fixture.configuration.compact = compact
    fixture.configuration.inspector = inspector
    return fixture
  }

  func width(_ width: Double) -> WalkFixture {
    var fixture = self
    fixture.configuration.width = width
    return fixture
  }

  /// With something done before the first layout.
  func before(_ operations: WalkOperation...) -> WalkFixture {
    var fixture = self
    fixture.configuration.before += operations
    return fixture
  }

  func behaving(_ behavior: WalkBehavior) -> WalkFixture { before(.prefer(.behavior(behavior))) }

  func after(_ operations: WalkOperation...) -> WalkFixture {
    var fixture = self
    fixture.operations += operations
    return fixture
  }

  func `in`(_ mode: WalkMode) -> WalkFixture { after(.prefer(.mode(mode))) }

  var unmounted: WalkFixture {
    var fixture = self
    fixture.isUnmounted = true
    return fixture
  }

  private func collapsed(to column: WalkColumn? = nil) -> WalkFixture {
    after(.answerTop(column), .resize(400), .answerTop(nil))
  }
}
