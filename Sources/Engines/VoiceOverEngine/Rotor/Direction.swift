/// Which way a person goes through anything that has an order.
public enum Direction: String, Hashable, Sendable, CaseIterable {
  /// Onwards: flicks to the right and down.
  case next
  /// Backwards: flicks to the left and up.
  case previous

  /// The other way.
  public var reversed: Direction { self == .next ? .previous : .next }
}
