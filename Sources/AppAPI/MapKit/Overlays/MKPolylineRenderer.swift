/// Draws a line from place to place.
///
///     let renderer = MKPolylineRenderer(polyline: walk)
///     (renderer.strokeColor, renderer.lineWidth) = (.systemBlue, 4)
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// Draws no line.
  public nonisolated override init() { super.init() }
  /// Draws an overlay that is a line.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  /// Draws the line along its places.
  public init(polyline: MKPolyline) { super.init(overlay: polyline) }

  /// The line; one without points where another overlay is drawn.
  public var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline() }

  /// Leads from point to point.
  open override func createPath() { path = lines(along: polyline.mapPoints, isClosed: false) }
}

/// Draws an area between places.
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// Draws no area.
  public nonisolated override init() { super.init() }
  /// Draws an overlay that is an area.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  /// Draws the area between its places.
  public init(polygon: MKPolygon) { super.init(overlay: polygon) }

  /// The area; one without points where another overlay is drawn.
  public var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon() }

  /// Leads along the edge, and along those of the areas that do not belong to it.
  open override func createPath() {
    let whole = lines(along: polygon.mapPoints, isClosed: true)
    for hole in polygon.interiorPolygons ?? [] { whole.addPath(lines(along: hole.mapPoints, isClosed: true)) }
    path = whole
  }
}

/// Draws an area around a place.
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// Draws no area.
  public nonisolated override init() { super.init() }
  /// Draws an overlay that is a circle.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  /// Draws the area around its place.
  public init(circle: MKCircle) { super.init(overlay: circle) }

  /// The circle; one without extent where another overlay is drawn.
  public var circle: MKCircle { overlay as? MKCircle ?? MKCircle() }

  /// Leads around the place.
  open override func createPath() {
    path = CGPath(ellipseIn: rect(for: circle.boundingMapRect), transform: nil)
  }
}
