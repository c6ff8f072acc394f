import AuthenticationServices
import EarshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Signing in where nobody has an account", .timeLimit(.minutes(10)))
struct AuthorizationTests {
  private func requests() -> [ASAuthorizationRequest] {
    let apple: ASAuthorizationAppleIDRequest = ASAuthorizationAppleIDProvider().createRequest()
    let open: ASAuthorizationOpenIDRequest = apple
    open.requestedScopes = [.fullName, .email]
    let password: ASAuthorizationPasswordRequest = ASAuthorizationPasswordProvider().createRequest()
    let keys = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "dogs.example")
    let new: ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest =
      keys.createCredentialRegistrationRequest(challenge: Data([1, 2]), name: "Ann", userID: Data([3]))
    let known: ASAuthorizationPlatformPublicKeyCredentialAssertionRequest =
      keys.createCredentialAssertionRequest(challenge: Data([4]))
    #expect(new.challenge == Data([1, 2]) && new.name == "Ann" && new.userID == Data([3]))
    #expect(known.challenge == Data([4]))
    return [apple, password, new, known]
  }

  @Test("Each way of signing in is cancelled, later, and the delegate is told once", arguments: 0..<4)
  func delegate(number: Int) async throws {
    try await hosting(Text("Door")) { screen in
      let request = requests()[number]
      let (controller, keeper) = (ASAuthorizationController(authorizationRequests: [request]), Keeper())
      controller.delegate = keeper
      controller.presentationContextProvider = keeper
      #expect(controller.authorizationRequests == [request])
      controller.performRequests()
      #expect(keeper.log == [])
      try await screen.advance(by: .zero)
      #expect(keeper.log == ["canceled"])
    }
  }

  @Test("A view that asks for an account is told that the person cancelled")
  func view() async throws {
    let requests = requests()
    try await hosting(Door(requests: requests)) { screen in
      try await screen.activate("All")
      try await screen.advance(by: .zero)
      #expect(try await screen.tour().stops.last?.utterance.text == "canceled")
      try await screen.activate("One")
      try await screen.advance(by: .zero)
      #expect(try await screen.tour().stops.last?.utterance.text == "canceled again")
    }
  }

  @Test("Nobody is known by an identifier that the app has kept")
  func state() async throws {
    let provider = ASAuthorizationAppleIDProvider()
    #expect(try await provider.credentialState(forUserID: "ann") == .notFound)
    let state = await withCheckedContinuation { continuation in
      provider.getCredentialState(forUserID: "ann") { state, error in
        continuation.resume(returning: "\(state) \(error == nil)")
      }
    }
    #expect(state == "notFound true")
  }

  @Test("A view that opens a page to sign in is told that the person cancelled")
  func pageOfView() async throws {
    try await hosting(PageDoor()) { screen in
      try await screen.activate("Sign in")
      try await screen.advance(by: .zero)
      #expect(try await screen.tour().stops.last?.utterance.text == "canceled")
    }
  }

  @Test("Signing in on a page is cancelled once, and never where the app cancels it first")
  func page() async throws {
    let url = try #require(URL(string: "https://dogs.example/door"))
    try await hosting(Text("Door")) { screen in
      var log: [String] = []
      let keeper = Keeper()
      @MainActor func session() -> ASWebAuthenticationSession {
        let session = ASWebAuthenticationSession(url: url, callbackURLScheme: "dogs") { url, error in
          let code = (error as? ASWebAuthenticationSessionError)?.code
          log.append("\(url == nil) \(code == ASWebAuthenticationSessionError.canceledLogin)")
        }
        session.presentationContextProvider = keeper
        return session
      }
      let first = session()
      #expect(first.start())
      #expect(!first.start() && log == [])
      try await screen.advance(by: .zero)
      #expect(log == ["true true"])
      let second = session()
      second.cancel()
      #expect(!second.start())
      try await screen.advance(by: .zero)
      #expect(log.count == 1)
    }
  }
}

@MainActor
private final class Keeper: NSObject, ASAuthorizationControllerDelegate,
  ASAuthorizationControllerPresentationContextProviding, ASWebAuthenticationPresentationContextProviding
{
  var log: [String] = []

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    log.append("signed in")
  }

  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
    log.append((error as? ASAuthorizationError).map { "\($0.code)" } ?? "\(error)")
  }

  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor { UIWindow() }
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor { UIWindow() }
}

private struct Door: View {
  @Environment(\.authorizationController) private var controller: AuthorizationController
  let requests: [ASAuthorizationRequest]
  @State private var state = "outside"

  var body: some View {
    VStack {
      Button("All") {
        Task { await enter("") { try await controller.performRequests(requests) } }
      }
      Button("One") {
        Task { await enter(" again") { try await controller.performRequest(requests[0]) } }
      }
      Text(verbatim: state)
    }
  }

  private func enter(_ suffix: String, _ ask: () async throws -> ASAuthorizationResult) async {
    do {
      switch try await ask() {
      case .appleID(let credential): state = credential.user
      case .password(let credential): state = credential.password
      case .passkeyRegistration, .passkeyAssertion: state = "passkey"
      }
    } catch {
      state = ((error as? ASAuthorizationError).map { "\($0.code)" } ?? "\(error)") + suffix
    }
  }
}

/// Opens a page to sign in, and tells what became of it.
private struct PageDoor: View {
  @Environment(\.webAuthenticationSession) private var session
  @State private var outcome = "closed"

  var body: some View {
    Button("Sign in") {
      Task {
        do {
          _ = try await session.authenticate(using: URL(filePath: "/door"), callbackURLScheme: "dogs")
        } catch ASWebAuthenticationSessionError.canceledLogin {
          outcome = "canceled"
        }
      }
    }
    Text(outcome)
  }
}
