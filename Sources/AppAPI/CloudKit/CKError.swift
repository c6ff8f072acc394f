import AppHost
import AppResources
import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Where errors by the identifiers of items stand in what an error carries.
public let CKPartialErrorsByItemIDKey = "CKPartialErrors"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Where the seconds until another try stand in what an error carries.
public let CKErrorRetryAfterKey = "CKRetryAfter"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the person's own zones.
public let CKCurrentUserDefaultName = "__defaultOwner__"

/// Why the cloud did not do what was asked.
public struct CKError: CustomNSError, LocalizedError, @unchecked Sendable {
  // Checked by hand: what it carries is set once.

  /// What was the matter.
  public enum Code: Int, Sendable {
    /// Something inside, some items failed, no network, and a network that broke off.
    case internalError = 1
    /// Some items failed, there is no network, and a network that broke off.
    case partialFailure, networkUnavailable, networkFailure
    /// The container is not right, the service is away, too many questions, and an app without the right.
    case badContainer = 5
    /// It is away, it was asked too often, and an app without the right.
    case serviceUnavailable, requestRateLimited, missingEntitlement
    /// Nobody is signed in, it is not allowed, and there is no such item.
    case notAuthenticated = 9
    /// It is not allowed, and there is no such item.
    case permissionFailure, unknownItem
    /// What was asked is wrong, there are too many results, the record was changed, and it was taken back.
    case invalidArguments = 12
    /// There is more than was handed over.
    case resultsTruncated
    /// The record was changed meanwhile.
    case serverRecordChanged = 14
    /// The service refused.
    case serverRejectedRequest
    /// A file is gone, was changed, clashes, and the operation was taken back.
    case assetFileNotFound = 16
    /// A file was changed, versions clash, values clash, and the operation was taken back.
    case assetFileModified, incompatibleVersion, constraintViolation, operationCancelled
    /// The token is too old, the batch failed, the zone is busy, and the database is wrong.
    case changeTokenExpired = 21
    /// The whole batch failed, the zone is busy, the database is wrong, and there is no more room.
    case batchRequestFailed, zoneBusy, badDatabase, quotaExceeded
    /// No such zone, too much at once, and the person deleted the zone.
    case zoneNotFound = 26
    /// It is too much at once, the person deleted the zone, too many share, and it is shared already.
    case limitExceeded, userDeletedZone, tooManyParticipants, alreadyShared
    /// What concerns sharing.
    case referenceViolation = 31
    /// The account may not, somebody has to be confirmed, and the answer was lost.
    case managedAccountRestricted, participantMayNeedVerification, serverResponseLost
    /// A file cannot be had, and the account has to be confirmed.
    case assetNotAvailable = 35
    /// The account has to be confirmed.
    case accountTemporarilyUnavailable
  }

  /// What was the matter.
  public let code: Code
  /// More that is known of it.
  public let userInfo: [String: Any]
  /// The name of these errors.
  public static let errorDomain = "CKErrorDomain"

  /// An error of a code.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    self.userInfo = userInfo
  }

  /// The number of what was the matter.
  public var errorCode: Int { code.rawValue }
  /// More that is known of it.
  public var errorUserInfo: [String: Any] {
    guard let errorDescription else { return userInfo }
    return userInfo.merging([NSLocalizedDescriptionKey: errorDescription]) { own, _ in own }
  }
  /// The errors of single items, where some failed.
  public var partialErrorsByItemID: [AnyHashable: any Error]? {
    userInfo[CKPartialErrorsByItemIDKey] as? [AnyHashable: any Error]
  }
  /// Seconds until another try, where that is known.
  public var retryAfterSeconds: Double? { userInfo[CKErrorRetryAfterKey] as? Double }

  /// What was the matter, in the words of the system.
  public var errorDescription: String? {
    switch code {
    case .networkUnavailable: String(system: .errorOffline)
    case .notAuthenticated: String(system: .errorSignIn)
    case .operationCancelled: String(system: .errorCancelled)
    default: nil
    }
  }
}

extension CKError {
  /// There is no network.
  public static let networkUnavailable = Code.networkUnavailable
  /// Nobody is signed in.
  public static let notAuthenticated = Code.notAuthenticated
  /// There is no such item.
  public static let unknownItem = Code.unknownItem
}
