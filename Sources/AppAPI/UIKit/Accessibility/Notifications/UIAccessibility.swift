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
    let target = NotificationArgument(argument)
    switch notification {
    case .screenChanged: NotificationArgument.post { .screenChanged(target.resolved) }
    case .layoutChanged: NotificationArgument.post { .layoutChanged(target.resolved) }
    case .announcement:
      guard let announcement = AccessibilityModel.Notification.announcement(of: argument) else { return }
      NotificationArgument.post { announcement }
    case .pageScrolled:
      guard case .text(let text) = target else { return }
      NotificationArgument.post { .pageScrolled(text) }
    default: break
    }
  }
}
