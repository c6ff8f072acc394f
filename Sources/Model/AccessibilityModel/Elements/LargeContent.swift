/// What an app shows large at a place that is held: what it is, where it lies, and how its image may grow.
///
///     LargeContent(LargeContentItem(title: "Favorites", image: "star"), isVector: true)
///
/// - Source: Behaviour 6.1 LC2, LC6
public struct LargeContent: Hashable, Sendable {
  /// Words and image.
  public var item: LargeContentItem
  /// The element that is held; `nil` where it is none.
  public var element: ElementID?
  /// Rectangle on the screen of what is held, in points.
  public var frame: Rect
  /// Rectangle on the screen in whose middle it is shown, in points; empty for the whole screen.
  public var area: Rect
  /// Width and height of the image before it grows, in points; `nil` without an image.
  public var imageSize: Size?
  /// Space around the image: at its top, left, bottom and right edge, in points.
  public var insets: Insets
  /// True where the image is drawn from outlines, false where it is made of dots; `nil` where that is not
  /// known.
  public var isVector: Bool?

  /// Space at four edges, in points.
  public struct Insets: Hashable, Sendable {
    /// Space at the top edge.
    public var top: Double
    /// Space at the left edge.
    public var left: Double
    /// Space at the bottom edge.
    public var bottom: Double
    /// Space at the right edge.
    public var right: Double

    /// Makes space at four edges.
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// Makes large content; what is left out is not known.
  public init(
    _ item: LargeContentItem, element: ElementID? = nil, frame: Rect = .zero, area: Rect = .zero,
    imageSize: Size? = nil, insets: Insets = Insets(), isVector: Bool? = nil
  ) {
    self.item = item
    self.element = element
    self.frame = frame
    self.area = area
    self.imageSize = imageSize
    self.insets = insets
    self.isVector = isVector
  }
}

extension LargeContentItem {
  /// True where there is neither a word nor an image.
  ///
  /// - Source: Behaviour 6.1 LC8
  public var isEmpty: Bool {
    let words = title ?? ""
    return words.allSatisfy(\.isWhitespace) && image == nil
  }
}
