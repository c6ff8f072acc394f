/// How siblings are put in the order in which they are read.
///
/// The order depends on what the siblings are, never on the order in which they arrive: sort priority
/// first (high before low), then by geometry as their container asks (`ChildOrder`). Ties go to the smaller
/// identity.
/// - Source: Behaviour 1.10.4, 3.2, 10.1, X15
public struct ReadingOrder: Hashable, Sendable {
  /// Which way lines of text run.
  public enum Direction: UInt8, Hashable, Sendable, CaseIterable {
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
  }

  /// Which way lines run, where a container does not say otherwise.
  public var direction: Direction
  /// In `.geometric` containers, elements whose tops differ by less than this many points stand in one row.
  public var rowThreshold: Double
  /// In `.rows` containers, when elements stand in one row.
  public var rowOverlap: RowOverlap

  /// Makes an order; the threshold is that of a phone where left out.
  public init(
    direction: Direction = .leftToRight, rowThreshold: Double = 8, rowOverlap: RowOverlap = .half
  ) {
    self.direction = direction
    self.rowThreshold = rowThreshold
    self.rowOverlap = rowOverlap
  }
}
