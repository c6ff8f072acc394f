import UIKit

/// Is told whether a person signed in.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  /// Takes in that a person did.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  /// Takes in that nobody did.
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  /// Does nothing.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  /// Does nothing.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

/// Says above which window a person is asked.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  /// The window.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// A window above which a person is asked.
public typealias ASPresentationAnchor = UIWindow

/// Asks a person to sign in; nobody has an account here, so that it is cancelled.
@MainActor @preconcurrency
open class ASAuthorizationController: NSObject {
  /// What the app wants to know.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// Who is told.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// Who says above which window a person is asked.
  public weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

  /// Asks for some things.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
    super.init()
  }

  /// Asks.
  open func performRequests() {
    Task { @MainActor in
      delegate?.authorizationController(
        controller: self, didCompleteWithError: ASAuthorizationError(.canceled))
    }
  }
}

/// Says above which window a page is shown.
@MainActor @preconcurrency
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  /// The window.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Why a person did not sign in on a page.
public struct ASWebAuthenticationSessionError: Error, Hashable, Sendable {
  /// What was the matter.
  public enum Code: Int, Sendable {
    /// A change of mind, nobody who says where, or a place that is gone.
    case canceledLogin = 1
    /// Nobody says where, or the place is gone.
    case presentationContextNotProvided, presentationContextInvalid

    /// True for an error of this code.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? ASWebAuthenticationSessionError)?.code == code
    }
  }

  /// What was the matter.
  public let code: Code
  /// An error of a code.
  public init(_ code: Code) { self.code = code }

  /// The person changed their mind.
  public static var canceledLogin: Code { .canceledLogin }
}

/// Lets a person sign in on a page; without a network there is none, so that it is cancelled.
@MainActor @preconcurrency
open class ASWebAuthenticationSession: NSObject {
  /// Takes in the address that the page leads back to, or why it does not.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  /// Who says above which window the page is shown.
  public weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// True where the page knows nothing of earlier visits.
  public var prefersEphemeralWebBrowserSession = false
  private var completion: CompletionHandler?

  /// Makes a session for a page.
  public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
    completion = completionHandler
    super.init()
  }

  /// Shows the page.
  @discardableResult
  open func start() -> Bool {
    guard let completion else { return false }
    self.completion = nil
    Task { @MainActor in completion(nil, ASWebAuthenticationSessionError(.canceledLogin)) }
    return true
  }

  /// Takes the page away.
  open func cancel() { completion = nil }
}
