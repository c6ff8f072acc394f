import AppHost
import Dispatch
import Foundation
import TreeFormat

/// Whether an app may know where it is.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// Nobody was asked.
  case notDetermined = 0
  /// It cannot.
  case restricted = 1
  /// Somebody said no.
  case denied = 2
  /// At any time.
  case authorizedAlways = 3
  /// While it is used.
  case authorizedWhenInUse = 4
}

/// Why a place is not known.
public struct CLError: Error, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// Nothing finds the place.
    case locationUnknown = 0
    /// Somebody said no.
    case denied = 1
    /// Nobody could be reached.
    case network = 2
  }

  /// The reason.
  public let code: Code

  /// An error for a reason.
  public init(_ code: Code) { self.code = code }
}

/// Is told what a location manager finds.
@MainActor @preconcurrency
public protocol CLLocationManagerDelegate: AnyObject {
  /// Takes in places that were found: the one where the device of the session is.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Takes in that no place is found.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Takes in where north is; never told, as no device of a session has a compass.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// Takes in whether the app may know.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
  /// Does nothing.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// Finds out where a device is: where the session was told that it is, else the person lets the app know nothing.
@MainActor @preconcurrency
open class CLLocationManager: NSObject {
  /// Who is told; at first, what the person allows.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { tell { $0.locationManagerDidChangeAuthorization($1) } }
  }
  /// Within how many meters places should be known.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// After how many meters a new place is told.
  open var distanceFilter: CLLocationDistance = -1
  /// What the device is taken along for.
  open var activityType = CLActivityType.other
  /// True where no new place is asked for while the device seems to lie still.
  open var pausesLocationUpdatesAutomatically = true
  /// True where new places are asked for while the app is in the background.
  open var allowsBackgroundLocationUpdates = false
  /// True where a sign tells the person that the app asks in the background.
  open var showsBackgroundLocationIndicator = false
  /// After how many degrees a turn of the device is told.
  open var headingFilter: CLLocationDegrees = 1
  /// Which edge of the device north is told from.
  open var headingOrientation = CLDeviceOrientation.portrait
  /// The regions that the app asked to be told of; the device comes into none, and leaves none.
  open internal(set) var monitoredRegions: Set<CLRegion> = []
  /// Granted where the session has a location, else denied.
  open var authorizationStatus: CLAuthorizationStatus {
    location == nil ? .denied : .authorizedWhenInUse
  }
  /// Where the device is; `nil` where the app may not know.
  open var location: CLLocation? { .ofDevice }

  /// Makes a manager that tells nobody yet.
  public nonisolated override init() { super.init() }

  /// True where the session has a location.
  open class func locationServicesEnabled() -> Bool { CLLocation.ofDevice != nil }

  /// Asks for leave while the app is used; the person has decided before, so that nothing changes.
  open func requestWhenInUseAuthorization() {}
  /// Asks for leave at all times; the person has decided before, so that nothing changes.
  open func requestAlwaysAuthorization() {}
  /// Asks for the place once; the delegate is told it, or that it may not be known.
  open func requestLocation() { notifyLocation() }
  /// Asks for every new place; the device of a session stays where it is, and the delegate is told that once.
  open func startUpdatingLocation() { notifyLocation() }
  /// Ends that places are asked for.
  open func stopUpdatingLocation() {}

  /// Asks for places far from each other; the device of a session stays where it is, and that is told once.
  open func startMonitoringSignificantLocationChanges() { notifyLocation() }
  /// Ends that places far from each other are asked for.
  open func stopMonitoringSignificantLocationChanges() {}

  private func notifyLocation() {
    guard let location else {
      return tell { $0.locationManager($1, didFailWithError: CLError(.denied)) }
    }
    tell { $0.locationManager($1, didUpdateLocations: [location]) }
  }

  private func tell(
    _ message: @escaping @MainActor (any CLLocationManagerDelegate, CLLocationManager) -> Void
  ) {
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        if let self, let delegate = self.delegate { message(delegate, self) }
      }
    }
  }
}

extension CLLocation {
  /// Where the device of the session is; `nil` where the app may not know it.
  package static var ofDevice: CLLocation? {
    RunningApp.settings.environment.location.map {
      CLLocation(latitude: $0.latitude, longitude: $0.longitude)
    }
  }
}

/// As near as can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// As near as can be, with what else the device knows of the way.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// Within ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Within a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Within a kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Within three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// As near as an app may know that is told where the device is about.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = .greatestFiniteMagnitude
/// Every new place is told.
public let kCLDistanceFilterNone: CLLocationDistance = -1
