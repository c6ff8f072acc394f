internal import AccessibilityModel
import Foundation

extension AccessibilityNotification {
  /// Words to speak without moving the cursor.
  ///
  ///     var text = AttributedString("Camera active")
  ///     text.accessibilitySpeechAnnouncementPriority = .high
  ///     AccessibilityNotification.Announcement(text).post()
  public struct Announcement: Sendable {
    private let notification: AccessibilityModel.Notification

    /// Makes an announcement of plain words.
    public init(_ announcement: String) {
      notification = .announcement(SpokenText(announcement), priority: .standard, queued: false)
    }

    /// Makes an announcement that is spoken, and takes its turn, as the attributes of its text say.
    public init(_ announcement: AttributedString) {
      notification = .announcement(announcement)
    }

    /// Makes an announcement from a text of the older kind, its attributes included.
    public init(_ announcement: NSAttributedString) {
      notification = .announcement(announcement)
    }

    /// Speaks it.
    public func post() {
      let notification = notification
      NotificationArgument.post { notification }
    }
  }
}
