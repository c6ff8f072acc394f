import AccessibilityModel
import AppResources

/// A map; its land is not heard, and each named place that it shows is an element.
///
/// - Source: Behaviour 3.4
open class MKMapView: UIView {
  /// The views of named places that were shown once, by the places.
  var views: [ObjectIdentifier: MKAnnotationView] = [:]
  /// The classes that an app registered, by name.
  var registered: [String: MKAnnotationView.Type] = [:]
  /// Views that stand for no place now, by name.
  var unused: [String: [MKAnnotationView]] = [:]
  private var shownViews: [MKAnnotationView] = []
  private let callout = MapCallout()
  /// What lies flat on the map.
  let overlayPlane = MapOverlayPlane()
  private lazy var compass = MKCompassButton(mapView: self)
  /// The compasses that follow which way is up, those that are gone among them.
  var compasses: [WeakCompass] = []
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
    willSet { if !newValue.isSame(as: region) { delegate?.mapView(self, regionWillChangeAnimated: false) } }
    didSet {
      guard !region.isSame(as: oldValue) else { return }
      setNeedsLayout()
      delegate?.mapViewDidChangeVisibleRegion(self)
      delegate?.mapView(self, regionDidChangeAnimated: false)
    }
  }

  /// Which way is up, in degrees from north.
  var heading: CLLocationDirection = 0 {
    didSet { if heading != oldValue { showCompasses() } }
  }
  /// How far it looks towards the horizon, in degrees.
  var pitch: CGFloat = 0

  /// What the land looks like; it is seen alone.
  open var mapType = MKMapType.standard
  /// What the land looks like, with more said; it is seen alone.
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()

  /// Which places are named on it; the land's names are seen alone.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// True where two fingers make it larger.
  open var isZoomEnabled = true
  /// True where a finger moves it.
  open var isScrollEnabled = true
  /// True where two fingers turn it.
  open var isRotateEnabled = true
  /// True where two fingers tilt it.
  open var isPitchEnabled = true
  /// True where the length of a mile is drawn while it is made larger.
  open var showsScale = false
  /// True where houses are drawn.
  open var showsBuildings = true
  /// True where it tells how many cars are on the way.
  open var showsTraffic = false

  /// True where a compass is shown while the map is turned.
  open var showsCompass = true {
    didSet { showCompasses() }
  }

  private func showCompasses() {
    compass.compassVisibility = showsCompass ? .adaptive : .hidden
    if compass.superview == nil { addSubview(compass) }
    compasses.removeAll { $0.button == nil }
    for compass in compasses { compass.button?.update() }
    setNeedsLayout()
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
    for annotation in annotations { takeBackView(of: annotation) }
    setNeedsLayout()
  }

  /// Shows the part of the earth that holds some places.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations.filter { new in !self.annotations.contains { $0 === new } })
    region = MKCoordinateRegion(around: annotations.map(\.coordinate))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let renderers = overlayPlane.settle(on: self)
    if !renderers.isEmpty { delegate?.mapView(self, didAdd: renderers) }
    var added: [MKAnnotationView] = []
    shownViews = annotations.compactMap { annotation in
      let known = views[ObjectIdentifier(annotation)]
      guard let point = region.point(annotation.coordinate, in: bounds) else {
        known?.isHidden = true
        return nil
      }
      let view = known ?? makeView(for: annotation)
      if view.superview !== self { added.append(view) }
      show(view, at: point)
      return view
    }
    showCallout()
    compass.frame = CGRect(x: bounds.width - 52, y: 8, width: 44, height: 44)
    land.accessibilityLabel = String(system: .map)
    land.accessibilityValue = String(system: .noAnnotations)
    land.accessibilityFrameInContainerSpace = bounds
    legal.accessibilityLabel = String(system: .legal)
    legal.accessibilityTraits = .link
    legal.accessibilityFrameInContainerSpace = CGRect(x: 8, y: bounds.height - 24, width: 40, height: 16)
    if !added.isEmpty { delegate?.mapView(self, didAdd: added) }
  }

  private func show(_ view: MKAnnotationView, at point: CGPoint) {
    if view.superview !== self {
      addSubview(view)
      view.prepareForDisplay()
    }
    view.isHidden = false
    let isSelected = selectedAnnotations.contains { $0 === view.annotation }
    if view.isSelected != isSelected { view.setSelected(isSelected, animated: false) }
    view.center = CGPoint(x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
  }

  private func showCallout() {
    let owner = shownViews.first { $0.isSelected && $0.canShowCallout }
    guard let owner, callout.show(owner) else { return callout.removeFromSuperview() }
    if callout.superview !== self { addSubview(callout) }
    callout.frame.origin.x = min(max(callout.frame.minX, 0), max(bounds.width - callout.frame.width, 0))
    if callout.frame.minY < 0 { callout.frame.origin.y = owner.frame.maxY }
  }

  /// What else stands on the map than named places.
  private var ownViews: [UIView] {
    subviews.filter {
      !($0 is MKAnnotationView) && $0 !== callout && $0 !== compass && $0 !== overlayPlane
    }
  }

  /// What an app lists, else the named places that are seen, its own views on the map, and the link that every map
  /// shows in a corner; the map itself where nothing else on it can be met.
  ///
  /// - Source: Behaviour 10.21
  open override var accessibilityElements: [Any]? {
    get {
      super.accessibilityElements ?? own(isEmpty: shownViews.isEmpty && ownViews.isEmpty && !hasViewsOfApp)
    }
    set { super.accessibilityElements = newValue }
  }

  private func own(isEmpty: Bool) -> [Any] {
    let places = shownViews.flatMap { view -> [UIView] in
      callout.superview === self && callout.owner === view ? [view, callout] : [view]
    }
    let controls: [Any] = compass.superview === self ? [compass, legal] : [legal]
    return (isEmpty ? [land] : places + ownViews) + controls
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
    let view = views[ObjectIdentifier(annotation)] ?? makeView(for: annotation)
    view.setSelected(true, animated: animated)
    delegate?.mapView(self, didSelect: view)
    delegate?.mapView(self, didSelect: annotation)
  }

  /// Chooses a named place no more.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, selectedAnnotations.contains(where: { $0 === annotation }) else { return }
    selectedAnnotations.removeAll { $0 === annotation }
    setNeedsLayout()
    if let view = view(for: annotation) {
      view.setSelected(false, animated: animated)
      delegate?.mapView(self, didDeselect: view)
    }
    delegate?.mapView(self, didDeselect: annotation)
  }
}

extension MKMapView: ElementTyped {
  package var elementType: ElementType { .map }
}
