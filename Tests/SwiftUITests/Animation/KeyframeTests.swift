import Testing

@testable import SwiftUI

@MainActor
@Suite("Keyframes of a track")
struct KeyframeTests {
  private func value(_ time: TimeInterval, isLong: Bool) -> Double {
    @KeyframeTrackContentBuilder<Double>
    func track() -> KeyframeSteps<Double> {
      MoveKeyframe(1.0)
      if isLong { LinearKeyframe(2.0, duration: 1) }
      for number in 3...4 { LinearKeyframe(Double(number), duration: 1) }
      if isLong { LinearKeyframe(5.0, duration: 2) } else { CubicKeyframe(6.0, duration: 1) }
    }
    return track().steps.value(from: 0, at: time)
  }

  @Test(
    "A value goes through the keyframes of the branches that hold and of each round of a loop, in order",
    arguments: [(0, 1), (0.5, 1.5), (1, 2), (2.5, 3.5), (4, 4.5), (9, 5)])
  func long(time: Double, expected: Double) {
    #expect(abs(value(time, isLong: true) - expected) < 0.001)
  }

  @Test(
    "A branch that does not hold takes no time, and the last keyframe stays",
    arguments: [(0, 1), (0.5, 2), (2, 4), (2.5, 5), (9, 6)])
  func short(time: Double, expected: Double) {
    #expect(abs(value(time, isLong: false) - expected) < 0.001)
  }
}
