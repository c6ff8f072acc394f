import UIKit

extension MKMapView: InterfaceOutlets {
  /// Takes its delegate from an interface file.
  package func connect(outlet: String, to value: Any) -> Bool {
    guard outlet == "delegate", let value = value as? any MKMapViewDelegate else { return false }
    delegate = value
    return true
  }
}
