/// A place in a rectangle as parts of its size, from 0 to 1.
public struct UnitPoint: Hashable, Sendable {
  /// Part of the width, from the leading edge.
  public var x: CGFloat
  /// Part of the height, from the top.
  public var y: CGFloat

  /// Makes a place of two parts.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// Makes the corner at which reading begins.
  public init() {
    self.init(x: 0, y: 0)
  }

  /// The corner at which reading begins.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The corner at which reading begins.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top corner at which lines end.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom corner at which lines begin.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom corner at which lines end.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
