import AccessibilityModel

/// An object that keeps the token of its identity, so that the registry needs no weak reference to the object.
///
/// Objects that were referred to weakly are counted several times more slowly from then on.
@MainActor
package protocol ElementTokenHolder: AnyObject {
  /// What the registry gave it; nobody else refers to it for longer than a call.
  var elementToken: ElementToken? { get set }
}

/// The identity of an object, alive as long as the object is.
@MainActor
package final class ElementToken {
  /// Stands for the registry that gave the token.
  final class Mark {}

  unowned(unsafe) let holder: AnyObject
  let mark: Mark
  var id = ElementID.unassigned

  init(_ holder: AnyObject, _ mark: Mark) {
    self.holder = holder
    self.mark = mark
  }
}
