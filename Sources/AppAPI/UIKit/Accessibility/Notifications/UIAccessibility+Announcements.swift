import AccessibilityModel
import Foundation

extension UIAccessibility {
  /// An announcement that the app posted ended; never posted for elements that were spoken.
  ///
  /// - Source: Behaviour 1.11
  public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")

  /// Key of the announcement's words, a `String`.
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"

  /// Key of a `Bool`: true where it was spoken to its end, false where it was cut or dropped.
  public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"

  /// Tells whoever listens what became of an announcement.
  package static func announcementDidEnd(_ text: SpokenText, isComplete: Bool) {
    NotificationCenter.default.post(
      name: announcementDidFinishNotification, object: nil,
      userInfo: [
        announcementStringValueUserInfoKey: text.string, announcementWasSuccessfulUserInfoKey: isComplete,
      ])
  }
}
