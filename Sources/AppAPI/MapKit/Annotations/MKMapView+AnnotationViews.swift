// The platform spells it so.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name under which the class of views is registered that stand for places the delegate has no view for.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"

extension MKMapView {
  /// Sets the class of the views with a name.
  public func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
    registered[identifier] = viewClass as? MKAnnotationView.Type
  }

  /// A view with a name that stands for no place any more; `nil` where there is none.
  public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    guard unused[identifier]?.isEmpty == false, let view = unused[identifier]?.removeFirst() else {
      return nil
    }
    view.prepareForReuse()
    return view
  }

  /// A view with a name for a place: one that is free, else one of the class that was registered.
  public func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    guard let view = dequeueReusableAnnotationView(withIdentifier: identifier) else {
      let viewClass = registered[identifier] ?? MKMarkerAnnotationView.self
      return viewClass.make(registeredFor: annotation, identifier)
    }
    view.annotation = annotation
    return view
  }

  /// The view that stands for a place; `nil` while the place is not seen.
  public func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    views[ObjectIdentifier(annotation)]
  }

  /// Makes the view of a place: the delegate's, else one of the class that was registered for all, else a pin.
  func makeView(for annotation: any MKAnnotation) -> MKAnnotationView {
    let view =
      delegate?.mapView(self, viewFor: annotation)
      ?? dequeueReusableAnnotationView(
        withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation)
    views[ObjectIdentifier(annotation)] = view
    return view
  }

  /// Takes the view of a place off the map, for another place to be shown by.
  func takeBackView(of annotation: any MKAnnotation) {
    guard let view = views.removeValue(forKey: ObjectIdentifier(annotation)) else { return }
    view.removeFromSuperview()
    if let identifier = view.reuseIdentifier { unused[identifier, default: []].append(view) }
  }
}
