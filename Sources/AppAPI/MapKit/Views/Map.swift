/// From where a map is seen.
public struct MapCameraPosition: Sendable {
  /// The part of the earth, where an app asks for one.
  public let region: MKCoordinateRegion?

  /// Shows whatever there is on the map.
  public static let automatic = MapCameraPosition(region: nil)

  /// Shows a part of the earth.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(region: region)
  }

  /// Shows the device's surroundings, or something else where they are not known, as they are not here.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition { fallback }
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

/// A map among other views; each named place that it shows is an element.
///
/// - Source: at-behaviour 3.4
public struct Map: View {
  @Environment(\.self) private var environment
  private let region: MKCoordinateRegion?
  private let places: [_MapPlace]

  /// Shows a part of the earth that an app keeps.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false
  ) {
    region = coordinateRegion.wrappedValue
    places = []
  }

  /// Shows places of an app's own, from where it says.
  public init(
    initialPosition: MapCameraPosition = .automatic, interactionModes: MapInteractionModes = .all,
    @MapContentBuilder content: () -> some MapContent
  ) {
    region = initialPosition.region
    places = content()._places
  }

  /// Shows places of an app's own, from where it keeps.
  public init(
    position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all,
    @MapContentBuilder content: () -> some MapContent
  ) {
    region = position.wrappedValue.region
    places = content()._places
  }

  /// Shows the earth from where an app says.
  public init(initialPosition: MapCameraPosition = .automatic, interactionModes: MapInteractionModes = .all) {
    region = initialPosition.region
    places = []
  }

  /// Shows the earth from where an app keeps.
  public init(position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all) {
    region = position.wrappedValue.region
    places = []
  }

  /// The map.
  public var body: some View {
    MapDrawing(
      region: region ?? MKCoordinateRegion(around: places.map(\.coordinate)),
      places: places.map { ($0.title.words(in: environment), $0.coordinate) })
  }
}

/// Puts a map of the UIKit kind among other views.
private struct MapDrawing: UIViewRepresentable {
  let region: MKCoordinateRegion
  let places: [(title: String, coordinate: CLLocationCoordinate2D)]

  func makeUIView(context: Context) -> MKMapView { MKMapView() }

  func updateUIView(_ view: MKMapView, context: Context) {
    view.region = region
    view.removeAnnotations(view.annotations)
    view.addAnnotations(
      places.map { place in
        let annotation = MKPointAnnotation()
        annotation.title = place.title
        annotation.coordinate = place.coordinate
        return annotation
      })
  }
}

extension View {
  /// Draws maps in a style; the land is not heard in any.
  public nonisolated func mapStyle(_ style: MapStyle) -> some View { self }

  /// Shows controls on maps; they are gestures' doubles, and not shown here.
  public nonisolated func mapControls<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    self
  }
}

/// How the land of a map is drawn.
public struct MapStyle: Hashable, Sendable {
  private let name: String
  /// As a drawing.
  public static let standard = MapStyle(name: "standard")
  /// As a photograph.
  public static let imagery = MapStyle(name: "imagery")
  /// As a photograph with names.
  public static let hybrid = MapStyle(name: "hybrid")
}
