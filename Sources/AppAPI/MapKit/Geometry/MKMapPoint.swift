import CoreLocation
import Foundation

/// How many points of a screen one point of a flat map takes.
public typealias MKZoomScale = CGFloat

/// A place on the earth laid flat by the projection of Mercator: x grows to the east, y to the south.
///
///     MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0)).x   // 134217728
public struct MKMapPoint: Sendable {
  /// How far east of the 180th meridian it lies, in map points.
  public var x: Double
  /// How far south of the map's northern edge it lies, in map points.
  public var y: Double

  /// The north-western corner of the map.
  public init() { self.init(x: 0, y: 0) }

  /// A point so far from the north-western corner of the map.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Where a place lies on the flat map: beyond 85 degrees on its edge, and at -1 and -1 for no place at all.
  public init(_ coordinate: CLLocationCoordinate2D) {
    guard CLLocationCoordinate2DIsValid(coordinate) else {
      self.init(x: -1, y: -1)
      return
    }
    let width = MKMapSize.world.width
    let latitude = min(max(coordinate.latitude, -Self.lastLatitude), Self.lastLatitude) * .pi / 180
    let north = log(tan(.pi / 4 + latitude / 2)) / (2 * .pi)
    self.init(
      x: (coordinate.longitude + 180) / 360 * width, y: min(max((0.5 - north) * width, 0), width))
  }

  /// The latitude at which the flat map ends, so that it is as high as it is wide.
  private static let lastLatitude = 85.051_128_779_806_6

  /// The place on the earth.
  public var coordinate: CLLocationCoordinate2D {
    let width = MKMapSize.world.width
    let latitude = atan(sinh(2 * .pi * (0.5 - y / width))) * 180 / .pi
    return CLLocationCoordinate2D(latitude: latitude, longitude: x / width * 360 - 180)
  }

  /// Meters to another point, along the earth.
  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    let (here, there) = (coordinate, point.coordinate)
    return CLLocation(latitude: here.latitude, longitude: here.longitude)
      .distance(from: CLLocation(latitude: there.latitude, longitude: there.longitude))
  }
}

/// How much of a flat map something covers.
public struct MKMapSize: Sendable {
  /// From west to east, in map points.
  public var width: Double
  /// From north to south, in map points.
  public var height: Double

  /// Covers nothing.
  public init() { self.init(width: 0, height: 0) }

  /// Covers so many map points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The whole earth.
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

// The platform spells these functions so.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Meters between two points of a flat map, along the earth.
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance {
  a.distance(to: b)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// How many map points a meter takes at a latitude: the more, the nearer it lies to a pole.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  let around = 2 * Double.pi * 6_371_008.8 * max(cos(latitude * .pi / 180), 1e-9)
  return MKMapSize.world.width / around
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// How many meters a map point spans at a latitude: the fewer, the nearer it lies to a pole.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  1 / MKMapPointsPerMeterAtLatitude(latitude)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// True for two points at the same place of a flat map.
public func MKMapPointEqualToPoint(_ point1: MKMapPoint, _ point2: MKMapPoint) -> Bool {
  point1.x == point2.x && point1.y == point2.y
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// True for two sizes that cover equally much in both directions.
public func MKMapSizeEqualToSize(_ size1: MKMapSize, _ size2: MKMapSize) -> Bool {
  size1.width == size2.width && size1.height == size2.height
}
