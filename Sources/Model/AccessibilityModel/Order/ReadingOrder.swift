/// How siblings are put in the order in which they are read.
///
/// The order depends on what the siblings are, never on the order in which they arrive: sort priority
/// first (high before low), then rows from the top, then places along the line. A row is everything
/// whose top lies less than the threshold below the row's topmost element. Ties go to the smaller
/// identity.
/// - Source: at-behaviour 1.10.4, 3.2, X15
public struct ReadingOrder: Hashable, Sendable {
  /// Which way lines of text run.
  public enum Direction: UInt8, Hashable, Sendable, CaseIterable {
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
  }

  /// Which way lines run.
  public var direction: Direction
  /// Elements whose tops differ by less than this many points stand in one row.
  public var rowThreshold: Double

  /// Makes an order; the threshold is that of a phone where left out.
  public init(direction: Direction = .leftToRight, rowThreshold: Double = 8) {
    self.direction = direction
    self.rowThreshold = rowThreshold
  }
}
