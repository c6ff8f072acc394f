import Foundation

/// A notice, and when it comes.
public final class UNNotificationRequest: NSObject, @unchecked Sendable {
  // Checked by hand: nothing of it changes.

  /// Tells the notice from others of the app.
  public let identifier: String
  /// What the notice says.
  public let content: UNNotificationContent
  /// When it comes; at once where it is `nil`.
  public let trigger: UNNotificationTrigger?

  /// Makes a notice.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content.copied()
    self.trigger = trigger
  }
}

/// What a notice says.
open class UNNotificationContent: NSObject {
  /// What stands first, in bold.
  open internal(set) var title = ""
  /// More, below the title.
  open internal(set) var subtitle = ""
  /// The text.
  open internal(set) var body = ""
  /// What stands on the app's icon; `nil` leaves it as it is.
  open internal(set) var badge: NSNumber?
  /// What sounds.
  open internal(set) var sound: UNNotificationSound?
  /// What the app wants to know of it later.
  open internal(set) var userInfo: [AnyHashable: Any] = [:]
  /// Which buttons it has.
  open internal(set) var categoryIdentifier = ""
  /// With which others it lies together.
  open internal(set) var threadIdentifier = ""

  /// Makes a notice that says nothing.
  public override init() { super.init() }

  /// The same words, which stay as they are now.
  func copied() -> UNNotificationContent {
    let copy = UNNotificationContent()
    (copy.title, copy.subtitle, copy.body) = (title, subtitle, body)
    (copy.badge, copy.sound, copy.userInfo) = (badge, sound, userInfo)
    (copy.categoryIdentifier, copy.threadIdentifier) = (categoryIdentifier, threadIdentifier)
    return copy
  }
}

/// What a notice says, to be set.
open class UNMutableNotificationContent: UNNotificationContent {
  /// What stands first, in bold.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// More, below the title.
  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  /// The text.
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  /// What stands on the app's icon; `nil` leaves it as it is.
  open override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  /// What sounds.
  open override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  /// What the app wants to know of it later.
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// Which buttons it has.
  open override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  /// With which others it lies together.
  open override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
}

/// When a notice comes.
open class UNNotificationTrigger: NSObject {
  /// True where it comes again and again.
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }
}

/// After a time, in seconds.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// The time, in seconds.
  public let timeInterval: TimeInterval

  /// Waits for a time, in seconds.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// Where the calendar shows a date.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger {
  /// What the calendar shows.
  public let dateComponents: DateComponents

  /// Waits for a date.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}

/// What sounds with a notice.
public final class UNNotificationSound: NSObject, Sendable {
  private static let usual = UNNotificationSound()

  /// The system's sound.
  public class var `default`: UNNotificationSound { usual }
}

/// A notice that came.
public final class UNNotification: NSObject, Sendable {
  /// When it came.
  public let date: Date
  /// The notice.
  public let request: UNNotificationRequest

  init(date: Date, request: UNNotificationRequest) {
    self.date = date
    self.request = request
  }
}

/// What a person has answered to a notice.
public final class UNNotificationResponse: NSObject, Sendable {
  /// The notice.
  public let notification: UNNotification
  /// Which button it was.
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

/// What an app asks to be allowed.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Makes options of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Numbers on the icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// Notices that are shown.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// Notices in spite of quiet hours.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// Notices without being asked, in silence.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// How a notice is shown while its app is.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Makes options of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A number on the icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// The tone that belongs to it.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// In front of the app, to be closed.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// In the list of notices.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// At the upper edge.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}
