import AccessibilityModel
import AppHost
import Foundation

extension ElementIDRegistry {
  /// The identity of the element that an object of an app stands for.
  ///
  /// Most objects are responders that stand for themselves, which need not be asked what they conform to.
  func id(of object: NSObject) -> ElementID {
    guard let responder = object as? UIResponder, responder.standIn == nil else {
      return id(represented: object)
    }
    return id(holding: responder)
  }
}
