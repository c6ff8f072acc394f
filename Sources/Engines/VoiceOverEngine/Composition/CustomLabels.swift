import AccessibilityModel

/// Names that a person gave to elements, which stand in place of the app's own.
///
/// An element with an identifier keeps its name from one run of the app to the next, another one while it
/// lives.
/// - Source: Behaviour 1.9 (Label Item)
public struct CustomLabels: Hashable, Sendable {
  /// Names by the identifiers of their elements; what is to be kept for the person.
  public private(set) var byIdentifier: [String: String]
  private var byElement: [ElementID: String] = [:]

  /// Makes names that were kept.
  public init(byIdentifier: [String: String] = [:]) {
    self.byIdentifier = byIdentifier
  }

  /// Gives an element a name; an empty one gives it its own back.
  public mutating func set(_ name: String, for element: AccessibilityElement) {
    let name = name.allSatisfy(\.isWhitespace) ? nil : name
    if let identifier = element.identifier, !identifier.isEmpty {
      byIdentifier[identifier] = name
    } else {
      byElement[element.id] = name
    }
  }

  /// The element with the name the person gave it.
  func naming(_ element: AccessibilityElement) -> AccessibilityElement {
    guard !byIdentifier.isEmpty || !byElement.isEmpty else { return element }
    let name = element.identifier.flatMap { byIdentifier[$0] } ?? byElement[element.id]
    guard let name else { return element }
    var element = element
    element.label = SpokenText(name)
    return element
  }
}
