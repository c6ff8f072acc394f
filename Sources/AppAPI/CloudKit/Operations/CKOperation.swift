import Foundation

/// How an operation is carried out.
public final class CKOperationConfiguration: NSObject, @unchecked Sendable {
  // Checked by hand: an app sets it before it hands it over.

  /// Where; the app's first place where `nil`.
  public var container: CKContainer?
  /// How soon.
  public var qualityOfService = QualityOfService.default
  /// Whether it may use a phone's network.
  public var allowsCellularAccess = true
  /// Whether it goes on when the app has ended.
  public var isLongLived = false
  /// Seconds until a question is given up.
  public var timeoutIntervalForRequest: TimeInterval = 60
  /// Seconds until all of it is given up.
  public var timeoutIntervalForResource: TimeInterval = 604_800

  /// As usual.
  public override init() { super.init() }
}

/// Something to be done in the cloud.
open class CKOperation: Operation, @unchecked Sendable {
  /// How it is carried out.
  open var configuration = CKOperationConfiguration()
  /// What tells it from others.
  public let operationID = UUID().uuidString
}

/// Something to be done in a database; it ends with the error that nobody is signed in, or that there is no network.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
  /// The database; the person's own where `nil`.
  open var database: CKDatabase?

  /// Ends with the error.
  open override func main() {
    let database = database ?? CKContainer.default().privateCloudDatabase
    end(
      isCancelled ? CKError(.operationCancelled) : isWriting ? database.writingError : database.readingError)
  }

  var isWriting: Bool { false }
  /// Tells the app why it failed.
  func end(_ error: CKError) {}
}
