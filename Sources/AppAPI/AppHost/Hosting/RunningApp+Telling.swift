import AccessibilityModel

extension RunningApp {
  /// How a screen is entered that was pushed.
  package struct Arrival {
    let isBelowTitle: Bool
    let rule: UncertainRule

    /// Makes the way in that a rule chooses: below the title of the bar with the way back, or at the first stop.
    package init(belowTitle isBelowTitle: Bool, by rule: UncertainRule) {
      self.isBelowTitle = isBelowTitle
      self.rule = rule
    }
  }

  /// Tells assistive technologies something, after what the app has changed so far.
  package func post(_ notification: Notification) {
    notifications.append(notification)
  }

  /// Tells that another screen is shown, in place of what was told of screens and is not passed on yet.
  ///
  /// - Parameters:
  ///   - argument: Where the cursor goes.
  ///   - arrival: How a screen is entered that was pushed; `nil` for any other.
  package func postScreen(_ argument: Notification.Argument, arrival: Arrival? = nil) {
    self.arrival = arrival
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
