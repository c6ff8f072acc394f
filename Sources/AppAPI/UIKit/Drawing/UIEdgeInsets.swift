import Foundation

/// Distances from the edges of a rectangle towards its middle; negative ones lead outwards.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
  /// Distance from the top edge.
  public var top: CGFloat
  /// Distance from the left edge.
  public var left: CGFloat
  /// Distance from the bottom edge.
  public var bottom: CGFloat
  /// Distance from the right edge.
  public var right: CGFloat

  /// Makes insets of four distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Makes insets without distance.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Insets without distance.
  public static let zero = UIEdgeInsets()
}

extension CGRect {
  /// Returns the rectangle with its edges moved by the insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }
}
