/// A line from place to place, such as a way that somebody walked.
///
///     map.addOverlay(MKPolyline(coordinates: walk, count: walk.count))
open class MKPolyline: MKMultiPoint, MKOverlay {
  /// A line without points.
  public nonisolated override init() { super.init() }

  /// A line along points of a flat map.
  public nonisolated convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init()
    take(Array(UnsafeBufferPointer(start: points, count: count)))
  }

  /// A line along places.
  public nonisolated convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init()
    take(UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) })
  }

  /// The smallest part of the map that holds the line.
  open var boundingMapRect: MKMapRect { extent }

  /// The middle of the part that holds the line.
  open override var coordinate: CLLocationCoordinate2D { extent.middle }
}

/// An area whose edge leads from place to place and back to the first.
open class MKPolygon: MKMultiPoint, MKOverlay {
  private nonisolated(unsafe) var holes: [MKPolygon] = []

  /// An area without points.
  public nonisolated override init() { super.init() }

  /// An area between points of a flat map.
  public nonisolated convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(points: points, count: count, interiorPolygons: nil)
  }

  /// An area between points of a flat map, without what lies in other areas.
  public nonisolated convenience init(
    points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]?
  ) {
    self.init()
    take(Array(UnsafeBufferPointer(start: points, count: count)))
    holes = interiorPolygons ?? []
  }

  /// An area between places.
  public nonisolated convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(coordinates: coords, count: count, interiorPolygons: nil)
  }

  /// An area between places, without what lies in other areas.
  public nonisolated convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?
  ) {
    self.init()
    take(UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) })
    holes = interiorPolygons ?? []
  }

  /// The areas inside that do not belong to it.
  open var interiorPolygons: [MKPolygon]? { holes.isEmpty ? nil : holes }

  /// The smallest part of the map that holds the area.
  open var boundingMapRect: MKMapRect { extent }

  /// The middle of the part that holds the area.
  open override var coordinate: CLLocationCoordinate2D { extent.middle }
}

/// An area that reaches equally far around a place.
open class MKCircle: MKShape, MKOverlay {
  // Written while it is made, and by nothing later.
  private nonisolated(unsafe) var middle = CLLocationCoordinate2D()
  private nonisolated(unsafe) var reach: CLLocationDistance = 0

  /// No area, where the equator meets the meridian of Greenwich.
  public nonisolated override init() { super.init() }

  /// So many meters around a place.
  public nonisolated convenience init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.init()
    middle = coord
    reach = radius
  }

  /// The circle around the middle of a rectangle that reaches to its farther edges.
  public nonisolated convenience init(mapRect: MKMapRect) {
    let center = mapRect.middle
    let half = max(mapRect.width, mapRect.height) / 2
    self.init(center: center, radius: half * MKMetersPerMapPointAtLatitude(center.latitude))
  }

  /// How far it reaches, in meters.
  open var radius: CLLocationDistance { reach }

  /// The place in its middle.
  open override var coordinate: CLLocationCoordinate2D { middle }

  /// The smallest part of the map that holds it.
  open var boundingMapRect: MKMapRect {
    let half = reach * MKMapPointsPerMeterAtLatitude(middle.latitude)
    let point = MKMapPoint(middle)
    return MKMapRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)
  }
}

extension MKMapRect {
  /// The place in the middle; for `null`, where the equator meets the meridian of Greenwich.
  var middle: CLLocationCoordinate2D {
    isNull ? CLLocationCoordinate2D() : MKMapPoint(x: midX, y: midY).coordinate
  }
}
