@_exported import CoreLocation
@_exported import Foundation

/// Whether somebody is signed in.
public enum CKAccountStatus: Int, Sendable {
  /// That is not known, somebody is, it is forbidden, nobody is, and not just now.
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Somebody signed in or out; nobody does here.
  public static let CKAccountChanged = Notification.Name("CKAccountChanged")
}

/// The place of an app in the cloud; nobody is signed in.
public final class CKContainer: NSObject, @unchecked Sendable {
  // Checked by hand: what is stored does not change.

  /// The name of the place; `nil` for the app's first one.
  public let containerIdentifier: String?
  /// What belongs to the person.
  public let privateCloudDatabase = CKDatabase(.private)
  /// What everybody may read.
  public let publicCloudDatabase = CKDatabase(.public)
  /// What others share with the person.
  public let sharedCloudDatabase = CKDatabase(.shared)

  private static let first = CKContainer(nil)

  private init(_ identifier: String?) {
    containerIdentifier = identifier
    super.init()
  }

  /// The place of a name.
  public convenience init(identifier: String) { self.init(Optional(identifier)) }

  /// The app's first place.
  public class func `default`() -> CKContainer { first }

  /// The database of a scope.
  public func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
    switch databaseScope {
    case .public: publicCloudDatabase
    case .private: privateCloudDatabase
    case .shared: sharedCloudDatabase
    }
  }

  /// Hands over whether somebody is signed in: nobody.
  public func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler(.noAccount, nil) }
  }

  /// Whether somebody is signed in: nobody.
  ///
  /// - Throws: Nothing.
  public func accountStatus() async throws -> CKAccountStatus { .noAccount }

  /// Hands over who is signed in: that nobody is.
  public func fetchUserRecordID(
    completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(nil, CKError(.notAuthenticated)) }
  }

  /// Who is signed in.
  ///
  /// - Throws: That nobody is.
  public func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
}
