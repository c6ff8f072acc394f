/// Something that lies flat on a map, such as a way or an area; it is seen, and no stop.
@MainActor @preconcurrency
public protocol MKOverlay: MKAnnotation {
  /// The part of the flat map that it lies in.
  var boundingMapRect: MKMapRect { get }
  /// True where it lies at least in a part of a rectangle.
  func intersects(_ mapRect: MKMapRect) -> Bool
  /// True where it covers the land, which is not drawn in any case.
  var canReplaceMapContent: Bool { get }
}

extension MKOverlay {
  /// True where the part that it lies in meets the rectangle.
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  /// The land is seen through it.
  public var canReplaceMapContent: Bool { false }
}

/// What overlays lie above; all of them are drawn beneath named places.
public enum MKOverlayLevel: Int, Sendable {
  /// Streets, but not their names.
  case aboveRoads = 0
  /// Streets and their names.
  case aboveLabels = 1
}
