import AccessibilityModel

/// The screen of an app as clients of the accessibility bus find it: an application, its window and what is in it.
///
///     var screen = ProvidedScreen(application: "Kennel", title: "Dogs", tree: tree)
///     screen.object(.window)?.role   // .frame
///     let events = try screen.apply(diff)
///
/// Objects are made when they are asked for, so that a screen costs no more than its tree.
public struct ProvidedScreen: Sendable {
  /// What the application is called.
  public let applicationName: String
  /// The title of the window.
  public let title: String
  /// Where facts are found that wait until they are wanted.
  public let placement: ContentPlacement
  /// The elements.
  public internal(set) var tree: AccessibilityTree
  /// The element that keys go to; `nil` where they go to the window.
  public internal(set) var focus: ElementID?
  /// True where keys go to the window.
  public internal(set) var isActive = false
  /// Where the window's content begins on the display, in pixels.
  public var origin = Point.zero
  /// How many pixels of the display a point is wide.
  public var scale = 1.0
  /// Words that came up and are still shown, with their numbers.
  public internal(set) var notifications: [(number: Int, words: String)] = []
  var notificationCount = 0

  /// Makes a screen.
  ///
  /// - Parameters:
  ///   - application: What the application is called.
  ///   - title: The title of the window.
  ///   - tree: The elements.
  ///   - placement: Where facts are found that wait until they are wanted.
  public init(
    application: String, title: String, tree: AccessibilityTree, placement: ContentPlacement = .details
  ) {
    applicationName = application
    self.title = title
    self.tree = tree
    self.placement = placement
  }

  /// Rectangle of an object on the display, in pixels.
  public func extents(of object: ProvidedObject) -> Rect { onDisplay(object.frame) }

  /// A rectangle of the window on the display, in pixels.
  public func onDisplay(_ frame: Rect) -> Rect {
    Rect(
      x: origin.x + frame.minX * scale, y: origin.y + frame.minY * scale,
      width: frame.size.width * scale, height: frame.size.height * scale)
  }

  /// A place of the display in the window, in points.
  public func inWindow(_ point: Point) -> Point {
    Point(x: (point.x - origin.x) / scale, y: (point.y - origin.y) / scale)
  }
}
