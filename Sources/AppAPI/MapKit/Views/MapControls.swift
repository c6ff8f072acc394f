import AppResources

extension View {
  /// Shows controls in the corner of maps.
  ///
  ///     Map(position: $camera)
  ///       .mapControls { MapUserLocationButton(); MapCompass() }
  public nonisolated func mapControls<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    let controls = AnyView(content())
    return environment(\.mapControls, controls)
  }

  /// Sets when controls of maps are shown; by default a compass is shown while the map is turned.
  public nonisolated func mapControlVisibility(_ visibility: Visibility) -> some View {
    environment(\.mapControlVisibility, visibility)
  }
}

/// What controls know of the map that they stand on, and how they change it.
@MainActor
struct MapControl {
  /// From where the map is seen, where that is a camera.
  let camera: MapCamera?
  /// The part of the earth that is shown.
  let region: MKCoordinateRegion
  /// Has the map seen from elsewhere.
  let move: (MapCameraPosition) -> Void

  /// Turns or tilts the map, which stays where it is.
  func change(_ change: (inout MapCamera) -> Void) {
    var camera = camera ?? MapCamera(region)
    change(&camera)
    move(.camera(camera))
  }
}

private struct MapControlKey: EnvironmentKey {
  static var defaultValue: MapControl? { nil }
}

private struct MapControlsKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

private struct MapControlVisibilityKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  /// The map around a control.
  var mapControl: MapControl? {
    get { self[MapControlKey.self] }
    set { self[MapControlKey.self] = newValue }
  }

  /// The controls that maps show.
  var mapControls: AnyView? {
    get { self[MapControlsKey.self] }
    set { self[MapControlsKey.self] = newValue }
  }

  /// When maps show their controls.
  var mapControlVisibility: Visibility {
    get { self[MapControlVisibilityKey.self] }
    set { self[MapControlVisibilityKey.self] = newValue }
  }
}

/// A button that leads a map to where the device is; it is dimmed where the app may not know that.
public struct MapUserLocationButton: View {
  @Environment(\.mapControl) private var map
  @Environment(\.mapControlVisibility) private var visibility

  /// A button of the map around it.
  public init(scope: Namespace.ID? = nil) {}

  /// The button.
  public var body: some View {
    if let map, visibility != .hidden {
      let location = CLLocation.ofDevice?.coordinate
      Button {
        map.move(.userLocation(fallback: .automatic))
      } label: {
        Image(systemName: "location").accessibilityLabel(Text(verbatim: String(system: .myLocation)))
      }
      .disabled(location == nil)
      .modifier(MapControlAppearance())
    }
  }
}

/// A button that turns a map back to north; it is shown while the map is turned.
public struct MapCompass: View {
  @Environment(\.mapControl) private var map
  @Environment(\.mapControlVisibility) private var visibility

  /// A compass of the map around it.
  public init(scope: Namespace.ID? = nil) {}

  /// The button.
  public var body: some View {
    if let map, visibility == .visible || visibility == .automatic && map.camera?.isTurned == true {
      Button {
        map.change { $0.heading = 0 }
      } label: {
        Image(systemName: "safari").accessibilityLabel(Text(verbatim: String(system: .compass)))
      }
      .modifier(MapControlAppearance())
    }
  }
}

/// Shows how long a distance is while a person makes a map larger or smaller, which nobody does here.
public struct MapScaleView: View {
  /// A scale of the map around it.
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A button that tilts a map, and lays it flat again.
public struct MapPitchToggle: View {
  @Environment(\.mapControl) private var map
  @Environment(\.mapControlVisibility) private var visibility
  /// How far a tilted map looks towards the horizon, in degrees.
  private static var tilt: Double { 60 }

  /// A button of the map around it.
  public init(scope: Namespace.ID? = nil) {}

  /// The button, chosen while the map is tilted.
  public var body: some View {
    if let map, visibility != .hidden {
      let isTilted = (map.camera?.pitch ?? 0) > 0
      Button {
        map.change { $0.pitch = isTilted ? 0 : Self.tilt }
      } label: {
        Text(verbatim: String(system: .mapIn3D))
      }
      .accessibilityAddTraits(isTilted ? .isSelected : [])
      .modifier(MapControlAppearance())
    }
  }
}

/// How a control of a map looks.
private struct MapControlAppearance: ViewModifier {
  func body(content: Content) -> some View {
    content.frame(width: 44, height: 44).background(Color(.systemBackground), in: Circle())
  }
}

extension MapCamera {
  /// True where north is not up.
  fileprivate var isTurned: Bool { heading.remainder(dividingBy: 360) != 0 }
}

extension MapCamera {
  /// A camera straight above a part of the earth.
  init(_ region: MKCoordinateRegion) {
    self.init(centerCoordinate: region.center, distance: region.span.latitudeDelta * 111_000)
  }
}
