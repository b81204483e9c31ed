// SPDX-License-Identifier: MIT

import SplitViewCore
import Testing

/// Pictures on the way from one plan to another.
@Suite struct SplitMotionTests {
  static let columns: [SplitViewColumn] = [.primary, .supplementary, .secondary, .inspector]

  /// Two states of one split view at one width, as a call, a button or a click leads to.
  private func pair(using random: inout SplitMix64) -> (SplitPicture, SplitPicture)? {
    var split = ArbitrarySplit(
      using: &random, width: Double(Int.random(in: 300...1600, using: &random)))
    split.resize(to: split.environment.width)
    guard split.change == nil else { return nil }
    let before = SplitPicture(split.plan)
    let (configuration, environment) = (split.configuration, split.environment)
    let column = random.pick(Self.columns)
    let steps: [SplitStep?] = [
      configuration.showing(column, from: split.state, in: environment),
      configuration.hiding(column, from: split.state, in: environment),
      configuration.pressingDisplayModeButton(from: split.state, in: environment),
      configuration.uncovering(from: split.state, in: environment),
    ]
    guard let step = random.pick(steps) else { return nil }
    split.state = step.committed(over: split.state)
    let after = SplitPicture(split.plan)
    return before.moves(to: after) ? (before, after) : nil
  }

  private func check(
    _ body: (SplitPicture, SplitPicture, inout SplitMix64) -> String?
  ) {
    var found = 0
    Property.check { random in
      guard let (before, after) = pair(using: &random) else { return nil }
      found += 1
      return body(before, after, &random).map { "\($0)\nfrom \(before)\nto \(after)" }
    }
    #expect(found > Property.cases / 10, "only \(found) cases move")
  }

  @Test func theEndsAreThePlans() {
    check { before, after, _ in
      let (start, end) = (
        before.moved(to: after, progress: 0), before.moved(to: after, progress: 1)
      )
      if end != after || before.moved(to: after, progress: 7) != after { return "the end is not" }
      for column in Self.columns where before.columns[column].isVisible {
        if start.columns[column] != before.columns[column] { return "\(column) jumps" }
      }
      for column in Self.columns where !before.columns[column].isVisible && !before.isCollapsed {
        let frame = start.columns[column]
        guard frame.isVisible else { continue }
        if frame.x < before.width && frame.maxX > 0 { return "\(column) is there at once" }
      }
      if start.dimming != before.dimming || start.sheet != before.sheet { return "layers jump" }
      return start.shadows == before.shadows ? nil : "shadows jump"
    }
  }

  @Test func noEdgeGoesBackAndNothingIsSqueezed() {
    check { before, after, _ in
      var last = before.moved(to: after, progress: 0)
      let end = before.moved(to: after, progress: 0.999_999)
      for step in 1...12 {
        let now = before.moved(to: after, progress: Double(step) / 13)
        for column in Self.columns {
          let (old, new, to) = (last.columns[column], now.columns[column], end.columns[column])
          if (new.x - old.x) * (to.x - old.x) < 0 { return "\(column) goes back" }
          if (new.maxX - old.maxX) * (to.maxX - old.maxX) < 0 { return "\(column) goes back" }
          let widths = [before.columns[column], after.columns[column]].filter(\.isVisible)
            .map(\.width)
          guard let least = widths.min(), let most = widths.max() else { continue }
          if new.width < least || new.width > most {
            return "\(column) is \(new.width) wide between \(least) and \(most)"
          }
        }
        if !(0...1).contains(now.dimming) || !(0...1).contains(now.sheet) { return "no strength" }
        last = now
      }
      return nil
    }
  }

  @Test func whatIsSideBySideStaysSo() {
    check { before, after, random in
      guard !before.isCollapsed else { return nil }
      let now = before.moved(to: after, progress: Double.random(in: 0..<1, using: &random))
      var reached = 0
      let visible = Self.columns.map { now.columns[$0] }.filter(\.isVisible)
        .sorted { ($0.x, $0.maxX) < ($1.x, $1.maxX) }
      let gap = 20
      for frame in visible {
        if frame.x > reached + gap { return "a hole from \(reached) to \(frame.x)" }
        reached = max(reached, frame.maxX)
      }
      return reached + gap >= now.width ? nil : "a hole from \(reached) on"
    }
  }

  @Test func aTurnGoesOnFromThePicture() {
    check { before, after, random in
      let part = Double.random(in: 0..<1, using: &random)
      let middle = before.moved(to: after, progress: part)
      let turned = middle.moved(to: before, progress: 0)
      for column in Self.columns where middle.columns[column].isVisible {
        if turned.columns[column] != middle.columns[column] { return "\(column) jumps" }
      }
      if middle.moved(to: before, progress: 1) != before { return "doesn't come back" }
      guard middle.moves(to: before) else { return nil }
      let speed = middle.velocity(to: before, after: (before, after), velocity: 3)
      return speed <= 0 ? nil : "turns with a speed of \(speed) onwards"
    }
  }

  @Test func theSpeedGoesOn() {
    check { before, after, random in
      let part = Double.random(in: 0.1..<0.9, using: &random)
      let middle = before.moved(to: after, progress: part)
      guard before.travel(to: after) > 50 else { return nil }
      let speed = middle.velocity(to: after, after: (before, after), velocity: 3)
      // On the rest of the way the same speed is more ways in a second.
      let expected = 3 / (1 - part)
      return abs(speed - expected) < 0.4 * expected ? nil : "\(speed) instead of \(expected)"
    }
  }

  @Test func aPictureOnTheWayIsFound() {
    check { before, after, random in
      let middle = before.moved(to: after, progress: Double.random(in: 0.01..<0.99, using: &random))
      guard middle.columns != before.columns || before.isCollapsed else { return nil }
      guard let part = before.progress(of: middle, to: after) else {
        // A short way is at its end early.
        return before.travel(to: after) < 100 ? nil : "not found"
      }
      let found = before.moved(to: after, progress: part)
      for column in Self.columns where middle.columns[column].isVisible {
        let (old, new) = (middle.columns[column], found.columns[column])
        if abs(old.x - new.x) > 1 || abs(old.maxX - new.maxX) > 1 { return "\(column) elsewhere" }
      }
      return nil
    }
  }

  @Test func otherWidthsAreJumps() {
    check { before, after, _ in
      var other = after
      other.width += 1
      if before.canMove(to: other) { return "moves" }
      if before.moved(to: other, progress: 0) != other { return "doesn't jump" }
      other = after
      other.isCollapsed.toggle()
      if before.moves(to: other) { return "folds" }
      other = after
      other.isMirrored.toggle()
      return before.moves(to: other) ? "turns round" : nil
    }
  }

  @Test func aSheetComesUp() {
    let driver = SplitDriver.F2c()
    driver.set(["i"], .inspector)
    let before = SplitPicture(driver.plan)
    driver.show(.inspector)
    let after = SplitPicture(driver.plan)
    #expect(after.sheet == 1)
    #expect(before.moves(to: after))
    let half = before.moved(to: after, progress: 0.5)
    #expect(half.sheet == 0.5)
    #expect(half.dimming == 0.5)
    #expect(half.columns.inspector.isVisible)
    #expect(!before.columns.inspector.isVisible)
  }
}
