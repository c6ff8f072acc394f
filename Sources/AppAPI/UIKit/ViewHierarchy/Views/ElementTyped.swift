import AccessibilityModel

/// A view whose type for tests of the interface its class's place in UIKit does not tell.
package protocol ElementTyped: UIView {
  /// The type.
  var elementType: ElementType { get }
}
