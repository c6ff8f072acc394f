import Foundation
import Synchronization

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Key of why settings changed on another device, in the notification that tells of it.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Key of which settings changed on another device, in the notification that tells of it.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Another device changed a setting.
public let NSUbiquitousKeyValueStoreServerChange = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The settings came for the first time.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
// swift-format-ignore: AlwaysUseLowerCamelCase
/// There are more settings than an account may have.
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Another person has signed in.
public let NSUbiquitousKeyValueStoreAccountChange = 3

/// Settings that a person's devices share; here nobody is signed in, and they last as long as the app runs.
public final class NSUbiquitousKeyValueStore: NSObject, Sendable {
  /// Posted where another device has changed a setting, which none does here.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  /// The settings of the app.
  public static let `default` = NSUbiquitousKeyValueStore()

  private struct Values: @unchecked Sendable {
    var all: [String: Any] = [:]
  }

  private let values = Mutex(Values())

  /// All settings by their names.
  public var dictionaryRepresentation: [String: Any] {
    values.withLock { Values(all: $0.all) }.all
  }

  /// The value of a setting.
  public func object(forKey aKey: String) -> Any? { dictionaryRepresentation[aKey] }

  /// Sets the value of a setting.
  public func set(_ anObject: Any?, forKey aKey: String) {
    let new = Values(all: anObject.map { [aKey: $0] } ?? [:])
    values.withLock { $0.all[aKey] = new.all[aKey] }
  }

  /// Forgets a setting.
  public func removeObject(forKey aKey: String) { set(nil, forKey: aKey) }

  /// The text of a setting.
  public func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  /// The bytes of a setting.
  public func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  /// The list of a setting.
  public func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  /// The dictionary of a setting.
  public func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
  /// The switch of a setting; off where there is none.
  public func bool(forKey aKey: String) -> Bool { object(forKey: aKey) as? Bool ?? false }
  /// The number of a setting; 0 where there is none.
  public func double(forKey aKey: String) -> Double { object(forKey: aKey) as? Double ?? 0 }
  /// The whole number of a setting; 0 where there is none.
  public func longLong(forKey aKey: String) -> Int64 {
    object(forKey: aKey) as? Int64 ?? Int64(object(forKey: aKey) as? Int ?? 0)
  }

  /// False: there is nobody to share settings with.
  @discardableResult
  public func synchronize() -> Bool { false }
}
