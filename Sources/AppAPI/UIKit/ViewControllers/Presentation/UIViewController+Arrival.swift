import Accessibility
import AccessibilityModel
import AppHost
import Foundation

/// Tells the people who listen that another screen is shown, and where to begin.
///
/// - Parameters:
///   - object: The element to go to; the first one where `nil`.
///   - rule: The uncertain rule that chose it, which is counted where the cursor arrives.
@MainActor
func postScreenChange(to object: NSObject?, by rule: UncertainRule? = nil) {
  let arrival = rule.map { RunningApp.Arrival(by: $0) }
  RunningApp.current.postScreen(NotificationArgument(object).resolved, arrival: arrival)
}

/// Tells the people who listen that a screen was pushed: the cursor goes to where the app's policy says.
///
/// - Source: Behaviour 10.22
@MainActor
package func postPush() {
  let choice = RunningApp.current[OrderPolicy.self].arrival
  RunningApp.current.postScreen(.none, arrival: .init(belowTitle: choice == .belowTitle, by: choice.rule))
}

/// Tells the people who listen that the screen above was left: the cursor goes to where the app's policy says.
///
/// - Parameter focus: What had the cursor when the screen was left before.
/// - Source: Behaviour 10.22
@MainActor
func postPop(to focus: NSObject?) {
  let choice = RunningApp.current[OrderPolicy.self].wayBack
  let isThere = (focus as? UIView).map { $0.window != nil } ?? (focus != nil)
  postScreenChange(to: isThere && choice == .returned ? focus : nil, by: choice.rule)
}

extension UIViewController {
  /// Tells the people who listen that it came: the cursor goes to its first element.
  ///
  /// An alert's message follows its title by itself.
  /// - Source: Behaviour 1.5.3, 1.11, 3.4
  func announceArrival() {
    postScreenChange(to: nil)
    guard let alert = self as? UIAlertController, alert.title != nil, let message = alert.message else {
      return
    }
    RunningApp.current.post(.announcement(SpokenText(message), priority: .low, queued: true))
  }
}
