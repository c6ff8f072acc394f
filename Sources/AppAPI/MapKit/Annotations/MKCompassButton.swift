import AppResources

/// When a control of a map is shown.
public enum MKFeatureVisibility: Int, Sendable {
  /// While there is something to do with it.
  case adaptive = 0
  /// Never.
  case hidden = 1
  /// Always.
  case visible = 2
}

/// A compass that turns a map back to north.
///
///     let compass = MKCompassButton(mapView: map)
///     compass.compassVisibility = .visible
open class MKCompassButton: UIView {
  /// What is turned back once the button is used; held weakly.
  open weak var mapView: MKMapView? {
    didSet { follow() }
  }
  /// When it is shown; by default while the map is turned.
  open var compassVisibility = MKFeatureVisibility.adaptive {
    didSet { update() }
  }

  /// Makes the compass of a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    isAccessibilityElement = true
    accessibilityLabel = String(system: .compass)
    accessibilityTraits = .button
    self.mapView = mapView
  }

  private func follow() {
    mapView?.compasses.append(WeakCompass(button: self))
    update()
  }

  /// Takes in that the map may be turned now, or no longer.
  func update() {
    switch compassVisibility {
    case .adaptive: isHidden = mapView?.heading.remainder(dividingBy: 360) == 0
    case .hidden: isHidden = true
    case .visible: isHidden = false
    }
  }

  /// Turns the map back to north.
  open override func accessibilityActivate() -> Bool {
    mapView?.heading = 0
    return mapView != nil
  }
}

/// A compass that goes when nobody else keeps it.
struct WeakCompass {
  weak var button: MKCompassButton?
}

/// From where a map is seen, as if by somebody who flies above it.
@MainActor @preconcurrency
open class MKMapCamera: NSObject {
  /// The place it looks at.
  open var centerCoordinate = CLLocationCoordinate2D()
  /// How many meters it is away from there.
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// Which way is up, in degrees from north.
  open var heading: CLLocationDirection = 0
  /// How far it looks towards the horizon, in degrees.
  open var pitch: CGFloat = 0

  /// A camera above the place where the equator meets the meridian of Greenwich.
  public nonisolated override init() { super.init() }

  /// A camera above a place.
  ///
  /// - Parameters:
  ///   - centerCoordinate: The place it looks at.
  ///   - distance: How many meters it is away from there.
  ///   - pitch: How far it looks towards the horizon, in degrees.
  ///   - heading: Which way is up, in degrees from north.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
    pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = distance
    self.heading = heading
    self.pitch = pitch
  }
}

extension MKMapView {
  /// From where the map is seen.
  public var camera: MKMapCamera {
    get {
      MKMapCamera(
        lookingAtCenter: region.center, fromDistance: region.span.latitudeDelta * 111_195, pitch: pitch,
        heading: heading)
    }
    set { setCamera(newValue, animated: false) }
  }

  /// Shows the map from elsewhere; nothing moves on the way.
  public func setCamera(_ camera: MKMapCamera, animated: Bool) {
    let distance = camera.centerCoordinateDistance
    if distance > 0 {
      region = MKCoordinateRegion(
        center: camera.centerCoordinate, latitudinalMeters: distance, longitudinalMeters: distance)
    }
    heading = camera.heading
    pitch = camera.pitch
  }
}
