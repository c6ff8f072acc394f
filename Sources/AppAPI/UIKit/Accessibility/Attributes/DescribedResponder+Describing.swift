import AppHost
import Foundation

extension DescribedResponder {
  /// What was set on it.
  var properties: AccessibilityProperties { storedProperties ?? .unset }

  /// Changes what was set, and takes note of it.
  func describe(_ change: @escaping (AccessibilityProperties) -> Void) {
    guard MainActorAccess.isNow else { return MainActorAccess.take(for: self) { $0.describe(change) } }
    let properties = storedProperties ?? AccessibilityProperties()
    storedProperties = properties
    change(properties)
    setNeedsDescription()
  }
}
