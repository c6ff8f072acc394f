extension MKMapView {
  /// The part of the flat map that is shown.
  public var visibleMapRect: MKMapRect {
    get { MKMapRect(region) }
    set { setVisibleMapRect(newValue, animated: false) }
  }

  /// Shows a part of the flat map, and what lies beside it where the view has another shape; nothing moves on the way.
  public func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    setVisibleMapRect(mapRect, edgePadding: .zero, animated: animate)
  }

  /// Shows a part of the flat map with so much space beside it; nothing moves on the way.
  ///
  /// - Parameters:
  ///   - mapRect: The part that is shown whole; nothing happens for `null`.
  ///   - insets: The space at each edge of the view, in points.
  ///   - animate: Whether a person would see the map move.
  public func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool
  ) {
    guard !mapRect.isNull else { return }
    region = MKCoordinateRegion(mapRectThatFits(mapRect.atLeast(Self.smallestExtent), edgePadding: insets))
  }

  /// How many map points are shown at least: a street's length.
  private static let smallestExtent = 512.0

  /// The smallest part of the flat map in the view's shape that holds another one.
  public func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect {
    mapRectThatFits(mapRect, edgePadding: .zero)
  }

  /// The smallest part of the flat map in the view's shape that holds another one, with space beside it.
  public func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
    let width = Double(bounds.width - insets.left - insets.right)
    let height = Double(bounds.height - insets.top - insets.bottom)
    guard width > 0, height > 0, !mapRect.isNull else { return mapRect }
    let scale = max(mapRect.width / width, mapRect.height / height)
    return MKMapRect(
      x: mapRect.midX - (Double(insets.left) + width / 2) * scale,
      y: mapRect.midY - (Double(insets.top) + height / 2) * scale,
      width: Double(bounds.width) * scale, height: Double(bounds.height) * scale)
  }

  /// The smallest region in the view's shape that holds another one.
  public func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    MKCoordinateRegion(mapRectThatFits(MKMapRect(region)))
  }

  /// The place that is seen at a point of a view; of the screen where there is no view.
  public func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    let own = convert(point, from: view)
    guard bounds.width > 0, bounds.height > 0 else { return kCLLocationCoordinate2DInvalid }
    let across = Double((own.x - bounds.minX) / bounds.width) - 0.5
    let down = Double((own.y - bounds.minY) / bounds.height) - 0.5
    return CLLocationCoordinate2D(
      latitude: region.center.latitude - down * region.span.latitudeDelta,
      longitude: region.center.longitude + across * region.span.longitudeDelta)
  }

  /// The point of a view at which a place is seen, be it beyond its edge; of the screen where there is no view.
  public func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    guard region.span.latitudeDelta > 0, region.span.longitudeDelta > 0 else { return .zero }
    let across = 0.5 + (coordinate.longitude - region.center.longitude) / region.span.longitudeDelta
    let down = 0.5 - (coordinate.latitude - region.center.latitude) / region.span.latitudeDelta
    let own = CGPoint(
      x: bounds.minX + CGFloat(across) * bounds.width, y: bounds.minY + CGFloat(down) * bounds.height)
    return convert(own, to: view)
  }
}

extension MKMapRect {
  /// As much around the same middle, and no less than a length in each direction.
  fileprivate func atLeast(_ length: Double) -> MKMapRect {
    insetBy(dx: min(0, width - length) / 2, dy: min(0, height - length) / 2)
  }
}
