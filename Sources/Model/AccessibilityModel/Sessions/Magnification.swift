/// What a person sees who has a part of the screen magnified.
///
/// - Source: Behaviour 7.2
public struct Magnification: Hashable, Sendable {
  /// How the magnified picture is coloured.
  public enum Filter: String, Hashable, Sendable, CaseIterable {
    /// As it is.
    case none
    /// Light for dark, and each colour for its opposite.
    case inverted
    /// Without colours.
    case grayscale
    /// Without colours, and light for dark.
    case grayscaleInverted = "grayscale inverted"
    /// Dimmed.
    case lowLight = "low light"
  }

  /// How many times larger the picture is.
  public var level: Double
  /// The point of the screen that is seen in the middle of the window.
  public var center: Point
  /// The part of the screen that shows the magnified picture: all of it, or a lens.
  public var window: Rect
  /// True where the window is a lens with a handle.
  public var isLens: Bool
  /// How the magnified picture is coloured.
  public var filter: Filter

  /// Makes a magnification.
  public init(
    level: Double, center: Point, window: Rect, isLens: Bool = false, filter: Filter = .none
  ) {
    self.level = level
    self.center = center
    self.window = window
    self.isLens = isLens
    self.filter = filter
  }

  /// The part of the screen that is seen, in points of the screen.
  public var visible: Rect {
    guard level > 0 else { return window }
    let (width, height) = (window.size.width / level, window.size.height / level)
    return Rect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }
}
