@_exported import Foundation

/// How many parts of a second a time is made of.
public typealias CMTimeValue = Int64
/// How many parts a second is divided into.
public typealias CMTimeScale = Int32
/// Tells times of one loop of a film from those of the next.
public typealias CMTimeEpoch = Int64

/// What is to be known of a time beside its numbers.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: UInt32

  /// Makes flags from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// It is a time at all.
  public static let valid = CMTimeFlags(rawValue: 1 << 0)
  /// It is not quite the time that was computed.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 1 << 1)
  /// It lies behind every number.
  public static let positiveInfinity = CMTimeFlags(rawValue: 1 << 2)
  /// It lies before every number.
  public static let negativeInfinity = CMTimeFlags(rawValue: 1 << 3)
  /// Nobody knows it.
  public static let indefinite = CMTimeFlags(rawValue: 1 << 4)
  /// The flags of times that no number tells.
  public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// A moment or a stretch of time as a fraction of whole numbers.
///
///     CMTime(value: 300, timescale: 600).seconds   // 0.5
public struct CMTime: Sendable {
  /// The numerator.
  public var value: CMTimeValue
  /// The denominator: parts of a second.
  public var timescale: CMTimeScale
  /// What is to be known beside the numbers.
  public var flags: CMTimeFlags
  /// Which loop it belongs to.
  public var epoch: CMTimeEpoch

  /// Makes a time that is none.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  /// Makes a time of all its parts.
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }

  /// Makes a time of a fraction of seconds.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: .valid, epoch: 0)
  }

  /// Makes the time nearest to some seconds, in fewer parts of a second where the number would be too large.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard preferredTimescale > 0, !seconds.isNaN else {
      self = .invalid
      return
    }
    var scale = preferredTimescale
    while scale > 1, abs(seconds) * Double(scale) >= 0x1p63 { scale /= 2 }
    guard let value = CMTimeValue(exactly: (seconds * Double(scale)).rounded()) else {
      self = seconds < 0 ? .negativeInfinity : .positiveInfinity
      return
    }
    self.init(value: value, timescale: scale)
    if self.seconds != seconds { flags.insert(.hasBeenRounded) }
  }

  /// No time at all.
  public static let invalid = CMTime()
  /// A time that nobody knows, as that of a broadcast without an end.
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  /// Behind every number.
  public static let positiveInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  /// Before every number.
  public static let negativeInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)
  /// The beginning.
  public static let zero = CMTime(value: 0, timescale: 1)

  /// True where it is a time at all.
  public var isValid: Bool { flags.contains(.valid) }
  /// True behind every number.
  public var isPositiveInfinity: Bool { flags.contains([.valid, .positiveInfinity]) }
  /// True before every number.
  public var isNegativeInfinity: Bool { flags.contains([.valid, .negativeInfinity]) }
  /// True where nobody knows it.
  public var isIndefinite: Bool { flags.contains([.valid, .indefinite]) }
  /// True where its numbers tell it.
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
  /// True where it is not quite what was computed.
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// The time in seconds; no number where it is none or nobody knows it.
  public var seconds: Double {
    if isPositiveInfinity { return .infinity }
    if isNegativeInfinity { return -.infinity }
    return isNumeric && timescale != 0 ? Double(value) / Double(timescale) : .nan
  }
}

/// How a time is made to fit into other parts of a second.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  /// To the nearest, and from the middle away from zero.
  case roundHalfAwayFromZero = 1
  /// Towards zero.
  case roundTowardZero = 2
  /// To the next one that is no smaller, whatever its sign.
  case roundAwayFromZero = 3
  /// Towards zero where parts become larger, away from it where they become smaller.
  case quickTime = 4
  /// Later.
  case roundTowardPositiveInfinity = 5
  /// Sooner.
  case roundTowardNegativeInfinity = 6

  /// To the nearest, and from the middle away from zero.
  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}
