/// The view that stands on a map for a place: a stop with the name of the place, which can be chosen.
///
///     map.register(MKMarkerAnnotationView.self, forAnnotationViewWithReuseIdentifier: "dog")
///
/// - Source: Behaviour 3.4, 10.21
open class MKAnnotationView: UIView {
  private let picture = UIImageView()
  private var isChosen = false
  /// The name by which views of its kind are asked for again.
  public let reuseIdentifier: String?
  /// The place that it stands for.
  open var annotation: (any MKAnnotation)? {
    didSet { setNeedsLayout() }
  }

  /// Makes a view for a place.
  ///
  /// - Parameters:
  ///   - annotation: The place, if there is one already.
  ///   - reuseIdentifier: The name by which views of its kind are asked for again.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    addSubview(picture)
  }

  /// Makes a view for no place; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(picture)
  }

  /// What is seen at the place.
  open var image: UIImage? {
    get { picture.image }
    set {
      picture.image = newValue
      guard let newValue else { return }
      bounds.size = newValue.size
      picture.frame = bounds
    }
  }

  /// How far the middle of the view lies from the place, in points.
  open var centerOffset = CGPoint.zero {
    didSet { superview?.setNeedsLayout() }
  }
  /// How far the bubble lies from the upper edge of the view, in points.
  open var calloutOffset = CGPoint.zero {
    didSet { superview?.setNeedsLayout() }
  }
  /// True where it can be chosen.
  open var isEnabled = true {
    didSet { superview?.setNeedsLayout() }
  }
  /// True while a finger holds it.
  open var isHighlighted = false
  /// True where a bubble tells more about the place once it is chosen.
  open var canShowCallout = false {
    didSet { superview?.setNeedsLayout() }
  }
  /// What stands in the bubble before the name of the place.
  open var leftCalloutAccessoryView: UIView? {
    didSet { superview?.setNeedsLayout() }
  }
  /// What stands in the bubble behind the name of the place.
  open var rightCalloutAccessoryView: UIView? {
    didSet { superview?.setNeedsLayout() }
  }
  /// What stands in the bubble in place of the line below the name.
  open var detailCalloutAccessoryView: UIView? {
    didSet { superview?.setNeedsLayout() }
  }

  /// True where it is chosen.
  open var isSelected: Bool {
    get { isChosen }
    set { setSelected(newValue, animated: false) }
  }

  /// Takes in that it is chosen, or no longer.
  open func setSelected(_ selected: Bool, animated: Bool) { isChosen = selected }

  /// Takes in that it is about to stand for another place.
  open func prepareForReuse() {
    isChosen = false
    isHighlighted = false
  }

  /// Takes in that it is about to be seen.
  open func prepareForDisplay() {}

  // MARK: What is heard

  /// A place is one stop, whatever the view holds.
  open override var isAccessibilityElement: Bool {
    get { true }
    set { super.isAccessibilityElement = newValue }
  }

  /// What is set, else the name of the place and what else is said of it.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? annotation?.words }
    set { super.accessibilityLabel = newValue }
  }

  /// A button, and whether it is chosen or of no use now.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      let state: UIAccessibilityTraits = isChosen ? .selected : []
      return super.accessibilityTraits.union(.button).union(state).union(isEnabled ? [] : .notEnabled)
    }
    set { super.accessibilityTraits = newValue }
  }

  /// Chooses the place.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled, let annotation, let map = superview as? MKMapView else { return false }
    map.selectAnnotation(annotation, animated: true)
    return true
  }
}

/// A pin with a sign on it; its look is not heard.
open class MKMarkerAnnotationView: MKAnnotationView {
  /// Colour of the pin.
  open var markerTintColor: UIColor?
  /// Colour of the sign on it.
  open var glyphTintColor: UIColor?
  /// Letters on the pin.
  open var glyphText: String?
  /// A picture on the pin.
  open var glyphImage: UIImage?
  /// A picture on the pin while it is chosen.
  open var selectedGlyphImage: UIImage?
}

/// A pin of the older kind; its look is not heard.
open class MKPinAnnotationView: MKAnnotationView {
  // The platform declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Colour of the pin.
  open var pinTintColor: UIColor! = .red
  /// Whether the pin falls from above; it is there at once.
  open var animatesDrop = false
}

extension MKAnnotation {
  /// Its name and what else is said of it.
  var words: String? {
    let parts = [title, subtitle].compactMap { $0 }.filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

extension MKAnnotationView {
  /// Makes a view through whichever class it is called on.
  @_silgen_name("earshot_MKAnnotationView_registered")
  convenience init(registeredFor annotation: any MKAnnotation, _ identifier: String) {
    self.init(annotation: annotation, reuseIdentifier: identifier)
  }

  /// Makes a view of a class that is known only when the program runs; `UITableViewCell` tells how.
  @_silgen_name("earshot_MKAnnotationView_registered")
  static func make(
    registeredFor annotation: consuming any MKAnnotation, _ identifier: consuming String
  ) -> MKAnnotationView
}
