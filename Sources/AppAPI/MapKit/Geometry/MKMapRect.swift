/// A part of the earth laid flat: a corner in the north-west and a size, both in map points.
///
///     let whole = route.legs.reduce(MKMapRect.null) { $0.union($1.boundingMapRect) }
public struct MKMapRect: Sendable {
  /// The corner in the north-west.
  public var origin: MKMapPoint
  /// How much it covers.
  public var size: MKMapSize

  /// Nothing, in the north-western corner of the map.
  public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }

  /// So much of the map from a corner on.
  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }

  /// So much of the map from a corner on, number by number.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// No part of the earth: what a union begins with, and what two parts have in common that lie apart.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  /// The whole earth.
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)

  /// From west to east.
  public var width: Double { size.width }
  /// From north to south.
  public var height: Double { size.height }
  /// The edge in the west.
  public var minX: Double { origin.x }
  /// The edge in the north.
  public var minY: Double { origin.y }
  /// Halfway between west and east.
  public var midX: Double { origin.x + size.width / 2 }
  /// Halfway between north and south.
  public var midY: Double { origin.y + size.height / 2 }
  /// The edge in the east.
  public var maxX: Double { origin.x + size.width }
  /// The edge in the south.
  public var maxY: Double { origin.y + size.height }

  /// True where its corner lies nowhere.
  public var isNull: Bool { !origin.x.isFinite || !origin.y.isFinite }
  /// True where it covers nothing.
  public var isEmpty: Bool { isNull || width <= 0 || height <= 0 }

  /// The smallest part that holds both.
  public func union(_ rect2: MKMapRect) -> MKMapRect {
    if isNull { return rect2 }
    if rect2.isNull { return self }
    let (x, y) = (min(minX, rect2.minX), min(minY, rect2.minY))
    return MKMapRect(
      x: x, y: y, width: max(maxX, rect2.maxX) - x, height: max(maxY, rect2.maxY) - y)
  }

  /// What both have in common; `null` where they lie apart.
  public func intersection(_ rect2: MKMapRect) -> MKMapRect {
    guard intersects(rect2) else { return .null }
    let (x, y) = (max(minX, rect2.minX), max(minY, rect2.minY))
    return MKMapRect(
      x: x, y: y, width: min(maxX, rect2.maxX) - x, height: min(maxY, rect2.maxY) - y)
  }

  /// True where both have a point in common, be it one of an edge.
  public func intersects(_ rect2: MKMapRect) -> Bool {
    guard !isNull, !rect2.isNull else { return false }
    return max(minX, rect2.minX) <= min(maxX, rect2.maxX)
      && max(minY, rect2.minY) <= min(maxY, rect2.maxY)
  }

  /// True where a point lies inside or on an edge.
  public func contains(_ point: MKMapPoint) -> Bool {
    !isNull && point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// True where all of another part lies inside.
  public func contains(_ rect2: MKMapRect) -> Bool {
    !isNull && !rect2.isNull && rect2.minX >= minX && rect2.maxX <= maxX && rect2.minY >= minY
      && rect2.maxY <= maxY
  }

  /// The part that ends so far inside of each edge, or outside for numbers below 0; `null` where nothing is left.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    guard !isNull, width >= 2 * dx, height >= 2 * dy else { return .null }
    return MKMapRect(
      x: origin.x + dx, y: origin.y + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// A part as large, so far to the east and to the south.
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: origin.x + dx, y: origin.y + dy, width: width, height: height)
  }

  /// True where it reaches over the edge of the map in the west or in the east.
  public var spans180thMeridian: Bool {
    !isNull && (minX < 0 || maxX > MKMapSize.world.width)
  }

  /// What reaches over the edge of the map, where it lies on the other side of the map; `null` where nothing does.
  public func remainder() -> MKMapRect {
    let world = MKMapSize.world.width
    guard spans180thMeridian else { return .null }
    if minX < 0 {
      return MKMapRect(x: minX + world, y: minY, width: min(-minX, width), height: height)
    }
    let start = max(minX, world)
    return MKMapRect(x: start - world, y: minY, width: maxX - start, height: height)
  }
}

// The platform spells it so.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// True for two rectangles with the same corner and the same size.
public func MKMapRectEqualToRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool {
  MKMapPointEqualToPoint(rect1.origin, rect2.origin) && MKMapSizeEqualToSize(rect1.size, rect2.size)
}

extension MKMapRect {
  /// The smallest part that holds some points; `null` where there are none.
  init(around points: some Sequence<MKMapPoint>) {
    self = points.reduce(MKMapRect.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
  }

  /// What a region shows, laid flat.
  init(_ region: MKCoordinateRegion) {
    func corner(_ side: Double) -> MKMapPoint {
      let latitude = region.center.latitude + side * region.span.latitudeDelta / 2
      return MKMapPoint(
        CLLocationCoordinate2D(latitude: min(max(latitude, -90), 90), longitude: 0))
    }
    let (north, south, world) = (corner(1).y, corner(-1).y, MKMapSize.world.width)
    let west = (region.center.longitude - region.span.longitudeDelta / 2 + 180) / 360 * world
    self.init(x: west, y: north, width: region.span.longitudeDelta / 360 * world, height: south - north)
  }
}

extension MKCoordinateRegion {
  /// The part of the earth that lies in a rectangle of the flat map.
  public init(_ rect: MKMapRect) {
    guard !rect.isNull else {
      self.init()
      return
    }
    let start = rect.origin.coordinate
    let end = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    self.init(
      center: CLLocationCoordinate2D(
        latitude: (start.latitude + end.latitude) / 2, longitude: (start.longitude + end.longitude) / 2),
      span: MKCoordinateSpan(
        latitudeDelta: start.latitude - end.latitude, longitudeDelta: end.longitude - start.longitude))
  }
}
