/// A line along places; it has no name, and is not heard.
public struct MapPolyline: MapContent {
  /// Which way the line goes from place to place.
  public enum ContourStyle: Hashable, Sendable {
    /// Straight on the flat map, or the shortest way on the earth.
    case straight, geodesic
  }

  /// A line along places.
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {}

  /// A line along points of the flat map.
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {}

  /// A line that an app has for maps of the UIKit kind.
  public init(_ polyline: MKPolyline) {}

  /// None.
  public var _places: [_MapPlace] { [] }
}

/// An area between places; it has no name, and is not heard.
public struct MapPolygon: MapContent {
  /// An area between places.
  public init(coordinates: [CLLocationCoordinate2D]) {}

  /// An area between points of the flat map.
  public init(points: [MKMapPoint]) {}

  /// An area that an app has for maps of the UIKit kind.
  public init(_ polygon: MKPolygon) {}

  /// None.
  public var _places: [_MapPlace] { [] }
}

/// An area around a place; it has no name, and is not heard.
public struct MapCircle: MapContent {
  /// So many meters around a place.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}

  /// A circle that reaches to the edges of a part of the flat map.
  public init(mapRect: MKMapRect) {}

  /// A circle that an app has for maps of the UIKit kind.
  public init(_ circle: MKCircle) {}

  /// None.
  public var _places: [_MapPlace] { [] }
}
