// The names that functions in C have for what times do themselves.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a time of a fraction of seconds.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the time of some seconds, in parts of a second.
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A time in seconds; no number where it is none or nobody knows it.
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The time from one to another.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A time so many times as long.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime { time.multiplied(by: multiplier) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A time so many times as long, to the nearest part of a second.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
  guard time.isNumeric else {
    let sign: Int32 = multiplier < 0 ? -1 : 1
    return multiplier.isNaN ? .invalid : time.multiplied(by: multiplier == 0 ? 0 : sign)
  }
  var result = CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale)
  result.epoch = time.epoch
  return result
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A fraction of a time.
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
  time.multiplied(by: multiplier, over: divisor)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Less than 0 where the first is sooner, 0 for the same time, more than 0 where it is later.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1.order(to: time2) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The sooner of two times.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { time2 < time1 ? time2 : time1 }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The later of two times.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { time2 > time1 ? time2 : time1 }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A time without its sign.
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime {
  time < .zero ? time.multiplied(by: -1) : time
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The same time in other parts of a second.
public func CMTimeConvertScale(
  _ time: CMTime, timescale newTimescale: Int32, method: CMTimeRoundingMethod
) -> CMTime {
  time.convertScale(newTimescale, method: method)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// True where it is a time at all.
public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// True where it is no time.
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// True where nobody knows the time.
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// True where the numbers of a time tell it.
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a stretch of time from its beginning and its length.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a stretch of time from its beginning and its end.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, end: end)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The end of a stretch of time.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// True where a moment lies in a stretch of time, its end left out.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// True where both stretches of time are the same.
public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool { range1 == range2 }
