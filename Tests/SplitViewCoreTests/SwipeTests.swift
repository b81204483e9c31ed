// SPDX-License-Identifier: MIT

import SplitViewCore
import Testing

/// What a hand's way is taken for, and where what it moves comes to rest.
@Suite struct SwipeTests {
  private func swipe(_ points: [(x: Double, y: Double)], _ device: SwipeDevice = .touch) -> Swipe {
    var swipe = Swipe(device, at: 0)
    for (index, point) in points.enumerated() {
      swipe.move(toX: point.x, y: point.y, at: Double(index + 1) * 10)
    }
    return swipe
  }

  @Test func aShortWayIsNothing() {
    #expect(swipe([(7, 0), (-7, 2), (16, 16)]).phase == .undecided)
    #expect(swipe([(16.5, 0)]).phase == .claimed)
    #expect(swipe([(0, -17)]).phase == .rejected)
  }

  @Test func theFirstStepsDecideForGood() {
    #expect(swipe([(10, 20), (300, 20)]).phase == .rejected)
    #expect(swipe([(20, 10), (20, 300)]).phase == .claimed)
    #expect(swipe([(20, 20)]).phase == .rejected, "as much up as sideways is a scroll")
  }

  @Test func nothingJumpsByTheSlop() {
    #expect(swipe([(20, 0)]).distance == 0)
    #expect(swipe([(20, 0), (50, 4)]).distance == 30)
    #expect(swipe([(-20, 0), (-50, 4)]).distance == -30)
    #expect(swipe([(5, 0)]).distance == 0)
  }

  @Test func aSpeedIsThatOfTheLastMoments() {
    var swipe = Swipe(.touch, at: 0)
    swipe.move(toX: 500, y: 0, at: 100)
    swipe.move(toX: 500, y: 0, at: 250)
    swipe.move(toX: 530, y: 0, at: 350)
    #expect(abs(swipe.velocity(at: 350) - 0.3) < 1e-9)
    #expect(swipe.velocity(at: 600) == 0, "it has rested")
  }

  @Test func aSlowHandLeavesItAtTheNearestStop() {
    let track = SwipeTrack(length: 400)
    for device in SwipeDevice.allCases {
      let slow = device.thresholdVelocity * 0.99
      #expect(track.stop(from: 0.49, velocity: slow, with: device) == 0)
      #expect(track.stop(from: 0.51, velocity: -slow, with: device) == 1)
    }
  }

  @Test func aFastHandThrowsIt() {
    let track = SwipeTrack(length: 400)
    // 0.5 pixels a millisecond roll 249.5 pixels out.
    #expect(track.stop(from: 0, velocity: 0.5, with: .touch) == 1)
    #expect(track.stop(from: 0, velocity: 0.5, with: .touchpad) == 0)
    #expect(track.stop(from: 0.9, velocity: -0.5, with: .touch) == 0)
    #expect(SwipeTrack(length: 1000).stop(from: 0.1, velocity: 0.5, with: .touch) == 0)
  }

  @Test func aThrowGoesOneStopAtMost() {
    let track = SwipeTrack(length: 100, stops: [2, 0, 1])
    #expect(track.stop(from: 0.2, velocity: 50, with: .touch) == 1)
    #expect(track.stop(from: 1.8, velocity: -50, with: .touch) == 1)
  }

  @Test func rollingOut() {
    #expect(abs(SwipeDevice.touch.rollOut(from: 1) - 499) < 1e-6)
    #expect(abs(SwipeDevice.touchpad.rollOut(from: -1) + 332.333333) < 1e-5)
    #expect(abs(SwipeDevice.touch.rollOut(from: 3) - (3 * 499 + 350)) < 1e-6)
  }

  @Test func pastTheEndsARubberBandHoldsIt() {
    let track = SwipeTrack(length: 200)
    #expect(track.progress(from: 0, by: 100) == 0.5)
    #expect(abs(track.progress(from: 0, by: 400) - 1.1) < 1e-9)
    #expect(abs(track.progress(from: 0.5, by: -200) + 0.05) < 1e-9)
  }

  @Test func theRestBeginsAsFastAsTheHandWas() {
    let track = SwipeTrack(length: 300)
    #expect(abs(track.duration(from: 0.5, to: 1, velocity: 4.5, usual: 0.25) - 0.1) < 1e-9)
    #expect(track.duration(from: 0.5, to: 1, velocity: 0, usual: 0.25) == 0.125)
    #expect(track.duration(from: 0.5, to: 0, velocity: 4.5, usual: 0.25) == 0.125)
  }

  // MARK: For every way

  private func anyNumber(_ random: inout SplitMix64) -> Double {
    random.once(in: 12)
      ? random.pick([.nan, .infinity, -.infinity, 1e300, 0])
      : random.length(0...800) - 400
  }

  @Test func everyWayEndsAtAStop() {
    Property.check { random in
      let device = random.pick(SwipeDevice.allCases)
      var swipe = Swipe(device, at: 0)
      var decided: Swipe.Phase?
      var time = 0.0
      for _ in 0..<12 {
        time += random.length(0...80)
        swipe.move(toX: anyNumber(&random), y: anyNumber(&random) / 4, at: time)
        if let decided, swipe.phase != decided { return "it changed its mind: \(swipe)" }
        if swipe.phase != .undecided { decided = swipe.phase }
        guard swipe.distance.isFinite, swipe.velocity(at: time).isFinite else {
          return "no number: \(swipe)"
        }
      }
      let track = SwipeTrack(length: random.length(0...900), stops: [0, 1])
      let progress = track.progress(from: 0, by: swipe.distance)
      let velocity = swipe.velocity(at: time)
      let stop = track.stop(from: progress, velocity: velocity, with: device)
      guard track.stops.contains(stop) else { return "it stops at \(stop)" }
      let mirrored = track.stop(from: 1 - progress, velocity: -velocity, with: device)
      let isOnTheFence = abs(progress - 0.5) < 1e-6 || abs(velocity) >= device.thresholdVelocity
      if mirrored != 1 - stop && !isOnTheFence {
        return "mirrored it stops at \(mirrored): \(swipe)"
      }
      return nil
    }
  }

  @Test func aFasterHandNeverGoesLessFar() {
    Property.check { random in
      let device = random.pick(SwipeDevice.allCases)
      let track = SwipeTrack(length: random.length(100...900))
      let progress = random.length(0...100) / 100
      let slow = device.thresholdVelocity + random.length(0...300) / 100
      let fast = slow + random.length(0...300) / 100
      let (one, other) = (
        track.stop(from: progress, velocity: slow, with: device),
        track.stop(from: progress, velocity: fast, with: device)
      )
      return one <= other ? nil : "\(slow) goes to \(one), \(fast) to \(other)"
    }
  }
}
