import UIKit

/// Makes requests for keys that a device keeps in place of passwords; none is kept here.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject {
  /// The site that the keys are for.
  public let relyingPartyIdentifier: String

  /// Makes requests for a site.
  public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }

  /// A request for a new key.
  open func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(
      challenge: challenge, name: name, userID: userID)
  }

  /// A request for a key that is kept.
  open func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
    ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(challenge: challenge)
  }
}

/// A request for a new key.
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest {
  /// What the key has to sign.
  public let challenge: Data
  /// Whose key it is.
  public let name: String
  /// What tells the person from others.
  public let userID: Data

  init(challenge: Data, name: String, userID: Data) {
    self.challenge = challenge
    self.name = name
    self.userID = userID
  }
}

/// A request for a key that is kept.
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest {
  /// What the key has to sign.
  public let challenge: Data

  init(challenge: Data) { self.challenge = challenge }
}

/// A new key.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject, ASAuthorizationCredential {
  /// What tells the key from others.
  public let credentialID: Data

  init(credentialID: Data) { self.credentialID = credentialID }
}

/// A key that was used.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationCredential {
  /// What tells the person from others.
  public let userID: Data

  init(userID: Data) { self.userID = userID }
}
