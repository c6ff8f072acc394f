extension View {
  /// Draws maps in a style; the land is not heard in any.
  public nonisolated func mapStyle(_ style: MapStyle) -> some View { self }
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

  /// How strong the colours are.
  public struct StandardEmphasis: Hashable, Sendable {
    private let isMuted: Bool
    /// As usual.
    public static let automatic = StandardEmphasis(isMuted: false)
    /// Less strong, so that what the app shows stands out.
    public static let muted = StandardEmphasis(isMuted: true)
  }

  /// As a drawing, with or without heights, strong colours, names of places and traffic.
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { standard }

  /// As a photograph, with or without heights.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { imagery }

  /// As a photograph with names, with or without heights, names of places and traffic.
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { hybrid }
}
