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

  /// How the land's heights are drawn.
  public struct Elevation: Hashable, Sendable {
    private let isFlat: Bool
    /// As the system finds best.
    public static let automatic = Elevation(isFlat: true)
    /// Without heights.
    public static let flat = Elevation(isFlat: true)
    /// With heights.
    public static let realistic = Elevation(isFlat: false)
  }

  /// As a drawing.
  public static let standard = MapStyle(name: "standard")
  /// As a photograph.
  public static let imagery = MapStyle(name: "imagery")
  /// As a photograph with names.
  public static let hybrid = MapStyle(name: "hybrid")

  /// As a drawing, with or without heights and traffic.
  public static func standard(elevation: Elevation = .automatic, showsTraffic: Bool = false) -> MapStyle {
    standard
  }

  /// As a photograph, with or without heights.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { imagery }

  /// As a photograph with names, with or without heights and traffic.
  public static func hybrid(elevation: Elevation = .automatic, showsTraffic: Bool = false) -> MapStyle {
    hybrid
  }
}

/// A button that leads a map to where the device is, which is not known here; nothing is shown.
public struct MapUserLocationButton: View {
  /// A button of the map around it.
  public init(scope: Namespace.ID? = nil) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Shows which way a turned map points; maps are never turned here, and nothing is shown.
public struct MapCompass: View {
  /// A compass of the map around it.
  public init(scope: Namespace.ID? = nil) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Shows how long a distance is while a map becomes larger or smaller; nothing is shown.
public struct MapScaleView: View {
  /// A scale of the map around it.
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Tilts a map; maps are never tilted here, and nothing is shown.
public struct MapPitchToggle: View {
  /// A button of the map around it.
  public init(scope: Namespace.ID? = nil) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}
