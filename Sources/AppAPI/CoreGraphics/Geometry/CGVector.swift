import Foundation

/// A step in the plane, in points.
///
///     let way = CGVector(dx: 3, dy: 4)
///     hypot(way.dx, way.dy)   // 5
public struct CGVector: Hashable, Codable, Sendable {
  /// How far it goes across.
  public var dx: CGFloat
  /// How far it goes down.
  public var dy: CGFloat

  /// A step that leads nowhere.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Makes a step that leads nowhere.
  public init() { self.init(dx: 0, dy: 0) }

  /// Makes a step.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Makes a step.
  @_disfavoredOverload
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Makes a step.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}
