import AppHost
import AudioToolbox
import AuthenticationServices
import Contacts
import ContactsUI
import CoreHaptics
import EarshotTesting
import EventKit
import GameKit
import LinkPresentation
import MessageUI
import PassKit
import Photos
import QuickLook
import SwiftUI
import TestSupport
import Testing
import TreeFormat

@MainActor
@Suite("Without account, card or permission", .timeLimit(.minutes(10)))
struct AccountTests {
  private func texts(_ screen: Screen) async throws -> [String] {
    try await screen.tour().stops.map(\.utterance.text)
  }

  @Test("Buttons of the system have its words, in the person's language")
  func words() async throws {
    let view = VStack {
      SignInWithAppleButton(.continue) { _ in
      } onCompletion: { _ in
      }
      PayWithApplePayButton(.buy) {}
      PayWithApplePayButton {}
      AddPassToWalletButton {}
    }
    try await hosting(view) { screen in
      let first = try await texts(screen)
      #expect(
        first == [
          "Continue with Apple, button", "Buy with Apple Pay, button", "Apple Pay, button",
          "Add to Apple Wallet, button",
        ])
    }
    try await hosting(view, environment: LaunchOptions(locale: "de-DE")) { screen in
      let second = try await texts(screen)
      #expect(
        second.first == "Mit Apple fortfahren, button")
    }
  }

  @Test("Signing in is cancelled, and the app is told")
  func signingIn() async throws {
    try await hosting(Door()) { screen in
      try await screen.activate("Sign in with Apple")
      let heard = try await texts(screen)
      #expect(
        heard.last == "email, canceled")
    }
    let button = ASAuthorizationAppleIDButton(type: .signUp, style: .black)
    #expect(button.accessibilityLabel == "Sign up with Apple")
    #expect(button.accessibilityTraits.contains(.button))
  }

  @Test("A person who is asked for contacts, dates or photos says no")
  func permissions() async throws {
    #expect(CNContactStore.authorizationStatus(for: .contacts) == .notDetermined)
    await #expect(throws: CNError(.authorizationDenied)) {
      _ = try await CNContactStore().requestAccess(for: .contacts)
    }
    #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
    let mayUseDates = try await EKEventStore().requestFullAccessToEvents()
    #expect(!mayUseDates)
    #expect(EKEventStore.authorizationStatus(for: .event) == .denied)
    #expect(EKEventStore.authorizationStatus(for: .reminder) == .notDetermined)
    let photos = await PHPhotoLibrary.requestAuthorization(for: .readWrite)
    #expect(photos == .denied)
    #expect(PHAsset.fetchAssets(with: nil).count == 0)
    #expect(!MFMailComposeViewController.canSendMail())
    #expect(!GKLocalPlayer.local.isAuthenticated)
  }

  @Test("The list of contacts is empty, and is left")
  func contacts() async throws {
    try await hosting(CNContactPickerViewController()) { screen in
      let heard = try await texts(screen)
      #expect(
        heard == ["Cancel, button", "Contacts, heading", "No Contacts"])
    }
  }

  @Test("A text is read in the preview of its file, which is closed")
  func preview() async throws {
    let folder = try TemporaryFolder(["Walks.txt": "Twice a day."])
    try await hosting(Reader(url: URL(filePath: folder.path).appending(path: "Walks.txt"))) { screen in
      try await screen.activate("Read")
      let heard = try await texts(screen)
      #expect(heard.prefix(2) == ["Done, button", "Walks.txt, heading"])
      #expect(heard.last?.hasPrefix("Twice a day.") == true)
      try await screen.activate("Done")
      let left = try await texts(screen)
      #expect(left == ["Read, button"])
    }
  }

  @Test("A link shows the name of its page")
  func link() {
    let metadata = LPLinkMetadata()
    metadata.title = "Dogs"
    let view = LPLinkView(metadata: metadata)
    #expect(view.accessibilityLabel == "Dogs")
    #expect(view.accessibilityTraits.contains(.link))
  }

  @Test("Patterns that are felt are kept in the order of their events")
  func haptics() async throws {
    try await hosting(Button("Feel") { Feeling.play() }) { screen in
      try await screen.activate("Feel")
      try await screen.advance(by: .zero)
      let names = RunningApp.current[AppHaptics.self].entries.map(\.name)
      #expect(names.suffix(3) == ["transient", "continuous", "vibration"])
    }
  }
}

extension AccountTests {
  @Test(
    "Sounds that an app makes of its files, and those of the system, are kept in their order; a file has to be there"
  )
  func sounds() async throws {
    let folder = try TemporaryFolder(["bark.wav": ""])
    let file = URL(filePath: folder.path).appending(path: "bark.wav")
    try await hosting(Text("Sounds")) { screen in
      var (bark, none): (SystemSoundID, SystemSoundID) = (0, 7)
      #expect(AudioServicesCreateSystemSoundID(file as CFURL, &bark) == kAudioServicesNoError)
      let missing = file.appendingPathExtension("aiff") as CFURL
      #expect(
        AudioServicesCreateSystemSoundID(missing, &none) == kAudioServicesSystemSoundUnspecifiedError)
      #expect(none == 7 && bark > kSystemSoundID_Vibrate)
      AudioServicesPlaySystemSound(bark)
      AudioServicesPlaySystemSound(1_057)
      AudioServicesPlayAlertSound(bark)
      var isTold = false
      AudioServicesPlaySystemSoundWithCompletion(kSystemSoundID_Vibrate) { isTold = true }
      try await screen.advance(by: .zero)
      #expect(screen.device.sounds == ["bark.wav", "1057", "bark.wav"] && isTold)
      #expect(screen.device.haptics == ["vibration", "vibration"])
      #expect(AudioServicesDisposeSystemSoundID(bark) == kAudioServicesNoError)
      #expect(AudioServicesDisposeSystemSoundID(bark) == kAudioServicesSystemSoundUnspecifiedError)
      AudioServicesPlaySystemSound(bark)
      try await screen.advance(by: .zero)
      #expect(screen.device.sounds.count == 3)
    }
  }
}

private enum Feeling {
  @MainActor
  static func play() {
    let events = [
      CHHapticEvent(eventType: .hapticContinuous, parameters: [], relativeTime: 1, duration: 2),
      CHHapticEvent(
        eventType: .hapticTransient, parameters: [.init(parameterID: .hapticIntensity, value: 0.5)],
        relativeTime: 0),
    ]
    guard let engine = try? CHHapticEngine(),
      let pattern = try? CHHapticPattern(events: events, parameters: [])
    else { return }
    try? engine.makePlayer(with: pattern).start(atTime: 0)
    AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
  }
}

private struct Door: View {
  @State private var state = "outside"
  @State private var scope = ""

  var body: some View {
    VStack {
      SignInWithAppleButton {
        $0.requestedScopes = [.email]
        scope = $0.requestedScopes?.first?.rawValue ?? ""
      } onCompletion: { result in
        if case .failure(let error as ASAuthorizationError) = result { state = "\(error.code)" }
      }
      Text(verbatim: "\(scope), \(state)")
    }
  }
}

private struct Reader: View {
  let url: URL
  @State private var shown: URL?

  var body: some View { Button("Read") { shown = url }.quickLookPreview($shown) }
}
