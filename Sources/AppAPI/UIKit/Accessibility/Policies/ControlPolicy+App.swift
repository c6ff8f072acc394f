import AccessibilityModel
import AppHost
import AppResources

extension ControlPolicy {
  /// The choices of the running app.
  @MainActor static var current: ControlPolicy { RunningApp.current[ControlPolicy.self] }

  /// True where a button whose tap shows a menu is a pop-up button.
  func isPopUp(showingChoice: Bool) -> Bool {
    switch menuRole {
    case .popUpButton: true
    case .picker: showingChoice
    case .button: false
    }
  }

  /// Words of the system's for an indicator, where it has any.
  func indicatorWords(_ words: SystemPhrase) -> String? {
    indicatorLabel == .words ? String(system: words) : nil
  }
}

extension ControlPolicy: AppStateKey {
  package static func initialValue(in host: RunningApp) -> ControlPolicy {
    ControlPolicy().following(host.environment.rules)
  }
}
