// SPDX-License-Identifier: MIT

import SplitViewCore
import Testing

@Suite struct SplitSpringTests {
  @Test func beginsAtZeroAndComesToRest() {
    let spring = SplitSpring()
    #expect(spring.progress(at: -1) == 0)
    #expect(spring.progress(at: 0) == 0)
    #expect(spring.velocity(at: 0) == 0)
    #expect(!spring.isAtRest(at: 0.3))
    #expect(spring.isAtRest(at: SplitSpring.duration))
    #expect(spring.progress(at: 10) == 1)
    #expect(spring.isAtRest(at: .infinity))
    #expect(spring.isAtRest(at: .nan))
  }

  @Test func isTheSolutionOfTheSpringsEquation() {
    for initial in [-40.0, -3, 0, 5, 31, 60] {
      let spring = SplitSpring(initialVelocity: initial)
      #expect(abs(spring.velocity(at: 0) - initial) < 1e-9)
      for step in 1...60 {
        let time = Double(step) / 200
        let small = 1e-4
        let change =
          (spring.velocity(at: time + small) - spring.velocity(at: time - small))
          / (2 * small)
        // Where it leaves the way, the progress is cut off; the speed tells on.
        let progress = 1 - rest(after: time, initial)
        let force =
          SplitSpring.rate * SplitSpring.rate * (1 - progress)
          - 2 * SplitSpring.rate * spring.velocity(at: time)
        #expect(abs(change - force) < 0.05 * max(1, abs(force)), "\(initial) at \(time)")
        #expect(abs(spring.progress(at: time) - min(max(progress, 0), 1)) < 1e-3)
      }
    }
  }

  /// What is left of the way, by many small steps of the spring's equation.
  private func rest(after time: Double, _ initial: Double) -> Double {
    let steps = 4_000
    let step = time / Double(steps)
    var (position, velocity) = (-1.0, initial)
    for _ in 0..<steps {
      let middle = velocity + step / 2 * acceleration(position, velocity)
      let place = position + step / 2 * velocity
      position += step * middle
      velocity += step * acceleration(place, middle)
    }
    return -position
  }

  private func acceleration(_ position: Double, _ velocity: Double) -> Double {
    -SplitSpring.rate * SplitSpring.rate * position - 2 * SplitSpring.rate * velocity
  }

  @Test func neverGoesBackNorPastItsEnd() {
    Property.check(cases: 500) { random in
      let initial = Double.random(in: 0...200, using: &random)
      let spring = SplitSpring(initialVelocity: initial)
      var last = 0.0
      for frame in 0...60 {
        let progress = spring.progress(at: Double(frame) / 60)
        if progress < last && last < 1 { return "from \(last) back to \(progress) at \(initial)" }
        if !(0...1).contains(progress) { return "\(progress)" }
        last = progress
      }
      return spring.isAtRest(at: 1) ? nil : "moves after a second at \(initial)"
    }
  }

  @Test func turnsRoundFromAnySpeed() {
    Property.check(cases: 500) { random in
      let spring = SplitSpring(initialVelocity: -Double.random(in: 0...200, using: &random))
      if spring.progress(at: 0.001) != 0 { return "jumps" }
      return spring.isAtRest(at: 1) ? nil : "moves after a second"
    }
  }

  @Test func whatIsNoSpeedIsNone() {
    #expect(SplitSpring(initialVelocity: .nan) == SplitSpring())
    #expect(SplitSpring(initialVelocity: .infinity) == SplitSpring())
  }
}
