/// A place on a map that has a name.
@MainActor @preconcurrency
public protocol MKAnnotation: NSObjectProtocol {
  /// The place.
  var coordinate: CLLocationCoordinate2D { get }
  /// Its name.
  var title: String? { get }
  /// What else is said of it.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// It has no name.
  public var title: String? { nil }
  /// Nothing else is said.
  public var subtitle: String? { nil }
}

/// A place with a name.
open class MKPointAnnotation: MKShape {
  private var place = CLLocationCoordinate2D()

  /// The place.
  open override var coordinate: CLLocationCoordinate2D {
    get { place }
    set { place = newValue }
  }

  /// A place without a name.
  public nonisolated override init() { super.init() }

  /// A place with a name.
  public convenience init(
    __coordinate coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?
  ) {
    self.init()
    self.coordinate = coordinate
    self.title = title
    self.subtitle = subtitle
  }
}
