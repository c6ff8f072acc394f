/// A stretch of time with a beginning and a length.
public struct CMTimeRange: Hashable, Sendable {
  /// The first moment.
  public var start: CMTime
  /// How long it is.
  public var duration: CMTime

  /// Makes a stretch that is none.
  public init() { self.init(start: .invalid, duration: .invalid) }

  /// Makes a stretch from its beginning and its length.
  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }

  /// Makes a stretch from its beginning and its end.
  public init(start: CMTime, end: CMTime) {
    self.init(start: start, duration: end - start)
  }

  /// No length, at the beginning.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  /// No stretch at all.
  public static let invalid = CMTimeRange()

  /// True where both its times are such, and it is not shorter than nothing.
  public var isValid: Bool {
    start.isValid && duration.isValid && duration.epoch == 0 && duration >= .zero
  }
  /// True where nobody knows when it begins or how long it is.
  public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
  /// True where it has no length.
  public var isEmpty: Bool { isValid && duration == .zero }
  /// The first moment behind it.
  public var end: CMTime { isValid ? start + duration : .invalid }

  /// True where a moment lies in it, its end left out.
  public func containsTime(_ time: CMTime) -> Bool {
    isValid && time.isNumeric && start <= time && time < end
  }

  /// True where another stretch lies in it as a whole.
  public func containsTimeRange(_ range: CMTimeRange) -> Bool {
    guard isValid, range.isValid else { return false }
    return start <= range.start && range.end <= end && (!range.isEmpty || range.start < end)
  }

  /// The shortest stretch that has both in it.
  public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
    guard isValid, otherRange.isValid else { return .invalid }
    return CMTimeRange(start: min(start, otherRange.start), end: max(end, otherRange.end))
  }

  /// The stretch that lies in both; empty where there is none.
  public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
    guard isValid, otherRange.isValid else { return .invalid }
    let (first, last) = (max(start, otherRange.start), min(end, otherRange.end))
    return first < last ? CMTimeRange(start: first, end: last) : .zero
  }
}
