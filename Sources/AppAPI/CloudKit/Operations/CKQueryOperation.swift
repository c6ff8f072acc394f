import Foundation

/// Asks for the records of a query.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  /// Where more records of a query begin; there never are more.
  public final class Cursor: NSObject, Sendable {}
  /// Records of a query, and where more of them begin.
  public typealias Matches = (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: Cursor?
  )
  /// As many as there may be.
  public static let maximumResults = 0

  /// Which records are wanted.
  open var query: CKQuery?
  /// Where it goes on.
  open var cursor: Cursor?
  /// Where they are; in all zones where `nil`.
  open var zoneID: CKRecordZone.ID?
  /// How many are wanted.
  open var resultsLimit = CKQueryOperation.maximumResults
  /// The names of values that are wanted; all where `nil`.
  open var desiredKeys: [CKRecord.FieldKey]?
  /// Takes a record.
  open var recordFetchedBlock: ((CKRecord) -> Void)?
  /// Takes a record, or why it cannot be had.
  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Takes how all ended.
  open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
  /// Takes how all ended.
  open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?

  /// Asks for nothing yet.
  public override init() { super.init() }

  /// Asks for the records of a query.
  public convenience init(query: CKQuery) {
    self.init()
    self.query = query
  }

  /// Asks for more records of a query.
  public convenience init(cursor: Cursor) {
    self.init()
    self.cursor = cursor
  }

  override func end(_ error: CKError) {
    queryCompletionBlock?(nil, error)
    queryResultBlock?(.failure(error))
  }
}

/// Asks for records by their identifiers.
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// Which are wanted.
  open var recordIDs: [CKRecord.ID]?
  /// The names of values that are wanted; all where `nil`.
  open var desiredKeys: [CKRecord.FieldKey]?
  /// Takes a record, or why it cannot be had.
  open var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Takes how all ended.
  open var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
  /// Takes how all ended.
  open var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?

  /// Asks for nothing yet.
  public override init() { super.init() }

  /// Asks for records.
  public convenience init(recordIDs: [CKRecord.ID]) {
    self.init()
    self.recordIDs = recordIDs
  }

  override func end(_ error: CKError) {
    for id in recordIDs ?? [] { perRecordResultBlock?(id, .failure(error)) }
    fetchRecordsCompletionBlock?(nil, error)
    fetchRecordsResultBlock?(.failure(error))
  }
}

/// Asks for what changed in zones.
open class CKFetchRecordZoneChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  /// What is asked of a zone.
  public final class ZoneConfiguration: NSObject, @unchecked Sendable {
    // Checked by hand: an app sets it before it hands it over.

    /// Up to where changes are known.
    public var previousServerChangeToken: CKServerChangeToken?
    /// How many are wanted.
    public var resultsLimit = 0
    /// The names of values that are wanted; all where `nil`.
    public var desiredKeys: [CKRecord.FieldKey]?

    /// Asks for everything.
    public override init() { super.init() }
  }

  /// The zones.
  open var recordZoneIDs: [CKRecordZone.ID]?
  /// What is asked of each zone.
  open var configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]?
  /// True where it goes on until there is no more.
  open var fetchAllChanges = true
  /// Takes a record that changed.
  open var recordWasChangedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Takes a record that changed.
  open var recordChangedBlock: ((CKRecord) -> Void)?
  /// Takes a record that was deleted.
  open var recordWithIDWasDeletedBlock: ((CKRecord.ID, CKRecord.RecordType) -> Void)?
  /// Takes up to where changes are known now.
  open var recordZoneChangeTokensUpdatedBlock: ((CKRecordZone.ID, CKServerChangeToken?, Data?) -> Void)?
  /// Takes how a zone ended.
  open var recordZoneFetchResultBlock:
    (
      (
        CKRecordZone.ID,
        Result<
          (serverChangeToken: CKServerChangeToken, clientChangeTokenData: Data?, moreComing: Bool), any Error
        >
      ) -> Void
    )?
  /// Takes how all ended.
  open var fetchRecordZoneChangesCompletionBlock: (((any Error)?) -> Void)?
  /// Takes how all ended.
  open var fetchRecordZoneChangesResultBlock: ((Result<Void, any Error>) -> Void)?

  /// Asks for what changed in zones.
  public init(
    recordZoneIDs: [CKRecordZone.ID] = [],
    configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]? = nil
  ) {
    self.recordZoneIDs = recordZoneIDs
    self.configurationsByRecordZoneID = configurationsByRecordZoneID
    super.init()
  }

  override func end(_ error: CKError) {
    for id in recordZoneIDs ?? [] { recordZoneFetchResultBlock?(id, .failure(error)) }
    fetchRecordZoneChangesCompletionBlock?(error)
    fetchRecordZoneChangesResultBlock?(.failure(error))
  }
}
