/// Is told what happens on a map.
@MainActor @preconcurrency
public protocol MKMapViewDelegate: NSObjectProtocol {
  /// The view for a named place; `nil` for the one that was registered, else the map's own.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Takes in that views for named places stand on the map.
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  /// What draws something that lies flat on the map; asked for once, before it is seen first.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// Takes in what draws things that lie flat on the map, before they are seen first.
  func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
  /// Takes in that the view of a named place was chosen.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// Takes in that the view of a named place is chosen no more.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// Takes in that a control in the bubble of a named place was used.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  )
  /// Takes in that another part of the earth is about to be shown.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// Takes in that another part of the earth is shown.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// Takes in that another part of the earth is shown; told at once, as nothing moves on the way.
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
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
  /// Has the map make the view.
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  /// Draws nothing.
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    MKOverlayRenderer(overlay: overlay)
  }
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// Does nothing.
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
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
