import AppHost
import AppResources
import SwiftUI

/// A button by which a person signs in; nobody has an account here, so that it ends without one.
///
///     SignInWithAppleButton { $0.requestedScopes = [.email] } onCompletion: { result in }
public struct SignInWithAppleButton: View {
  /// What stands on the button.
  public struct Label: Hashable, Sendable {
    let phrase: SystemPhrase

    /// For a person who has an account with the app.
    public static let signIn = Label(phrase: .signInWithApple)
    /// For a person who has none.
    public static let signUp = Label(phrase: .signUpWithApple)
    /// For both.
    public static let `continue` = Label(phrase: .continueWithApple)
  }

  /// The colours of the button.
  public struct Style: Hashable, Sendable {
    private let name: String

    /// White on black.
    public static let black = Style(name: "black")
    /// Black on white.
    public static let white = Style(name: "white")
    /// Black on white, with an edge.
    public static let whiteOutline = Style(name: "whiteOutline")
  }

  private let label: Label
  private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  private let onCompletion: (Result<ASAuthorization, any Error>) -> Void

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - label: What stands on it.
  ///   - onRequest: Says what the app wants to know of the person.
  ///   - onCompletion: Takes in the account, or that the person has not signed in.
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    self.label = label
    self.onRequest = onRequest
    self.onCompletion = onCompletion
  }

  /// The button with words of the system.
  public var body: some View {
    Button(String(system: label.phrase)) {
      onRequest(ASAuthorizationAppleIDProvider().createRequest())
      onCompletion(.failure(ASAuthorizationError(.canceled)))
    }
  }
}

extension View {
  /// Sets the colours of buttons by which people sign in.
  public nonisolated func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    self
  }
}
