import AccessibilityModel
import EarshotSession
import Testing

extension Screen {
  /// The element that VoiceOver stops at under a name.
  ///
  /// - Parameters:
  ///   - name: The element's label, or the identifier that the app gives it for tests.
  ///   - number: Which of several with that name, from 1 in reading order.
  ///   - sourceLocation: Where a failure is shown.
  /// - Returns: The element as it is now.
  /// - Throws: `ScreenError` where no or more than one element is meant.
  /// - Complexity: O(n) for n elements.
  public func element(
    named name: String, number: Int? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws(ScreenError) -> AccessibilityElement {
    switch tree.search(stopNamed: name, number: number) {
    case .found(let element): return element
    case .several(let count, _):
      throw ScreenError(.severalElements, name, details: ["\(count)"], at: sourceLocation)
    case .outOfReach: throw ScreenError(.outOfReach, name, at: sourceLocation)
    case .none(let suggestions):
      throw ScreenError(.noSuchElement, name, details: suggestions, at: sourceLocation)
    }
  }
}
