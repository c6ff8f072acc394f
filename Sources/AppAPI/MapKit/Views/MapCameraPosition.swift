/// From where a map is seen.
public struct MapCameraPosition: Sendable {
  /// The part of the earth, where an app asks for one.
  public let region: MKCoordinateRegion?
  /// The camera, where an app asks for one.
  public let camera: MapCamera?
  /// True where the map shows the surroundings of the device.
  public let followsUserLocation: Bool

  init(region: MKCoordinateRegion?, camera: MapCamera? = nil, followsUserLocation: Bool = false) {
    self.region = region
    self.camera = camera
    self.followsUserLocation = followsUserLocation
  }

  /// Shows whatever there is on the map.
  public static let automatic = MapCameraPosition(region: nil)

  /// Shows a part of the earth.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(region: region)
  }

  /// Shows what a camera sees.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    MapCameraPosition(region: camera.region, camera: camera)
  }

  /// Shows the device's surroundings, or something else where the app may not know them.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition {
    guard let location = CLLocation.ofDevice?.coordinate else { return fallback }
    return MapCameraPosition(region: MKCoordinateRegion(near: location), followsUserLocation: true)
  }
}

extension MKCoordinateRegion {
  /// The surroundings of the device: a kilometer across.
  init(near location: CLLocationCoordinate2D) {
    self.init(center: location, latitudinalMeters: 1000, longitudinalMeters: 1000)
  }
}

/// What can be done with a map.
public struct MapInteractionModes: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: Int
  /// Modes by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It can be moved.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// It can be made larger and smaller.
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// It can be turned.
  public static let rotate = MapInteractionModes(rawValue: 4)
  /// It can be tilted.
  public static let pitch = MapInteractionModes(rawValue: 8)
  /// All of these.
  public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

/// Where a map is seen from, as if by somebody who flies above it.
public struct MapCamera: Sendable {
  /// The place it looks at.
  public var centerCoordinate: CLLocationCoordinate2D
  /// How many meters it is away from there.
  public var distance: Double
  /// Which way is up, in degrees from north.
  public var heading: Double
  /// How far it looks towards the horizon, in degrees.
  public var pitch: Double

  /// A camera above a place.
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }

  /// The part of the earth that it sees: as wide as it is far away.
  var region: MKCoordinateRegion {
    MKCoordinateRegion(center: centerCoordinate, latitudinalMeters: distance, longitudinalMeters: distance)
  }
}

/// How far the camera of a map may go; it goes where the app says, and nowhere else here.
public struct MapCameraBounds: Sendable {
  /// Keeps the camera above a part of the earth and at a distance.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}

  /// Keeps the camera at a distance.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}
