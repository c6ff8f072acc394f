import Foundation

/// Records in the cloud; nobody is signed in and there is no network, so that everything fails as it then would.
public final class CKDatabase: NSObject, @unchecked Sendable {
  // Checked by hand: what is stored does not change.

  /// Whose it is.
  public enum Scope: Int, Sendable {
    /// Everybody's, the person's, and what others share.
    case `public` = 1
    /// The person’s own, and what others share.
    case `private`, shared
  }

  /// Whose it is.
  public let databaseScope: Scope

  init(_ scope: Scope) {
    databaseScope = scope
    super.init()
  }

  /// Why it cannot be read.
  var readingError: CKError { CKError(databaseScope == .public ? .networkUnavailable : .notAuthenticated) }
  /// Why it cannot be written.
  var writingError: CKError { CKError(.notAuthenticated) }

  /// Carries an operation out: it ends with the error.
  public func add(_ operation: CKDatabaseOperation) {
    operation.database = self
    OperationQueue.main.addOperation(operation)
  }

  private func answer(_ body: @escaping @Sendable () -> Void) { DispatchQueue.main.async(execute: body) }

  // MARK: Records

  /// Hands over a record, or why it cannot be had.
  public func fetch(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) {
    let error = readingError
    answer { completionHandler(nil, error) }
  }

  /// Hands over the records of a query, or why they cannot be had.
  public func fetch(
    withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [String]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults,
    completionHandler: @escaping @Sendable (Result<CKQueryOperation.Matches, any Error>) -> Void
  ) {
    let error = readingError
    answer { completionHandler(.failure(error)) }
  }

  /// Hands over the records of a query, or why they cannot be had.
  public func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
  ) {
    let error = readingError
    answer { completionHandler(nil, error) }
  }

  /// Stores a record, which cannot be.
  public func save(
    _ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) {
    let error = writingError
    answer { completionHandler(nil, error) }
  }

  /// Takes a record away, which cannot be.
  public func delete(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) {
    let error = writingError
    answer { completionHandler(nil, error) }
  }

  /// What is kept under an identifier.
  ///
  /// - Throws: Why it cannot be had.
  public func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw readingError }

  /// Several records.
  ///
  /// - Throws: Why they cannot be had.
  public func records(
    for ids: [CKRecord.ID], desiredKeys: [String]? = nil
  ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] {
    throw readingError
  }

  /// The records of a query.
  ///
  /// - Throws: Why they cannot be had.
  public func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [String]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> CKQueryOperation.Matches {
    throw readingError
  }

  /// More records of a query.
  ///
  /// - Throws: Why they cannot be had.
  public func records(
    continuingMatchFrom queryCursor: CKQueryOperation.Cursor, desiredKeys: [String]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> CKQueryOperation.Matches {
    throw readingError
  }

  /// Stores a record.
  ///
  /// - Throws: Why it cannot be.
  @discardableResult
  public func save(_ record: CKRecord) async throws -> CKRecord { throw writingError }

  /// Takes a record away.
  ///
  /// - Throws: Why it cannot be.
  @discardableResult
  public func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID { throw writingError }

  // MARK: Zones and subscriptions

  /// Hands over all zones, or why they cannot be had.
  public func fetchAllRecordZones(
    completionHandler: @escaping @Sendable ([CKRecordZone]?, (any Error)?) -> Void
  ) {
    let error = readingError
    answer { completionHandler(nil, error) }
  }

  /// Makes a zone, which cannot be.
  public func save(
    _ zone: CKRecordZone, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
  ) {
    let error = writingError
    answer { completionHandler(nil, error) }
  }

  /// Hands over what the app wants to be told of, or why that cannot be had.
  public func fetchAllSubscriptions(
    completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void
  ) {
    let error = readingError
    answer { completionHandler(nil, error) }
  }

  /// Asks to be told of changes, which cannot be.
  public func save(
    _ subscription: CKSubscription,
    completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
  ) {
    let error = writingError
    answer { completionHandler(nil, error) }
  }

  /// Asks not to be told any more, which cannot be.
  public func delete(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping @Sendable (CKSubscription.ID?, (any Error)?) -> Void
  ) {
    let error = writingError
    answer { completionHandler(nil, error) }
  }

  /// What the app wants to be told of.
  ///
  /// - Throws: Why that cannot be had.
  public func allSubscriptions() async throws -> [CKSubscription] { throw readingError }
}
