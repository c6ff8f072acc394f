/// A line along places; it has no name, and is not heard.
public struct MapPolyline: MapContent {
  /// A line along places.
  public init(coordinates: [CLLocationCoordinate2D]) {}

  /// None.
  public var _places: [_MapPlace] { [] }
}

/// An area between places; it has no name, and is not heard.
public struct MapPolygon: MapContent {
  /// An area between places.
  public init(coordinates: [CLLocationCoordinate2D]) {}

  /// None.
  public var _places: [_MapPlace] { [] }
}

/// An area around a place; it has no name, and is not heard.
public struct MapCircle: MapContent {
  /// So many meters around a place.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}

  /// None.
  public var _places: [_MapPlace] { [] }
}
