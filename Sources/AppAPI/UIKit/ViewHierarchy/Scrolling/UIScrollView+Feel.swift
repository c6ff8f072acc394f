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

  /// The recogniser whose relation to an app's own gestures can be said; content is scrolled by pages here.
  public var panGestureRecognizer: UIPanGestureRecognizer { dragging }
  /// The recogniser whose relation to an app's own gestures can be said; `nil` where nothing is magnified.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    maximumZoomScale > minimumZoomScale ? magnifying : nil
  }

  /// False: no finger rests on it between two steps of a session.
  public var isTracking: Bool { dragging.state == .began || dragging.state == .changed }
  /// False: content is scrolled by pages.
  public var isDragging: Bool { isTracking }
  /// False: content comes to rest at once.
  public var isDecelerating: Bool { false }
  /// False: what is magnified has its size at once.
  public var isZooming: Bool { magnifying.state == .began || magnifying.state == .changed }
  /// False: what is magnified stays within its limits.
  public var isZoomBouncing: Bool { false }

  /// Shows the bars for a moment; bars are not heard.
  public func flashScrollIndicators() { setNeedsDisplay() }
}
