import AppResources

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

/// A map; its land is not heard, and each named place that it shows is an element.
///
/// - Source: Behaviour 3.4
open class MKMapView: UIView {
  private var elements: [UIAccessibilityElement] = []
  private var shownElements: [UIAccessibilityElement] = []
  private lazy var legal = UIAccessibilityElement(accessibilityContainer: self)
  private lazy var land = UIAccessibilityElement(accessibilityContainer: self)
  /// True where views of the app's own are seen on the map, so that it is not empty.
  package var hasViewsOfApp = false {
    didSet { setNeedsLayout() }
  }

  /// Who is told what happens on the map.
  open weak var delegate: (any MKMapViewDelegate)?
  /// The named places.
  open private(set) var annotations: [any MKAnnotation] = []
  /// The named places that are chosen: one at most.
  open private(set) var selectedAnnotations: [any MKAnnotation] = []
  /// True where the place of the device is shown, if the app may know it.
  open var showsUserLocation = false {
    didSet { if showsUserLocation != oldValue { userLocationDidChange() } }
  }

  /// Where the device is.
  public let userLocation = MKUserLocation()

  /// Whether the map follows the device.
  open var userTrackingMode: MKUserTrackingMode {
    get { trackingMode }
    set { setUserTrackingMode(newValue, animated: false) }
  }

  private var trackingMode = MKUserTrackingMode.none

  /// The part of the earth that is shown.
  open var region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360))
  {
    didSet { setNeedsLayout() }
  }

  /// The place in the middle.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }

  /// Shows another part of the earth; nothing moves on the way.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }

  /// Shows another place in the middle; nothing moves on the way.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { region.center = coordinate }

  /// Begins or ends that the map follows the device, which stays where it is in a session.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    guard mode != trackingMode else { return }
    trackingMode = mode
    if mode != .none { showsUserLocation = true }
    if mode != .none, let location = userLocation.location {
      region = MKCoordinateRegion(near: location.coordinate)
    }
    delegate?.mapView(self, didChange: mode, animated: animated)
  }

  private func userLocationDidChange() {
    let isKnown = showsUserLocation && userLocation.location != nil
    removeAnnotation(userLocation)
    if isKnown { addAnnotation(userLocation) }
    guard showsUserLocation else { return }
    if isKnown {
      delegate?.mapView(self, didUpdate: userLocation)
    } else {
      delegate?.mapView(self, didFailToLocateUserWithError: CLError(.denied))
    }
  }

  /// Adds a named place.
  open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

  /// Adds named places.
  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    self.annotations += annotations
    setNeedsLayout()
  }

  /// Takes a named place away.
  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

  /// Takes named places away.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    self.annotations.removeAll { own in annotations.contains { $0 === own } }
    selectedAnnotations.removeAll { own in annotations.contains { $0 === own } }
    setNeedsLayout()
  }

  /// Shows the part of the earth that holds some places.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations.filter { new in !self.annotations.contains { $0 === new } })
    region = MKCoordinateRegion(around: annotations.map(\.coordinate))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if elements.count > annotations.count { elements.removeLast(elements.count - annotations.count) }
    while elements.count < annotations.count {
      elements.append(AnnotationElement(accessibilityContainer: self))
    }
    var shown: [UIAccessibilityElement] = []
    for (element, annotation) in zip(elements, annotations) {
      guard let point = region.point(annotation.coordinate, in: bounds) else { continue }
      element.accessibilityLabel = [annotation.title, annotation.subtitle].compactMap { $0 }.joined(
        separator: ", ")
      element.accessibilityFrameInContainerSpace = CGRect(
        x: point.x - 22, y: point.y - 22, width: 44, height: 44)
      let isSelected = selectedAnnotations.contains { $0 === annotation }
      element.accessibilityTraits = isSelected ? [.button, .selected] : .button
      (element as? AnnotationElement)?.select = { [weak self] in
        self?.selectAnnotation(annotation, animated: true)
      }
      shown.append(element)
    }
    shownElements = shown
    land.accessibilityLabel = String(system: .map)
    land.accessibilityValue = String(system: .noAnnotations)
    land.accessibilityFrameInContainerSpace = bounds
    legal.accessibilityLabel = String(system: .legal)
    legal.accessibilityTraits = .link
    legal.accessibilityFrameInContainerSpace = CGRect(x: 8, y: bounds.height - 24, width: 40, height: 16)
  }

  /// What an app lists, else the named places that are seen, its own views on the map, and the link that every map
  /// shows in a corner; the map itself where nothing else on it can be met.
  ///
  /// - Source: Behaviour 10.21
  open override var accessibilityElements: [Any]? {
    get {
      let isEmpty = shownElements.isEmpty && subviews.isEmpty && !hasViewsOfApp
      return super.accessibilityElements ?? own(isEmpty)
    }
    set { super.accessibilityElements = newValue }
  }

  private func own(_ isEmpty: Bool) -> [Any] {
    isEmpty ? [land, legal] : shownElements + subviews + [legal]
  }

  /// What is on a map belongs together, unless an app says otherwise.
  open override var accessibilityContainerType: UIAccessibilityContainerType {
    get { super.accessibilityContainerType == .none ? .semanticGroup : super.accessibilityContainerType }
    set { super.accessibilityContainerType = newValue }
  }

  /// Chooses a named place in the stead of the one that was chosen.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard !selectedAnnotations.contains(where: { $0 === annotation }) else { return }
    for old in selectedAnnotations { deselectAnnotation(old, animated: animated) }
    selectedAnnotations = [annotation]
    setNeedsLayout()
    delegate?.mapView(self, didSelect: annotation)
  }

  /// Chooses a named place no more.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, selectedAnnotations.contains(where: { $0 === annotation }) else { return }
    selectedAnnotations.removeAll { $0 === annotation }
    setNeedsLayout()
    delegate?.mapView(self, didDeselect: annotation)
  }
}

/// A named place that can be chosen.
private final class AnnotationElement: UIAccessibilityElement {
  var select: (@MainActor () -> Void)?

  override func accessibilityActivate() -> Bool {
    select?()
    return select != nil
  }
}

/// Is told what happens on a map.
@MainActor @preconcurrency
public protocol MKMapViewDelegate: NSObjectProtocol {
  /// Takes in that a named place was chosen.
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
  /// Takes in that a named place is chosen no more.
  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
  /// Takes in where the device is.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  /// Takes in that the app may not know where the device is.
  func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
  /// Takes in that the map follows the device, or no longer.
  func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
}

extension MKMapViewDelegate {
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {}
}
