/// The bubble of a chosen place: what stands before its name, the name, the line below, what stands behind it.
final class MapCallout: UIView {
  private let title = UILabel()
  private let subtitle = UILabel()
  private(set) weak var owner: MKAnnotationView?

  init() {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    layer.cornerRadius = 12
    title.font = .preferredFont(forTextStyle: .headline)
    subtitle.font = .preferredFont(forTextStyle: .subheadline)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows what an annotation's view asks for.
  ///
  /// - Returns: False where there is nothing to show.
  func show(_ owner: MKAnnotationView) -> Bool {
    self.owner = owner
    title.text = owner.annotation?.title
    subtitle.text = owner.annotation?.subtitle
    let detail = owner.detailCalloutAccessoryView ?? (subtitle.text?.isEmpty == false ? subtitle : nil)
    let views = [owner.leftCalloutAccessoryView, title, detail, owner.rightCalloutAccessoryView]
    let shown = views.compactMap { $0 }
    for view in subviews where !shown.contains(where: { $0 === view }) { view.removeFromSuperview() }
    for view in shown where view.superview !== self { addSubview(view) }
    accessibilityElements = shown
    for side in [owner.leftCalloutAccessoryView, owner.rightCalloutAccessoryView] {
      if let control = side as? UIControl { follow(control) }
    }
    place(owner, detail)
    return title.text?.isEmpty == false
  }

  /// Tells the map's delegate when the control beside the name is used.
  private func follow(_ control: UIControl) {
    let identifier = UIAction.Identifier("earshot.callout")
    control.removeAction(identifiedBy: identifier, for: .touchUpInside)
    control.addAction(
      UIAction(identifier: identifier) { [weak self, weak control] _ in
        guard let control, let owner = self?.owner, let map = owner.superview as? MKMapView else { return }
        map.delegate?.mapView(map, annotationView: owner, calloutAccessoryControlTapped: control)
      }, for: .touchUpInside)
  }

  private func place(_ owner: MKAnnotationView, _ detail: UIView?) {
    let margin: CGFloat = 8
    func size(_ view: UIView?) -> CGSize {
      guard let view else { return .zero }
      let own = view.bounds.size
      return own.width > 0 && own.height > 0 && !(view is UILabel) ? own : view.sizeThatFits(.zero)
    }
    let (left, right) = (size(owner.leftCalloutAccessoryView), size(owner.rightCalloutAccessoryView))
    let (name, line) = (size(title), size(detail))
    let middle = CGSize(width: max(name.width, line.width), height: name.height + line.height)
    let height = max(left.height, right.height, middle.height)
    var x = margin
    func put(_ view: UIView?, _ size: CGSize, _ y: CGFloat) {
      view?.frame = CGRect(x: x, y: margin + y, width: size.width, height: size.height)
    }
    put(owner.leftCalloutAccessoryView, left, (height - left.height) / 2)
    if left.width > 0 { x += left.width + margin }
    put(title, name, 0)
    put(detail, line, name.height)
    x += middle.width + margin
    put(owner.rightCalloutAccessoryView, right, (height - right.height) / 2)
    if right.width > 0 { x += right.width + margin }
    frame = CGRect(
      x: owner.frame.midX - x / 2 + owner.calloutOffset.x,
      y: owner.frame.minY - height - 2 * margin + owner.calloutOffset.y, width: x, height: height + 2 * margin
    )
  }

  /// What a bubble holds belongs together.
  override var accessibilityContainerType: UIAccessibilityContainerType {
    get { .semanticGroup }
    set { super.accessibilityContainerType = newValue }
  }
}
