/// A screen, or a part of it, seen larger and in other colours.
///
/// - Source: at-behaviour 7.2
public struct Magnification: Hashable, Sendable {
  /// What becomes of colours.
  public enum Filter: String, Hashable, Sendable, CaseIterable {
    /// They stay.
    case none
    /// Light becomes dark.
    case inverted
    /// Only light and dark are left.
    case grayscale
    /// Only light and dark are left, and change places.
    case grayscaleInverted
    /// All of it is darker.
    case lowLight
  }

  /// How many times larger; 1 for no larger.
  public var level: Double
  /// The point of the screen that is in the middle of what is seen, in points.
  public var center: Point
  /// The part of the screen that is larger, as a lens is; `nil` for all of it.
  public var window: Rect?
  /// What becomes of colours.
  public var filter: Filter

  /// Makes a magnification.
  public init(level: Double, center: Point, window: Rect? = nil, filter: Filter = .none) {
    self.level = level
    self.center = center
    self.window = window
    self.filter = filter
  }
}
