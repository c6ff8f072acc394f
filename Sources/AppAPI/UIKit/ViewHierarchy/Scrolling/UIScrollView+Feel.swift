import Foundation

extension UIScrollView {
  /// Colour of the bars that show how far a view is scrolled.
  public enum IndicatorStyle: Int, Sendable {
    /// As the background suggests.
    case `default` = 0
    /// Dark, for light backgrounds.
    case black = 1
    /// Light, for dark backgrounds.
    case white = 2
  }

  /// How soon content that was pushed comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of its speed that is left after a thousandth of a second.
    public let rawValue: CGFloat

    /// Makes a rate from the share that is left.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// As usual.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How far both bars stay away from the edges.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  /// The size of the part of the content that is not covered.
  public var visibleSize: CGSize { bounds.inset(by: adjustedContentInset).size }

  /// The recogniser of the finger that scrolls, whose relation to an app's own gestures can be said.
  public var panGestureRecognizer: UIPanGestureRecognizer { dragging }
  /// The recogniser of the fingers that magnify; `nil` where nothing is magnified.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    maximumZoomScale > minimumZoomScale ? magnifying : nil
  }

  /// True while a finger lies on the content that scrolls it, or may yet.
  public var isTracking: Bool { dragging.isTracking }
  /// True from the moment in which a finger begins to scroll to that in which it is lifted.
  public var isDragging: Bool { drag != nil }
  /// True while content that was pushed comes to rest, which it does at once.
  public var isDecelerating: Bool { isRolling }
  /// True while two fingers magnify.
  public var isZooming: Bool { magnifying.state == .began || magnifying.state == .changed }
  /// False: what is magnified stays within its limits.
  public var isZoomBouncing: Bool { false }

  /// Shows the bars for a moment; bars are not heard.
  public func flashScrollIndicators() { setNeedsDisplay() }
}
