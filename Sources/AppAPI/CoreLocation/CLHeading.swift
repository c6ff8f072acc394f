import Foundation

/// What a device is taken along for.
public enum CLActivityType: Int, Sendable {
  /// Something that is not said.
  case other = 1
  /// A drive by car.
  case automotiveNavigation = 2
  /// A walk, a run or a ride.
  case fitness = 3
  /// A way by boat, by train or by what else goes on no road.
  case otherNavigation = 4
  /// A flight.
  case airborne = 5
}

/// How a device is held.
public enum CLDeviceOrientation: Int32, Sendable {
  /// Nobody knows.
  case unknown = 0
  /// Upright, or upside down.
  case portrait, portraitUpsideDown
  /// On one of its long sides.
  case landscapeLeft, landscapeRight
  /// Flat, with the screen up or down.
  case faceUp, faceDown
}

/// Where north is, as a compass tells it; no device of a session has one.
open class CLHeading: NSObject, @unchecked Sendable {
  // Checked by hand: every stored value is immutable and can be sent.

  /// Degrees from the magnetic north.
  public let magneticHeading: CLLocationDirection
  /// Degrees from the north of maps; less than 0 where that is not known.
  public let trueHeading: CLLocationDirection
  /// How many degrees it may be wrong; less than 0 where that is not known.
  public let headingAccuracy: CLLocationDirection
  /// When it was found.
  public let timestamp: Date

  init(
    magneticHeading: CLLocationDirection, trueHeading: CLLocationDirection,
    headingAccuracy: CLLocationDirection, timestamp: Date
  ) {
    self.magneticHeading = magneticHeading
    self.trueHeading = trueHeading
    self.headingAccuracy = headingAccuracy
    self.timestamp = timestamp
    super.init()
  }
}

/// Every turn of the device is told.
public let kCLHeadingFilterNone: CLLocationDegrees = -1

extension CLLocationManager {
  /// False: no device of a session has a compass.
  public class func headingAvailable() -> Bool { false }
  /// True where the session has a location.
  public class func significantLocationChangeMonitoringAvailable() -> Bool { locationServicesEnabled() }
  /// Whether an app may know where it is, as older code asks.
  public class func authorizationStatus() -> CLAuthorizationStatus {
    CLLocation.ofDevice == nil ? .denied : .authorizedWhenInUse
  }

  /// Where north is: never known without a compass.
  public var heading: CLHeading? { nil }
  /// Asks where north is; without a compass nothing is told.
  public func startUpdatingHeading() {}
  /// Ends asking where north is.
  public func stopUpdatingHeading() {}
  /// Takes away what asks the person to move the device for its compass; without one it is never there.
  public func dismissHeadingCalibrationDisplay() {}
}
