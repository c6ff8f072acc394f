/// Draws an overlay of a map; this one draws nothing, its subclasses do.
///
///     final class Shade: MKOverlayRenderer {
///       override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
///         context.fill(rect(for: overlay.boundingMapRect))
///       }
///     }
@MainActor @preconcurrency
open class MKOverlayRenderer: NSObject {
  private var own: (any MKOverlay)?
  /// Where it is drawn.
  weak var plane: MapOverlayPlane?

  /// Draws a line without points.
  public nonisolated override init() { super.init() }

  /// Draws an overlay.
  public init(overlay: any MKOverlay) {
    super.init()
    own = overlay
  }

  /// What is drawn.
  public var overlay: any MKOverlay {
    if let own { return own }
    let nothing = MKPolyline()
    own = nothing
    return nothing
  }

  /// How opaque it is drawn, from 0 to 1.
  open var alpha: CGFloat = 1 {
    didSet { setNeedsDisplay() }
  }
  /// How its colours are combined with those behind it.
  open var blendMode = CGBlendMode.normal {
    didSet { setNeedsDisplay() }
  }

  /// The corner of the map from which its own points are counted.
  private var corner: MKMapPoint {
    let rect = overlay.boundingMapRect
    return rect.isNull ? MKMapPoint() : rect.origin
  }

  /// Where a point of the map lies for drawing.
  public func point(for mapPoint: MKMapPoint) -> CGPoint {
    let corner = corner
    return CGPoint(x: mapPoint.x - corner.x, y: mapPoint.y - corner.y)
  }

  /// Which point of the map is drawn at a point.
  public func mapPoint(for point: CGPoint) -> MKMapPoint {
    let corner = corner
    return MKMapPoint(x: Double(point.x) + corner.x, y: Double(point.y) + corner.y)
  }

  /// Where a part of the map lies for drawing.
  public func rect(for mapRect: MKMapRect) -> CGRect {
    CGRect(origin: point(for: mapRect.origin), size: CGSize(width: mapRect.width, height: mapRect.height))
  }

  /// Which part of the map is drawn in a rectangle.
  public func mapRect(for rect: CGRect) -> MKMapRect {
    MKMapRect(
      origin: mapPoint(for: rect.origin),
      size: MKMapSize(width: Double(rect.width), height: Double(rect.height)))
  }

  /// True where it is ready to draw a part of the map.
  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }

  /// Draws a part of the map; called where a picture is made.
  ///
  /// - Parameters:
  ///   - mapRect: The part that is seen.
  ///   - zoomScale: How many points of the screen a map point takes.
  ///   - context: Takes the drawing, in the points that `point(for:)` gives.
  open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}

  /// Asks for all of it to be drawn anew.
  public func setNeedsDisplay() { plane?.setNeedsDisplay() }

  /// Asks for a part of it to be drawn anew, which all of it is.
  public func setNeedsDisplay(_ mapRect: MKMapRect) { setNeedsDisplay() }

  /// Asks for a part of it to be drawn anew at a scale, which all of it is.
  public func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) { setNeedsDisplay() }
}

/// Draws the pictures of a tile overlay, of which none is there without a network.
open class MKTileOverlayRenderer: MKOverlayRenderer {
  /// Draws no pictures.
  public nonisolated override init() { super.init() }

  /// Draws the pictures of an overlay.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

  /// Draws the pictures of a tile overlay.
  public init(tileOverlay overlay: MKTileOverlay) { super.init(overlay: overlay) }

  /// Asks for the pictures anew; without a network none comes.
  open func reloadData() { setNeedsDisplay() }
}
