import CoreGraphics
import Foundation

/// What a user interface element is like.
@MainActor
public protocol XCUIElementAttributes {
  /// The identifier that the app gives it for tests.
  var identifier: String { get }
  /// Its rectangle on the screen, in points.
  var frame: CGRect { get }
  /// Its value: the text of a field, `"1"` or `"0"` for a switch, what else the app says.
  var value: Any? { get }
  /// Its title; empty, since views on iOS have none.
  var title: String { get }
  /// Its accessibility label.
  var label: String { get }
  /// What type of view it is.
  var elementType: XCUIElement.ElementType { get }
  /// True where it takes touches, and is not dimmed.
  var isEnabled: Bool { get }
  /// The placeholder of a field; `nil` where it has none, or shows text of its own.
  var placeholderValue: String? { get }
  /// True where it is the chosen one among its siblings.
  var isSelected: Bool { get }
  /// True where it has the keyboard's focus.
  var hasFocus: Bool { get }
}
