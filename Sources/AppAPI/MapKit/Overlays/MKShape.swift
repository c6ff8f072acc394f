/// What annotations and overlays have in common: a name, and what else is said of them.
@MainActor @preconcurrency
open class MKShape: NSObject, MKAnnotation {
  /// The name that a person hears where it stands as an annotation.
  open var title: String?
  /// What else is said of it.
  open var subtitle: String?
  /// The place it stands for; each kind of shape tells its own.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }

  /// A shape without a name.
  public nonisolated override init() { super.init() }
}

/// What is made of several points of a flat map.
open class MKMultiPoint: MKShape {
  // All three are written while it is made, and by nothing later.
  private nonisolated(unsafe) var memory = UnsafeMutablePointer<MKMapPoint>.allocate(capacity: 1)
  private nonisolated(unsafe) var count = 0
  private nonisolated(unsafe) var area = MKMapRect.null

  /// No points.
  public nonisolated override init() { super.init() }

  deinit { memory.deallocate() }

  /// Takes the points; called while it is made.
  nonisolated func take(_ points: [MKMapPoint]) {
    memory.deallocate()
    memory = UnsafeMutablePointer<MKMapPoint>.allocate(capacity: max(points.count, 1))
    for (index, point) in points.enumerated() { (memory + index).initialize(to: point) }
    count = points.count
    area = MKMapRect(around: points)
  }

  /// All points, in the order they were given.
  var mapPoints: [MKMapPoint] { Array(UnsafeBufferPointer(start: memory, count: count)) }

  /// The smallest part of the map that holds all points.
  var extent: MKMapRect { area }

  /// How many points it is made of.
  open var pointCount: Int { count }

  /// The memory that the points lie in, as long as the shape lives.
  open func points() -> UnsafeMutablePointer<MKMapPoint> { memory }

  /// Writes the places of some points into memory with room for them.
  ///
  /// - Parameters:
  ///   - coords: Takes the places.
  ///   - range: Which points are asked for; those beyond the last are left out.
  open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
    guard (0..<count).contains(range.location), range.length > 0 else { return }
    for index in 0..<min(range.length, count - range.location) {
      coords[index] = memory[range.location + index].coordinate
    }
  }

  /// How far along the line a point lies, from 0 to 1.
  open func location(atPointIndex index: Int) -> CGFloat {
    let points = mapPoints
    func length(_ end: Int) -> Double {
      guard end > 0 else { return 0 }
      return (1...end).reduce(0) { $0 + points[$1 - 1].distance(to: points[$1]) }
    }
    let whole = length(count - 1)
    guard whole > 0, index > 0 else { return 0 }
    return CGFloat(length(min(index, count - 1)) / whole)
  }
}
