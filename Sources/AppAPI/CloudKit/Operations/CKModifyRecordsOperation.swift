import Foundation

/// Stores and deletes records.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// What happens to a record that was changed meanwhile.
  public enum RecordSavePolicy: Int, Sendable {
    /// It is not stored, the changed values are, or all are.
    case ifServerRecordUnchanged, changedKeys, allKeys
  }

  /// What is stored.
  open var recordsToSave: [CKRecord]?
  /// What is deleted.
  open var recordIDsToDelete: [CKRecord.ID]?
  /// What happens to a record that was changed meanwhile.
  open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  /// Whether all of it is done or nothing.
  open var isAtomic = true
  /// What comes back with the answer.
  open var clientChangeTokenData: Data?
  /// Takes how far a record has come.
  open var perRecordProgressBlock: ((CKRecord, Double) -> Void)?
  /// Takes how a record was stored.
  open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Takes how a record was deleted.
  open var perRecordDeleteBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)?
  /// Takes how a record was stored.
  open var perRecordCompletionBlock: ((CKRecord, (any Error)?) -> Void)?
  /// Takes how all ended.
  open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
  /// Takes how all ended.
  open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?

  /// Stores and deletes records.
  public init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
    self.recordsToSave = recordsToSave
    self.recordIDsToDelete = recordIDsToDelete
    super.init()
  }

  override var isWriting: Bool { true }

  override func end(_ error: CKError) {
    for record in recordsToSave ?? [] {
      perRecordSaveBlock?(record.recordID, .failure(error))
      perRecordCompletionBlock?(record, error)
    }
    for id in recordIDsToDelete ?? [] { perRecordDeleteBlock?(id, .failure(error)) }
    modifyRecordsCompletionBlock?(nil, nil, error)
    modifyRecordsResultBlock?(.failure(error))
  }
}

/// Changes what an app is told of.
open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// What it wants to be told of.
  open var subscriptionsToSave: [CKSubscription]?
  /// What it no longer wants to be told of.
  open var subscriptionIDsToDelete: [CKSubscription.ID]?
  /// Takes how all ended.
  open var modifySubscriptionsCompletionBlock:
    (([CKSubscription]?, [CKSubscription.ID]?, (any Error)?) -> Void)?
  /// Takes how all ended.
  open var modifySubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?

  /// Changes what the app is told of.
  public init(
    subscriptionsToSave: [CKSubscription]? = nil, subscriptionIDsToDelete: [CKSubscription.ID]? = nil
  ) {
    self.subscriptionsToSave = subscriptionsToSave
    self.subscriptionIDsToDelete = subscriptionIDsToDelete
    super.init()
  }

  override var isWriting: Bool { true }

  override func end(_ error: CKError) {
    modifySubscriptionsCompletionBlock?(nil, nil, error)
    modifySubscriptionsResultBlock?(.failure(error))
  }
}

/// Makes and deletes zones.
open class CKModifyRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
  /// What is made.
  open var recordZonesToSave: [CKRecordZone]?
  /// What is deleted.
  open var recordZoneIDsToDelete: [CKRecordZone.ID]?
  /// Takes how all ended.
  open var modifyRecordZonesCompletionBlock: (([CKRecordZone]?, [CKRecordZone.ID]?, (any Error)?) -> Void)?
  /// Takes how all ended.
  open var modifyRecordZonesResultBlock: ((Result<Void, any Error>) -> Void)?

  /// Makes and deletes zones.
  public init(recordZonesToSave: [CKRecordZone]? = nil, recordZoneIDsToDelete: [CKRecordZone.ID]? = nil) {
    self.recordZonesToSave = recordZonesToSave
    self.recordZoneIDsToDelete = recordZoneIDsToDelete
    super.init()
  }

  override var isWriting: Bool { true }

  override func end(_ error: CKError) {
    modifyRecordZonesCompletionBlock?(nil, nil, error)
    modifyRecordZonesResultBlock?(.failure(error))
  }
}
