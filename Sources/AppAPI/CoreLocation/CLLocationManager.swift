import Dispatch
import Foundation

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
  /// Takes in places that were found; nothing finds any here.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Takes in that no place is found.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Takes in whether the app may know.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Does nothing.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// Finds out where a device is; here nothing does, and the delegate is told so.
@MainActor @preconcurrency
open class CLLocationManager: NSObject {
  /// Who is told.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// Within how many meters places should be known.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// After how many meters a new place is told.
  open var distanceFilter: CLLocationDistance = -1
  /// Nobody can be asked here.
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  /// There is none.
  open var location: CLLocation? { nil }

  /// Makes a manager that tells nobody yet.
  public nonisolated override init() { super.init() }

  /// Nothing finds places here.
  open class func locationServicesEnabled() -> Bool { false }

  /// Asks for leave while the app is used; the delegate is told that nobody was asked.
  open func requestWhenInUseAuthorization() { tell { $0.locationManagerDidChangeAuthorization($1) } }
  /// Asks for leave at all times; the delegate is told that nobody was asked.
  open func requestAlwaysAuthorization() { tell { $0.locationManagerDidChangeAuthorization($1) } }
  /// Asks for the place once; the delegate is told that it is not known.
  open func requestLocation() { fail() }
  /// Asks for every new place; the delegate is told that none is known.
  open func startUpdatingLocation() { fail() }
  /// Ends that places are asked for.
  open func stopUpdatingLocation() {}

  private func fail() {
    tell { $0.locationManager($1, didFailWithError: CLError(.locationUnknown)) }
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

/// As near as can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Within ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Within a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Within a kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
