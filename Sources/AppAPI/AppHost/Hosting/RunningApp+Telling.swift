import AccessibilityModel

extension RunningApp {
  /// Tells assistive technologies something, after what the app has changed so far.
  package func post(_ notification: Notification) {
    notifications.append(notification)
  }

  /// Tells that another screen is shown, in place of what was told of screens and is not passed on yet.
  package func postScreen(_ argument: Notification.Argument) {
    notifications.removeAll { notification in
      if case .screenChanged(.text) = notification { return false }
      if case .screenChanged = notification { return true }
      return false
    }
    notifications.append(.screenChanged(argument))
  }

  /// Notes something wrong in the app, once.
  package func report(_ diagnostic: Diagnostic) {
    guard reported.insert(diagnostic).inserted else { return }
    diagnostics.append(diagnostic)
  }

  /// What happened since this was last asked for, in order.
  package func takeEvents() -> [Event] {
    defer { events = [] }
    return events
  }

  /// What was found wrong since this was last asked for.
  package func takeDiagnostics() -> [Diagnostic] {
    defer { diagnostics = [] }
    return diagnostics
  }
}
