import Foundation

/// A part of a database.
public final class CKRecordZone: NSObject, @unchecked Sendable {
  // Checked by hand: what is stored does not change.

  /// Tells a zone from others.
  public final class ID: NSObject, Sendable {
    /// The name of the first zone.
    public static let defaultZoneName = "_defaultZone"
    /// The first zone.
    public static let `default` = ID(zoneName: defaultZoneName, ownerName: CKCurrentUserDefaultName)
    /// Tells it from others of its owner.
    public let zoneName: String
    /// Whose it is.
    public let ownerName: String

    /// Makes an identifier of a name.
    public init(zoneName: String, ownerName: String = CKCurrentUserDefaultName) {
      self.zoneName = zoneName
      self.ownerName = ownerName
      super.init()
    }

    /// Returns true for the same name of the same owner.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return zoneName == other.zoneName && ownerName == other.ownerName
    }
    /// Equal for the same name.
    public override var hash: Int { zoneName.hashValue }
  }

  /// What tells it from others.
  public let zoneID: ID

  /// Makes a zone of an identifier.
  public init(zoneID: ID) {
    self.zoneID = zoneID
    super.init()
  }

  /// Makes a zone of a name.
  public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }

  /// The first zone.
  public class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}

/// Up to where changes were handed over; none ever were.
public final class CKServerChangeToken: NSObject, Sendable {}

/// Which records are wanted.
open class CKQuery: NSObject, @unchecked Sendable {
  // Checked by hand: an app sets it before it hands it over.

  /// What kind of thing they are.
  public let recordType: CKRecord.RecordType
  /// What they have to be like.
  public let predicate: NSPredicate
  /// In which order.
  open var sortDescriptors: [NSSortDescriptor]?

  /// Says which records are wanted.
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    self.recordType = recordType
    self.predicate = predicate
    super.init()
  }
}
