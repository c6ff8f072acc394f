import Foundation

/// Distances from the edges of a rectangle towards its middle, counted in reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// Distance from the top edge.
  public var top: CGFloat
  /// Distance from the edge where reading starts.
  public var leading: CGFloat
  /// Distance from the bottom edge.
  public var bottom: CGFloat
  /// Distance from the edge where reading ends.
  public var trailing: CGFloat

  /// Makes insets of four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets without distance.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Insets without distance.
  public static let zero = NSDirectionalEdgeInsets()
}
