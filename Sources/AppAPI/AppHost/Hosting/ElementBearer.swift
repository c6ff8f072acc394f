import AccessibilityModel

/// An object that stands for an element which has an identity of its own, as a recycled row does.
@MainActor
package protocol ElementBearer: AnyObject {
  /// The object under which the element is registered.
  var elementKey: AnyObject { get }
}

extension ElementIDRegistry {
  /// The identity of the element that an object stands for, or of the object itself.
  package func id(represented object: AnyObject) -> ElementID {
    guard let bearer = object as? any ElementBearer else { return id(for: object) }
    let key = bearer.elementKey
    if key === bearer, let holder = bearer as? any ElementTokenHolder { return id(holding: holder) }
    return id(for: key)
  }

  /// The identity of the element that an object stands for, where it was given one already.
  package func knownID(represented object: AnyObject) -> ElementID? {
    guard let bearer = object as? any ElementBearer else { return knownID(for: object) }
    let key = bearer.elementKey
    if key === bearer, let holder = bearer as? any ElementTokenHolder { return knownID(holding: holder) }
    return knownID(for: key)
  }
}
