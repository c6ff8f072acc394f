/// A stretch of time in nanoseconds, as the queues and run loops of the system count it.
///
///     let pause: SchedulerStride = .milliseconds(300)
public struct SchedulerStride: Hashable, Codable, Sendable {
  /// The stretch in nanoseconds.
  public var magnitude: Int

  /// Makes a stretch of so many nanoseconds.
  init(nanoseconds: Int) {
    magnitude = nanoseconds
  }

  /// The stretch in seconds.
  public var timeInterval: TimeInterval { TimeInterval(magnitude) / 1e9 }
}

extension SchedulerStride: SchedulerTimeIntervalConvertible {
  /// So many whole seconds; more than fit are as many as fit.
  public static func seconds(_ s: Int) -> SchedulerStride { scaled(s, by: 1_000_000_000) }

  /// So many seconds; more than fit are as many as fit.
  public static func seconds(_ s: Double) -> SchedulerStride {
    guard !s.isNaN else { return SchedulerStride(nanoseconds: 0) }
    return SchedulerStride(nanoseconds: Int(exactly: (s * 1e9).rounded()) ?? (s < 0 ? .min : .max))
  }

  /// So many thousandths of a second.
  public static func milliseconds(_ ms: Int) -> SchedulerStride { scaled(ms, by: 1_000_000) }

  /// So many millionths of a second.
  public static func microseconds(_ us: Int) -> SchedulerStride { scaled(us, by: 1_000) }

  /// So many thousand-millionths of a second.
  public static func nanoseconds(_ ns: Int) -> SchedulerStride { SchedulerStride(nanoseconds: ns) }

  private static func scaled(_ count: Int, by unit: Int) -> SchedulerStride {
    let (product, overflows) = count.multipliedReportingOverflow(by: unit)
    return SchedulerStride(nanoseconds: overflows ? (count < 0 ? .min : .max) : product)
  }
}

extension SchedulerStride: ExpressibleByFloatLiteral {
  /// Seconds, as written.
  public init(floatLiteral value: Double) {
    self = .seconds(value)
  }
}

extension SchedulerStride: Comparable, SignedNumeric {
  /// Seconds, as written.
  public init(integerLiteral value: Int) {
    self = .seconds(value)
  }

  /// So many seconds, where the number fits.
  public init?<Source: BinaryInteger>(exactly source: Source) {
    guard let seconds = Int(exactly: source) else { return nil }
    self = .seconds(seconds)
  }

  /// True where this stretch is the shorter one.
  public static func < (left: SchedulerStride, right: SchedulerStride) -> Bool {
    left.magnitude < right.magnitude
  }

  /// Both one after the other.
  public static func + (left: SchedulerStride, right: SchedulerStride) -> SchedulerStride {
    SchedulerStride(nanoseconds: left.magnitude &+ right.magnitude)
  }

  /// The first without the second.
  public static func - (left: SchedulerStride, right: SchedulerStride) -> SchedulerStride {
    SchedulerStride(nanoseconds: left.magnitude &- right.magnitude)
  }

  /// The first as many times as the second has seconds.
  public static func * (left: SchedulerStride, right: SchedulerStride) -> SchedulerStride {
    .seconds(left.timeInterval * right.timeInterval)
  }

  /// Multiplies in place.
  public static func *= (left: inout SchedulerStride, right: SchedulerStride) {
    left = left * right
  }
}
