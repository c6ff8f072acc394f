/// One of the two directions of a screen.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical

  /// Any of the two directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Makes a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// From left to right.
    public static let horizontal = Axis.Set(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Axis.Set(rawValue: 2)
  }

  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// One of the four sides of a rectangle, named by the direction of reading.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The sides.
  case top, leading, bottom, trailing

  /// Any of the four sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Makes a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Makes a set of one side.
    public init(_ edge: Edge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The top side.
    public static let top = Edge.Set(.top)
    /// The side at which lines begin.
    public static let leading = Edge.Set(.leading)
    /// The bottom side.
    public static let bottom = Edge.Set(.bottom)
    /// The side at which lines end.
    public static let trailing = Edge.Set(.trailing)
    /// Every side.
    public static let all: Edge.Set = [.top, .leading, .bottom, .trailing]
    /// The two sides of a line.
    public static let horizontal: Edge.Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Edge.Set = [.top, .bottom]

    /// The set with the sides of lines exchanged where lines run from right to left.
    func mirrored(_ isMirrored: Bool) -> Edge.Set {
      guard isMirrored else { return self }
      var sides = intersection(.vertical)
      if contains(.leading) { sides.insert(.trailing) }
      if contains(.trailing) { sides.insert(.leading) }
      return sides
    }
  }
}

/// Distances from the four sides of a rectangle.
public struct EdgeInsets: Equatable, Sendable {
  /// Distance from the top, in points.
  public var top: CGFloat
  /// Distance from the side at which lines begin, in points.
  public var leading: CGFloat
  /// Distance from the bottom, in points.
  public var bottom: CGFloat
  /// Distance from the side at which lines end, in points.
  public var trailing: CGFloat

  /// Makes distances from four numbers.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes distances of nothing.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// The same distance from some sides and none from the others.
  init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }
}

/// Which way lines of text run.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}
