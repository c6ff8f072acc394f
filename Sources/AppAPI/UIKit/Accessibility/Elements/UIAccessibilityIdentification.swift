import Foundation

/// Has a name for tests that is never spoken.
///
/// - Source: Behaviour 1.13
@MainActor @preconcurrency
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name for tests.
  var accessibilityIdentifier: String? { get set }
}

extension UIResponder: UIAccessibilityIdentification {}
