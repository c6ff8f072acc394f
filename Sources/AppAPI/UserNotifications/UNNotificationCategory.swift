import Foundation

/// A button of a notice.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  // Checked by hand: nothing of it changes.

  /// What the app knows it by.
  public let identifier: String
  /// What stands on it.
  public let title: String
  /// How it behaves.
  public let options: UNNotificationActionOptions

  /// Makes a button.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
  }
}

/// A button of a notice by which a person writes an answer.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// What stands on the button that sends the answer.
  public let textInputButtonTitle: String
  /// What stands in the field before anything is written.
  public let textInputPlaceholder: String

  /// Makes a button.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    textInputButtonTitle: String,
    textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options)
  }
}

/// How a button of a notice behaves.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt
  /// Makes options of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The device has to be unlocked.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// It takes something away.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// The app comes to the front.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// A kind of notices, with its buttons.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  // Checked by hand: nothing of it changes.

  /// What notices name it by.
  public let identifier: String
  /// The buttons.
  public let actions: [UNNotificationAction]

  /// Makes a kind.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
  }
}

/// How notices of a kind behave.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt
  /// Makes options of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The app is told that a notice was put away.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The button that a notice has where a person touches the notice itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The button that stands for putting a notice away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
