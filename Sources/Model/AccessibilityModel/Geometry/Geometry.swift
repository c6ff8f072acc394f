/// A place on the screen, in points from the top-left corner.
public struct Point: Hashable, Sendable {
  /// Distance from the left edge, in points.
  public var x: Double
  /// Distance from the top edge, in points.
  public var y: Double

  /// Makes a point from its distances to the left and the top edge.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The top-left corner of the screen.
  public static let zero = Point(x: 0, y: 0)
}

/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// Size from left to right, in points.
  public var width: Double
  /// Size from top to bottom, in points.
  public var height: Double

  /// Makes a size from its two sizes.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// A size without size.
  public static let zero = Size(width: 0, height: 0)
}
