import AccessibilityModel

extension RunningApp {
  /// How a screen is entered, and by which uncertain rule.
  package struct Arrival {
    /// Whether the way in leads below the title; `nil` where it leads to what was posted.
    let isBelowTitle: Bool?
    let rule: UncertainRule
    /// Where the screen was entered; `nil` until that was told.
    var stop: ElementID?

    /// Makes the way to what is posted, which a rule chose.
    package init(by rule: UncertainRule) {
      isBelowTitle = nil
      self.rule = rule
    }

    /// Makes the way in that a rule chooses: below the title of the bar with the way back, or at the first
    /// stop.
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
  ///   - arrival: How the screen is entered where that is uncertain.
  package func postScreen(_ argument: Notification.Argument, arrival: Arrival? = nil) {
    self.arrival = arrival
    notifications.removeAll { notification in
      if case .screenChanged(.text) = notification { return false }
      if case .screenChanged = notification { return true }
      return false
    }
    notifications.append(.screenChanged(argument))
  }

  /// True where it was told that another screen is shown, and not passed on yet.
  package var isChangingScreen: Bool {
    notifications.contains { if case .screenChanged = $0 { true } else { false } }
  }

  /// Tells that part of the screen changed and where the cursor goes; the rule that chose it is counted there.
  package func postLayout(movingTo element: ElementID, by rule: UncertainRule?) {
    if let rule {
      var chosen = Arrival(by: rule)
      chosen.stop = element
      arrival = chosen
      needsUpdate = true
    }
    post(.layoutChanged(.element(element)))
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
