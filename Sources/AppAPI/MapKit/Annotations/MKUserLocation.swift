import AppResources

/// Where the device is, as a named place of a map.
@MainActor @preconcurrency
open class MKUserLocation: NSObject, MKAnnotation {
  private var ownTitle: String?

  nonisolated override init() { super.init() }

  /// The place with what is known of it; `nil` where the app may not know it.
  open var location: CLLocation? { CLLocation.ofDevice }
  /// The place; where the equator meets the meridian of Greenwich while it is not known.
  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? CLLocationCoordinate2D() }
  /// True while its place is asked for; it is known at once, or not at all.
  open var isUpdating: Bool { false }
  /// What else is said of it.
  open var subtitle: String?

  /// Its name.
  open var title: String? {
    get { ownTitle ?? String(system: .myLocation) }
    set { ownTitle = newValue }
  }
}

/// Whether a map follows the device.
public enum MKUserTrackingMode: Int, Sendable {
  /// Not at all.
  case none = 0
  /// The device is in the middle.
  case follow = 1
  /// The same, and the map is turned as the device is, which lies still in a session.
  case followWithHeading = 2
}

/// A button that has a map follow the device, and ends that; dimmed where the app may not know its place.
open class MKUserTrackingButton: UIButton {
  /// What follows the device once the button is used; held weakly.
  open weak var mapView: MKMapView?

  /// Makes the button of a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    self.mapView = mapView
    setImage(UIImage(systemName: "location"), for: .normal)
    accessibilityLabel = String(system: .myLocation)
    isEnabled = CLLocation.ofDevice != nil
    addAction(
      UIAction { [weak self] _ in
        guard let self, let map = self.mapView else { return }
        map.setUserTrackingMode(map.userTrackingMode == .none ? .follow : .none, animated: true)
        self.isSelected = map.userTrackingMode != .none
      }, for: .primaryActionTriggered)
  }
}
