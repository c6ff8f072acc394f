@_exported import UIKit

/// What an app wants to know of a person.
open class ASAuthorizationRequest: NSObject {}

/// What an app wants to know of a person's account, in the end.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  /// What is known of a person.
  public typealias Scope = ASAuthorization.Scope
  /// What the app wants to know.
  public var requestedScopes: [ASAuthorization.Scope]?
  /// What the app knows the answer by.
  public var state: String?
  /// What keeps an answer from being used twice.
  public var nonce: String?
}

/// A request to sign in with an account of Apple's.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
  /// The account that the app knows already.
  public var user: String?
}

/// Makes requests to sign in with an account of Apple's.
open class ASAuthorizationAppleIDProvider: NSObject {
  /// Whether an account can still be used.
  public enum CredentialState: Int, Sendable {
    /// It was given up, can be used, is not known, or was moved.
    case revoked, authorized, notFound, transferred
  }

  /// A request to sign in.
  public func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }

  /// Hands over whether an account can still be used: none is known here.
  public func getCredentialState(
    forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) {
    completion(.notFound, nil)
  }

  /// Whether an account can still be used: none is known here.
  ///
  /// - Throws: Nothing.
  public func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// Makes requests for passwords that are kept; none is.
open class ASAuthorizationPasswordProvider: NSObject {
  /// A request for a password.
  public func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}

/// A request for a password that is kept.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// What is known of a person who signed in.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// An account that a person signed in with.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  /// What the app knows the person by.
  public let user: String
  /// The person's address.
  public let email: String?
  /// The person's name.
  public let fullName: PersonNameComponents?
  /// What proves it to a server.
  public let identityToken: Data?
  /// What a server asks with.
  public let authorizationCode: Data?
  /// What the app knows the answer by.
  public let state: String?

  init(user: String) {
    self.user = user
    (email, fullName, identityToken, authorizationCode, state) = (nil, nil, nil, nil, nil)
  }
}

/// A name and a password that were kept.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  /// The name.
  public let user: String
  /// The secret word.
  public let password: String

  /// Makes a pair.
  public init(user: String, password: String) {
    self.user = user
    self.password = password
  }
}

/// That a person signed in.
open class ASAuthorization: NSObject {
  /// What is known of a person.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A scope by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name of the person.
    public static let fullName = Scope(rawValue: "fullName")
    /// The address of the person.
    public static let email = Scope(rawValue: "email")
  }

  /// With what.
  public let credential: any ASAuthorizationCredential

  init(credential: any ASAuthorizationCredential) { self.credential = credential }
}

/// Why a person did not sign in.
public struct ASAuthorizationError: Error, Hashable, Sendable {
  /// What was the matter.
  public enum Code: Int, Sendable {
    /// Something else.
    case unknown = 1000
    /// A change of mind, an answer that makes no sense, none at all, or a failure.
    case canceled, invalidResponse, notHandled, failed
    /// Nobody could be asked.
    case notInteractive
  }

  /// What was the matter.
  public let code: Code
  /// An error of a code.
  public init(_ code: Code) { self.code = code }

  /// The person changed their mind.
  public static var canceled: Code { .canceled }
  /// Something else.
  public static var unknown: Code { .unknown }
  /// It failed.
  public static var failed: Code { .failed }
  /// The answer makes no sense.
  public static var invalidResponse: Code { .invalidResponse }
  /// Nothing answered.
  public static var notHandled: Code { .notHandled }
}
