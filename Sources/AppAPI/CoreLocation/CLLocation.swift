@_exported import Foundation

/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double
/// Meters.
public typealias CLLocationDistance = Double
/// Meters within which a place is known.
public typealias CLLocationAccuracy = Double
/// Degrees from north.
public typealias CLLocationDirection = Double
/// Meters a second.
public typealias CLLocationSpeed = Double

/// A place on the earth.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north of the equator.
  public var latitude: CLLocationDegrees
  /// Degrees east of Greenwich.
  public var longitude: CLLocationDegrees

  /// The place where the equator meets the meridian of Greenwich.
  public init() { self.init(latitude: 0, longitude: 0) }

  /// A place by its degrees.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// True for degrees that a place can have.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

// The platform spells it so.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A place by its degrees, as older code makes it.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Degrees that no place has.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A place with what is known about it.
open class CLLocation: NSObject, @unchecked Sendable {
  // Checked by hand: every stored value is immutable and can be sent.

  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// Meters above the sea.
  public let altitude: CLLocationDistance
  /// Meters within which the place is known; less than 0 where it is not.
  public let horizontalAccuracy: CLLocationAccuracy
  /// Meters within which the height is known; less than 0 where it is not.
  public let verticalAccuracy: CLLocationAccuracy
  /// Degrees from north in which the device moves; less than 0 where that is not known.
  public let course: CLLocationDirection
  /// Meters a second by which the device moves; less than 0 where that is not known.
  public let speed: CLLocationSpeed
  /// When it was found.
  public let timestamp: Date

  /// A place by its degrees.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: .now)
  }

  /// A place with what is known about it, but for the way the device moves.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  /// A place with what is known about it, and the way the device moves.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed,
    timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
    super.init()
  }

  /// Meters to another place, along the earth taken for a ball.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let (here, there) = (coordinate, location.coordinate)
    let radians = Double.pi / 180
    let up = sin((there.latitude - here.latitude) * radians / 2)
    let across = sin((there.longitude - here.longitude) * radians / 2)
    let square = up * up + cos(here.latitude * radians) * cos(there.latitude * radians) * across * across
    return 2 * 6_371_008.8 * asin(min(1, square.squareRoot()))
  }
}
