import CoreMedia
import Testing

@Suite("Times of films and sounds")
struct MediaTimeTests {
  @Test("A time is a fraction of seconds, and the same in whatever parts")
  func fractions() {
    let half = CMTime(value: 300, timescale: 600)
    #expect(half.seconds == 0.5 && CMTimeGetSeconds(half) == 0.5)
    #expect(half == CMTimeMake(value: 1, timescale: 2))
    #expect(Set([half, CMTime(value: 1, timescale: 2)]).count == 1)
    #expect(half != CMTime(value: 301, timescale: 600))
    #expect(CMTime.zero.seconds == 0 && CMTime.zero < half && CMTimeCompare(half, .zero) == 1)
  }

  @Test("Seconds become the nearest time; one that is not quite the same says so")
  func seconds() {
    let exact = CMTimeMakeWithSeconds(1.5, preferredTimescale: 600)
    #expect(exact.value == 900 && exact.timescale == 600 && !exact.hasBeenRounded)
    let third = CMTime(seconds: 1.0 / 3, preferredTimescale: 10)
    #expect(third.value == 3 && third.hasBeenRounded)
    #expect(CMTime(seconds: 2.5, preferredTimescale: 1).value == 3)
    #expect(
      !CMTime(seconds: 1, preferredTimescale: 0).isValid
        && !CMTime(seconds: .nan, preferredTimescale: 1).isValid)
    #expect(CMTime(seconds: -.infinity, preferredTimescale: 600).isNegativeInfinity)
    let long = CMTime(seconds: 0x1p60, preferredTimescale: 600)
    #expect(long.seconds == 0x1p60 && long.timescale < 600)
  }

  @Test("Sums are exact, in parts that suit both times")
  func sums() {
    let sum = CMTime(value: 1, timescale: 2) + CMTime(value: 1, timescale: 3)
    #expect(sum.value == 5 && sum.timescale == 6 && !sum.hasBeenRounded)
    let difference = CMTimeSubtract(CMTime(value: 1, timescale: 2), CMTime(value: 1, timescale: 3))
    #expect(difference.value == 1 && difference.timescale == 6)
    #expect(CMTimeAdd(.zero, CMTime(value: 7, timescale: 600)).timescale == 600)
    let fine = CMTime(value: 1, timescale: .max) + CMTime(value: 1, timescale: .max - 1)
    #expect(fine.timescale == .max && fine.hasBeenRounded && abs(fine.seconds - 2 / 0x1p31) < 1e-15)
    let large = CMTime(value: .max, timescale: 600) + CMTime(value: .max, timescale: 600)
    #expect(large.timescale == 300 && large.value == .max && large.hasBeenRounded == false)
    #expect((CMTime(value: .max, timescale: 1) + CMTime(value: .max, timescale: 1)).isPositiveInfinity)
  }

  @Test("What is no number stays so in sums, and lies behind every number")
  func unknown() {
    let one = CMTime(value: 1, timescale: 1)
    #expect(!(one + .invalid).isValid && (one + .indefinite).isIndefinite)
    #expect((one + .positiveInfinity).isPositiveInfinity && (one - .positiveInfinity).isNegativeInfinity)
    #expect(!(CMTime.positiveInfinity - .positiveInfinity).isValid)
    #expect(CMTime.indefinite.seconds.isNaN && CMTime.positiveInfinity.seconds == .infinity)
    #expect(
      [CMTime.invalid, .positiveInfinity, one, .indefinite, .negativeInfinity].sorted()
        == [.negativeInfinity, one, .indefinite, .positiveInfinity, .invalid])
    #expect(CMTIME_IS_INVALID(CMTime()) && CMTIME_IS_INDEFINITE(.indefinite) && CMTIME_IS_NUMERIC(one))
    #expect(!CMTIME_IS_VALID(.invalid) && !CMTIME_IS_NUMERIC(.positiveInfinity))
  }

  @Test("A time is multiplied and divided, as long as that can be told")
  func products() {
    let time = CMTime(value: 3, timescale: 4)
    #expect(CMTimeMultiply(time, multiplier: 2).seconds == 1.5)
    #expect(CMTimeMultiplyByFloat64(time, multiplier: 0.5).hasBeenRounded)
    #expect(CMTimeMultiplyByRatio(time, multiplier: 2, divisor: 3) == CMTime(value: 1, timescale: 2))
    #expect(CMTimeMultiply(.positiveInfinity, multiplier: -1).isNegativeInfinity)
    #expect(!CMTimeMultiply(.positiveInfinity, multiplier: 0).isValid)
    #expect(CMTimeAbsoluteValue(CMTime(value: -3, timescale: 4)) == time)
    #expect(CMTimeMinimum(time, .zero) == .zero && CMTimeMaximum(time, .zero) == time)
  }

  @Test(
    "A time in other parts goes to the nearest, or where it is told to",
    arguments: [
      (.default, 3), (.roundTowardZero, 2), (.roundAwayFromZero, 3), (.roundTowardPositiveInfinity, 3),
      (.roundTowardNegativeInfinity, 2), (.quickTime, 2),
    ] as [(CMTimeRoundingMethod, Int64)])
  func rounding(method: CMTimeRoundingMethod, value: Int64) {
    let time = CMTime(value: 5, timescale: 2)
    let converted = time.convertScale(1, method: method)
    #expect(converted.value == value && converted.timescale == 1 && converted.hasBeenRounded)
    let opposite = CMTimeConvertScale(CMTime(value: -5, timescale: 2), timescale: 1, method: method)
    let expected: [CMTimeRoundingMethod: Int64] = [
      .roundTowardPositiveInfinity: -2, .roundTowardNegativeInfinity: -3,
    ]
    #expect(opposite.value == expected[method] ?? -value)
    #expect(time.convertScale(4, method: method) == time)
  }

  @Test("A stretch of time has an end, holds moments and stretches, and meets others")
  func ranges() {
    func seconds(_ number: Int64) -> CMTime { CMTime(value: number, timescale: 1) }
    let walk = CMTimeRange(start: seconds(2), duration: seconds(6))
    #expect(walk.end == seconds(8) && CMTimeRangeGetEnd(walk) == seconds(8))
    #expect(walk == CMTimeRangeFromTimeToTime(start: seconds(2), end: seconds(8)))
    #expect(walk.containsTime(seconds(2)) && !CMTimeRangeContainsTime(walk, time: seconds(8)))
    let rest = CMTimeRangeMake(start: seconds(6), duration: seconds(4))
    #expect(walk.intersection(rest) == CMTimeRange(start: seconds(6), end: seconds(8)))
    #expect(walk.union(rest) == CMTimeRange(start: seconds(2), end: seconds(10)))
    #expect(walk.intersection(CMTimeRange(start: seconds(20), duration: seconds(1))).isEmpty)
    #expect(
      walk.containsTimeRange(CMTimeRange(start: seconds(3), end: seconds(8))) && !walk.containsTimeRange(rest)
    )
    #expect(!CMTimeRange.invalid.isValid && !CMTimeRange(start: .zero, duration: seconds(-1)).isValid)
    #expect(CMTimeRange(start: .zero, duration: .indefinite).isIndefinite && CMTimeRange.zero.isEmpty)
    #expect(CMTimeRangeEqual(walk, walk) && !CMTimeRangeEqual(walk, rest))
  }
}
