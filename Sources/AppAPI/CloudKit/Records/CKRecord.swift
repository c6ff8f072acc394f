import CoreLocation
import Foundation

/// Values by names, as they are kept in the cloud.
///
///     let record = CKRecord(recordType: "Dog")
///     record["name"] = "Bailey"
open class CKRecord: NSObject, @unchecked Sendable {
  // Checked by hand: an app uses it on one thread at a time.

  /// What kind of thing it is.
  public typealias RecordType = String
  /// The name of a value.
  public typealias FieldKey = String

  /// Tells a record from others.
  public final class ID: NSObject, Sendable {
    /// Tells it from others in its zone.
    public let recordName: String
    /// Where it is.
    public let zoneID: CKRecordZone.ID

    /// Makes an identifier of a name; in the first zone unless another is named.
    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
      self.recordName = recordName
      self.zoneID = zoneID
      super.init()
    }

    /// Returns true for the same name in the same zone.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return recordName == other.recordName && zoneID == other.zoneID
    }
    /// Equal for the same name.
    public override var hash: Int { recordName.hashValue }
  }

  /// Leads from a record to another one.
  public final class Reference: NSObject, Sendable {
    /// What tells the other one from others.
    public let recordID: ID
    /// What happens to the one when the other is deleted.
    public let action: ReferenceAction

    /// Leads to a record of an identifier.
    public init(recordID: ID, action: ReferenceAction) {
      self.recordID = recordID
      self.action = action
      super.init()
    }

    /// Leads to a record.
    public convenience init(record: CKRecord, action: ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }

    /// Returns true where it leads to the same record.
    public override func isEqual(_ object: Any?) -> Bool { (object as? Reference)?.recordID == recordID }
    /// Equal where it leads to the same record.
    public override var hash: Int { recordID.hash }
  }

  /// What happens to a record when one that it leads to is deleted.
  public enum ReferenceAction: UInt, Sendable {
    /// Nothing, or it is deleted too.
    case none, deleteSelf
  }

  /// What kind of thing it is.
  public let recordType: RecordType
  /// What tells it from others.
  public let recordID: ID
  private var values: [FieldKey: any CKRecordValueProtocol] = [:]
  private var changed: Set<FieldKey> = []
  /// When it was stored; it never was.
  open var creationDate: Date? { nil }
  /// When it was stored last; it never was.
  open var modificationDate: Date? { nil }
  /// Who stored it; nobody did.
  open var creatorUserRecordID: ID? { nil }
  /// The state in which it was stored; it never was.
  open var recordChangeTag: String? { nil }
  /// The record that it belongs to.
  open var parent: Reference?

  /// Makes a record without values.
  public init(recordType: RecordType, recordID: ID = ID()) {
    self.recordType = recordType
    self.recordID = recordID
    super.init()
  }

  /// Makes a record without values in a zone.
  public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
    self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
  }

  /// The value of a name.
  open subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
    get { values[key] }
    set {
      values[key] = newValue
      changed.insert(key)
    }
  }

  /// The value of a name, where it is of a type.
  public subscript<Value: CKRecordValueProtocol>(key: FieldKey) -> Value? {
    get { values[key] as? Value }
    set {
      values[key] = newValue
      changed.insert(key)
    }
  }

  /// The value of a name.
  open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { self[key] }
  /// Sets the value of a name.
  open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) { self[key] = object }
  /// Sets the value of a name.
  open func setValue(_ value: Any?, forKey key: FieldKey) { self[key] = value as? any CKRecordValueProtocol }
  /// The value of a name.
  open func value(forKey key: FieldKey) -> Any? { self[key] }
  /// The names of all values.
  open func allKeys() -> [FieldKey] { values.keys.sorted() }
  /// The names of the values that were set since it was stored.
  open func changedKeys() -> [FieldKey] { changed.sorted() }
  /// Makes it belong to another record.
  open func setParent(_ parentRecord: CKRecord?) {
    parent = parentRecord.map { Reference(record: $0, action: .none) }
  }
}

/// What a record can hold.
public protocol CKRecordValueProtocol {}
/// What a record can hold.
public typealias CKRecordValue = CKRecordValueProtocol

extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSArray: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
extension CLLocation: CKRecordValueProtocol {}
extension CKAsset: CKRecordValueProtocol {}

extension CKRecord.ID: CVarArg {
  /// The object, as formats of predicates take it.
  public var _cVarArgEncoding: [Int] { _encodeBitsAsWords(Unmanaged.passUnretained(self).toOpaque()) }
}

extension CKRecord.Reference: CVarArg {
  /// The object, as formats of predicates take it.
  public var _cVarArgEncoding: [Int] { _encodeBitsAsWords(Unmanaged.passUnretained(self).toOpaque()) }
}

extension CKRecord.Reference: CKRecordValueProtocol {}

/// A file beside a record.
public final class CKAsset: NSObject, Sendable {
  /// Where the file is.
  public let fileURL: URL?

  /// Takes a file.
  public init(fileURL: URL) {
    self.fileURL = fileURL
    super.init()
  }
}
