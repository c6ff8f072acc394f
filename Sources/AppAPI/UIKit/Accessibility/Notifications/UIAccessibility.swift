import Accessibility
import AccessibilityModel

/// What an app tells assistive technologies.
///
///     UIAccessibility.post(notification: .announcement, argument: "Saved")
///
/// - Source: Behaviour 1.11
public enum UIAccessibility {
  /// A kind of notification.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// Number of the kind.
    public let rawValue: UInt32

    /// Makes a kind from its number; a number that is not known is not told to anyone.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Words to speak without moving the cursor.
    public static let announcement = Notification(rawValue: 1_008)
    /// Most of the screen was replaced.
    public static let screenChanged = Notification(rawValue: 1_000)
    /// Part of the screen was replaced.
    public static let layoutChanged = Notification(rawValue: 1_001)
    /// A page was scrolled.
    public static let pageScrolled = Notification(rawValue: 1_009)
  }

  /// Tells assistive technologies something; it arrives on the main thread.
  ///
  /// - Parameters:
  ///   - notification: The kind.
  ///   - argument: Words, or for changes of the screen also the element to move the cursor to.
  public static func post(notification: Notification, argument: Any?) {
    typealias Model = AccessibilityModel.Notification
    let target = NotificationArgument(argument)
    switch notification {
    case .screenChanged: NotificationArgument.post { Model.screenChanged(target.resolved).inAppLanguage }
    case .layoutChanged: NotificationArgument.post { Model.layoutChanged(target.resolved).inAppLanguage }
    case .announcement:
      guard let announcement = Model.announcement(of: argument) else { return }
      NotificationArgument.post { announcement.inAppLanguage }
    case .pageScrolled:
      guard case .text(let text) = target else { return }
      NotificationArgument.post { Model.pageScrolled(text).inAppLanguage }
    default: break
    }
  }
}

extension AccessibilityModel.Notification {
  /// The notification with its words in the language of the app, where they say no other.
  ///
  /// - Source: Behaviour 1.5 U9
  @MainActor fileprivate var inAppLanguage: Self {
    guard let language = UIApplication.shared.storedProperties?.language else { return self }
    let attributes = SpeechAttributes(language: language)
    return switch self {
    case .announcement(let text, let priority, let queued):
      .announcement(text.applying(attributes), priority: priority, queued: queued)
    case .pageScrolled(let text): .pageScrolled(text.applying(attributes))
    case .screenChanged(.text(let text)): .screenChanged(.text(text.applying(attributes)))
    case .layoutChanged(.text(let text)): .layoutChanged(.text(text.applying(attributes)))
    case .screenChanged, .layoutChanged: self
    }
  }
}
