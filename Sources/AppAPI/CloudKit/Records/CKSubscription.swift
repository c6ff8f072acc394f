import Foundation

/// What an app wants to be told of.
open class CKSubscription: NSObject, @unchecked Sendable {
  // Checked by hand: an app sets it before it hands it over.

  /// What tells it from others.
  public typealias ID = String

  /// How a person is told.
  open class NotificationInfo: NSObject {
    /// The words.
    open var alertBody: String?
    /// The name of the words in the app's language files.
    open var alertLocalizationKey: String?
    /// The names of values that are put into the words.
    open var alertLocalizationArgs: [CKRecord.FieldKey]?
    /// What stands above the words.
    open var title: String?
    /// The name of the title in the app's language files.
    open var titleLocalizationKey: String?
    /// The names of values that are put into the title.
    open var titleLocalizationArgs: [CKRecord.FieldKey]?
    /// Tells what is heard with it.
    open var soundName: String?
    /// True where the app's symbol shows one more.
    open var shouldBadge = false
    /// True where the app is woken.
    open var shouldSendContentAvailable = false
    /// The names of values that come along.
    open var desiredKeys: [CKRecord.FieldKey]?

    /// Says nothing to the person.
    public override init() { super.init() }
  }

  /// What tells it from others.
  public let subscriptionID: ID
  /// How a person is told.
  open var notificationInfo: NotificationInfo?

  init(_ id: ID) {
    subscriptionID = id
    super.init()
  }
}

/// Wants to be told of records that fit a query.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  /// Of what.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// That one was made.
    public static let firesOnRecordCreation = Options(rawValue: 1 << 0)
    /// That one was changed.
    public static let firesOnRecordUpdate = Options(rawValue: 1 << 1)
    /// That one was deleted.
    public static let firesOnRecordDeletion = Options(rawValue: 1 << 2)
    /// Of the first alone.
    public static let firesOnce = Options(rawValue: 1 << 3)
  }

  /// What kind of thing the records are.
  public let recordType: CKRecord.RecordType
  /// What they have to be like.
  public let predicate: NSPredicate
  /// Of what it wants to be told.
  public let querySubscriptionOptions: Options

  /// Wants to be told of records.
  public init(
    recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: ID = UUID().uuidString,
    options querySubscriptionOptions: Options = []
  ) {
    self.recordType = recordType
    self.predicate = predicate
    self.querySubscriptionOptions = querySubscriptionOptions
    super.init(subscriptionID)
  }
}

/// Wants to be told of every change in a zone.
open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
  /// Where changes are told of.
  public let zoneID: CKRecordZone.ID
  /// What kind of thing the records are; any where `nil`.
  open var recordType: CKRecord.RecordType?

  /// Wants to be told of a zone.
  public init(zoneID: CKRecordZone.ID, subscriptionID: ID = UUID().uuidString) {
    self.zoneID = zoneID
    super.init(subscriptionID)
  }
}

/// Wants to be told of every change in a database.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  /// What kind of thing the records are; any where `nil`.
  open var recordType: CKRecord.RecordType?

  /// Wants to be told of a database.
  public init(subscriptionID: ID = UUID().uuidString) { super.init(subscriptionID) }
}

/// What an app was told of.
open class CKNotification: NSObject, @unchecked Sendable {
  // Checked by hand: what is stored does not change.

  /// Of what it was told.
  public enum NotificationType: Int, Sendable {
    /// Of records that fit a query, of a zone, that it was read, or of a database.
    case query = 1
    /// Of a zone, that it was read, or of a database.
    case recordZone, readNotification, database
  }

  /// Of what it was told.
  public let notificationType: NotificationType
  /// What tells the wish from others.
  public let subscriptionID: CKSubscription.ID?

  /// What a person was told: the words, what stood above them, and their names in the app's language files.
  public let alertBody, title, alertLocalizationKey, titleLocalizationKey: String?
  /// What was put into the words, and into what stood above them.
  public let alertLocalizationArgs, titleLocalizationArgs: [String]?
  /// How many are on the app's symbol.
  public let badge: NSNumber?

  /// Reads a message; `nil` for one that did not come from the cloud.
  public init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
    guard let parts = notificationDictionary["ck"] as? [AnyHashable: Any] else { return nil }
    let places: [(String, NotificationType)] = [("qry", .query), ("fet", .recordZone), ("met", .database)]
    guard let place = places.first(where: { parts[$0.0] != nil }) else { return nil }
    notificationType = place.1
    subscriptionID = (parts[place.0] as? [AnyHashable: Any])?["sid"] as? String
    let shown = notificationDictionary["aps"] as? [AnyHashable: Any]
    let alert = shown?["alert"] as? [AnyHashable: Any]
    alertBody = alert?["body"] as? String ?? shown?["alert"] as? String
    title = alert?["title"] as? String
    alertLocalizationKey = alert?["loc-key"] as? String
    titleLocalizationKey = alert?["title-loc-key"] as? String
    alertLocalizationArgs = alert?["loc-args"] as? [String]
    titleLocalizationArgs = alert?["title-loc-args"] as? [String]
    badge = (shown?["badge"] as? Int).map { NSNumber(value: $0) }
    super.init()
  }
}

/// What an app was told of records that fit a query.
open class CKQueryNotification: CKNotification, @unchecked Sendable {}
/// What an app was told of a zone.
open class CKRecordZoneNotification: CKNotification, @unchecked Sendable {}
/// What an app was told of a database.
open class CKDatabaseNotification: CKNotification, @unchecked Sendable {}
