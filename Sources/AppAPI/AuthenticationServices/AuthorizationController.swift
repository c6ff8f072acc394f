import SwiftUI

extension ASAuthorizationController {
  /// How a person is asked.
  public struct RequestOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set by its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Only where something is kept on this device.
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }
}

/// With what a person signed in.
public enum ASAuthorizationResult {
  /// With an account of Apple's.
  case appleID(ASAuthorizationAppleIDCredential)
  /// With a password that was kept.
  case password(ASPasswordCredential)
  /// With a new key.
  case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
  /// With a key that was kept.
  case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
}

/// Asks a person to sign in, for views; nobody has an account here, so that it is cancelled.
public struct AuthorizationController: Sendable {
  /// Asks.
  ///
  /// - Throws: That it was cancelled.
  @MainActor
  public func performRequests(
    _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult {
    throw ASAuthorizationError(.canceled)
  }

  /// Asks for one thing.
  ///
  /// - Throws: That it was cancelled.
  @MainActor
  public func performRequest(_ request: ASAuthorizationRequest) async throws -> ASAuthorizationResult {
    throw ASAuthorizationError(.canceled)
  }
}

extension EnvironmentValues {
  /// Asks a person to sign in.
  public var authorizationController: AuthorizationController { AuthorizationController() }
}
