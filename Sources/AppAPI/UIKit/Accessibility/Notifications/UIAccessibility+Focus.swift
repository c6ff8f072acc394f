import AppHost
import Foundation

extension UIAccessibility {
  /// Names an assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an identifier from the name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The screen reader, which speaks what is under its cursor.
    public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// The technology of people who press switches in place of the screen.
    public static let notificationSwitchControl = Self(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// The cursor of an assistive technology came to an element.
  ///
  /// - Source: Behaviour 1.11
  public static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")

  /// Key of the element that the cursor is on now; absent where it is nowhere.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"

  /// Key of the element that the cursor was on before; absent where it was nowhere.
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"

  /// Key of the technology whose cursor moved, a `String`.
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

  /// What the cursor of a technology is on; `nil` stands for whichever technology has one.
  @MainActor @preconcurrency
  public static func focusedElement(using identifier: AssistiveTechnologyIdentifier?) -> Any? {
    guard identifier == nil || identifier == .notificationVoiceOver else { return nil }
    return RunningApp.current[FocusTracker.self].object
  }

  /// Tells whoever listens where the cursor went.
  static func focusDidMove(from old: NSObject?, to new: NSObject?) {
    var info: [AnyHashable: Any] = [
      assistiveTechnologyUserInfoKey: AssistiveTechnologyIdentifier.notificationVoiceOver.rawValue
    ]
    if let old { info[unfocusedElementUserInfoKey] = old }
    if let new { info[focusedElementUserInfoKey] = new }
    NotificationCenter.default.post(name: elementFocusedNotification, object: nil, userInfo: info)
  }
}
