/// Which of the pictures that a map is put together of is meant.
public struct MKTileOverlayPath: Sendable {
  /// How many pictures lie west of it.
  public var x: Int
  /// How many pictures lie north of it.
  public var y: Int
  /// How often the earth was halved in each direction.
  public var z: Int
  /// How many pixels a point of the screen has.
  public var contentScaleFactor: CGFloat

  /// The picture of the whole earth.
  public init() { self.init(x: 0, y: 0, z: 0, contentScaleFactor: 1) }

  /// A picture by its place and how often the earth was halved.
  public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
    self.x = x
    self.y = y
    self.z = z
    self.contentScaleFactor = contentScaleFactor
  }
}

/// Land that an app brings along as pictures side by side; they come over the network, so that none is there.
@MainActor @preconcurrency
open class MKTileOverlay: NSObject, MKOverlay {
  /// Where the pictures come from, with `{x}`, `{y}`, `{z}` and `{scale}` for which one is meant.
  public let urlTemplate: String?
  /// How large a picture is, in points.
  open var tileSize = CGSize(width: 256, height: 256)
  /// True where pictures are counted from the south.
  open var isGeometryFlipped = false
  /// How often the earth was halved where pictures begin.
  open var minimumZ = 0
  /// How often the earth was halved where pictures end.
  open var maximumZ = 21
  /// True where nothing of the map's own land is seen.
  open var canReplaceMapContent = false

  /// Takes where the pictures come from.
  public init(urlTemplate template: String?) {
    urlTemplate = template
    super.init()
  }

  /// The middle of the earth laid flat.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// The whole earth.
  open var boundingMapRect: MKMapRect { .world }

  /// Where one picture comes from, by the template.
  open func url(forTilePath path: MKTileOverlayPath) -> URL {
    let row = isGeometryFlipped ? (1 << min(max(path.z, 0), 30)) - 1 - path.y : path.y
    let words = [
      ("{x}", "\(path.x)"), ("{y}", "\(row)"), ("{z}", "\(path.z)"),
      ("{scale}", "\(Int(path.contentScaleFactor))"),
    ]
    let address = words.reduce(urlTemplate ?? "") { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    return URL(string: address) ?? URL(fileURLWithPath: "/")
  }

  /// Tells that there is no network to bring the picture.
  open func loadTile(at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void) {
    result(nil, URLError(.notConnectedToInternet))
  }
}
