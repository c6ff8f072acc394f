/// A moment of a session, counted from its start.
///
/// In tests sessions run on virtual time: nothing waits, and the same inputs meet the same instants.
public struct VirtualInstant: InstantProtocol, Hashable, Sendable {
  /// Nanoseconds since the session began.
  public var nanoseconds: Int64

  /// Makes the instant that lies so many nanoseconds after the start.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// The beginning of the session.
  public static let start = VirtualInstant(nanoseconds: 0)

  /// The instant that lies so long after this one.
  public func advanced(by duration: Duration) -> VirtualInstant {
    let (seconds, attoseconds) = duration.components
    return VirtualInstant(nanoseconds: nanoseconds + seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }

  /// How long after this instant the other one lies.
  public func duration(to other: VirtualInstant) -> Duration {
    .nanoseconds(other.nanoseconds - nanoseconds)
  }

  /// True where this instant comes first.
  public static func < (left: VirtualInstant, right: VirtualInstant) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
}
