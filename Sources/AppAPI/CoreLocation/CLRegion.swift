import Foundation

/// A part of the earth that an app wants to be told of.
open class CLRegion: NSObject {
  /// What the app knows it by.
  public let identifier: String
  /// True where the app is told that the device came there.
  open var notifyOnEntry = true
  /// True where the app is told that the device left.
  open var notifyOnExit = true

  init(identifier: String) { self.identifier = identifier }
}

/// What lies around a place.
open class CLCircularRegion: CLRegion {
  /// The place.
  public let center: CLLocationCoordinate2D
  /// How far it reaches, in meters.
  public let radius: CLLocationDistance

  /// Makes one around a place.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// True where a place lies in it.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let (here, there) = (
      CLLocation(latitude: center.latitude, longitude: center.longitude),
      CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    )
    return here.distance(from: there) <= radius
  }
}

/// How near a beacon is.
public enum CLProximity: Int, Sendable {
  /// It is not known, very near, near, or far.
  case unknown, immediate, near, far
}

/// A small sender that phones hear; none is heard here.
open class CLBeacon: NSObject {
  /// How near it is.
  public let proximity: CLProximity
  /// How far it is, in meters.
  public let accuracy: CLLocationAccuracy
  /// How well it is heard.
  public let rssi: Int

  init(proximity: CLProximity, accuracy: CLLocationAccuracy, rssi: Int) {
    self.proximity = proximity
    self.accuracy = accuracy
    self.rssi = rssi
  }
}

/// What small senders are known by.
open class CLBeaconIdentityConstraint: NSObject {
  /// The owner of the senders.
  public let uuid: UUID
  /// Which of them, at large.
  public let major: UInt16?
  /// Which of them, in detail.
  public let minor: UInt16?

  /// All senders of an owner.
  public init(uuid: UUID) {
    self.uuid = uuid
    (major, minor) = (nil, nil)
  }

  /// One sender.
  public init(uuid: UUID, major: UInt16, minor: UInt16) {
    self.uuid = uuid
    self.major = major
    self.minor = minor
  }
}

/// The surroundings of small senders.
open class CLBeaconRegion: CLRegion {
  /// What the senders are known by.
  public let beaconIdentityConstraint: CLBeaconIdentityConstraint

  /// Makes one for senders.
  public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
    self.beaconIdentityConstraint = beaconIdentityConstraint
    super.init(identifier: identifier)
  }

  /// Makes one for all senders of an owner.
  public convenience init(uuid: UUID, identifier: String) {
    self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
  }

  /// Makes one for one sender.
  public convenience init(uuid: UUID, major: UInt16, minor: UInt16, identifier: String) {
    self.init(
      beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor),
      identifier: identifier)
  }
}

extension CLLocationManager {
  /// False: the device of a session hears no region.
  public class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  /// False: the device of a session hears no sender.
  public class func isRangingAvailable() -> Bool { false }
  /// Asks to be told of a region, in the stead of one with the same name; the device comes nowhere.
  public func startMonitoring(for region: CLRegion) {
    stopMonitoring(for: region)
    monitoredRegions.insert(region)
  }
  /// Ends to be told of a region.
  public func stopMonitoring(for region: CLRegion) {
    monitoredRegions = monitoredRegions.filter { $0.identifier != region.identifier }
  }
  /// Asks how near senders are; nothing comes of it.
  public func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
  /// Ends asking how near senders are.
  public func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
}
