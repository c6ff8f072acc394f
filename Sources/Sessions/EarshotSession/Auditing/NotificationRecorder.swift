import AccessibilityModel

/// Records the notifications that an app posts; it does nothing to the person.
package struct NotificationRecorder: AssistiveTechnology {
  /// What the app posted so far, in order.
  package private(set) var notifications: [Notification] = []

  /// Makes a recorder of nothing yet.
  package init() {}

  /// Does nothing: a recorder has no gestures.
  package mutating func handle(_ input: Request.Kind, in tree: AccessibilityTree) -> [Effect] { [] }

  /// Records a notification.
  package mutating func observe(_ event: Event, in tree: AccessibilityTree) -> [Effect] {
    if case .notification(let notification) = event { notifications.append(notification) }
    return []
  }

  /// Nothing follows from time.
  package mutating func advance(to instant: VirtualInstant, in tree: AccessibilityTree) -> [Effect] { [] }

  /// Nothing falls due.
  package var nextDeadline: VirtualInstant? { nil }
}
