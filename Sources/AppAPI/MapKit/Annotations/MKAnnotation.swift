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
  /// Nothing else is said.
  public var subtitle: String? { nil }
}

/// A place with a name.
@MainActor @preconcurrency
open class MKPointAnnotation: NSObject, MKAnnotation {
  /// The place.
  open var coordinate = CLLocationCoordinate2D()
  /// Its name.
  open var title: String?
  /// What else is said of it.
  open var subtitle: String?

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
