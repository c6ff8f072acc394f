internal import AccessibilityModel
import Foundation

extension AccessibilityNotification {
  /// A page was scrolled; the text says where to.
  public struct PageScrolled: Sendable {
    private let text: SpokenText

    /// Makes a notification with plain words.
    public init(_ announcement: String) {
      text = SpokenText(announcement)
    }

    /// Makes a notification with words that are spoken as their attributes say.
    public init(_ announcement: AttributedString) {
      text = SpokenText(announcement)
    }

    /// Makes a notification from a text of the older kind, its attributes included.
    public init(_ announcement: NSAttributedString) {
      text = SpokenText(announcement)
    }

    /// Tells it.
    public func post() {
      let text = text
      NotificationArgument.post { .pageScrolled(text) }
    }
  }
}
