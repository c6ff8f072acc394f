import AccessibilityModel
import AppBuilding
import EarshotSession

/// What a command shows: an app in a process of its own, or a screen that was saved.
protocol ShownApp: Source {
  /// Lets the time begin anew that the app may take for its answers.
  func restartDeadline() async
  /// What the app was found to do wrong since it began.
  var diagnostics: [Diagnostic] { get async }
}

extension HostedApp: ShownApp {}
