import AccessibilityModel

/// Takes note of what an app posts; it does nothing to the person.
package struct AuditWitness: AssistiveTechnology {
  /// What the app posted so far, in order.
  package private(set) var notifications: [Notification] = []

  /// Makes a witness of nothing yet.
  package init() {}

  /// Takes note of nothing: nobody hands it anything.
  package mutating func handle(_ input: Never, in tree: AccessibilityTree) -> [Effect] { switch input {} }

  /// Takes note of a notification.
  package mutating func observe(_ event: Event, in tree: AccessibilityTree) -> [Effect] {
    if case .notification(let notification) = event { notifications.append(notification) }
    return []
  }

  /// Nothing follows from time.
  package mutating func advance(to instant: VirtualInstant, in tree: AccessibilityTree) -> [Effect] { [] }

  /// Nothing falls due.
  package var nextDeadline: VirtualInstant? { nil }
}
