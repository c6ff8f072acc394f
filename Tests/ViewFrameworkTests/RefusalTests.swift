import Contacts
import ContactsUI
import EarshotTesting
import EventKit
import GameKit
import LinkPresentation
import MessageUI
import PassKit
import Photos
import SwiftUI
import Testing

@MainActor
@Suite("What apps are told where a person has allowed nothing", .timeLimit(.minutes(10)))
struct RefusalTests {
  private func denied(_ body: () throws -> Void) -> Bool {
    do { try body() } catch { return error as? CNError == CNError(.authorizationDenied) }
    return false
  }

  @Test("No contact is read, written or gone through without permission")
  func contacts() {
    let store = CNContactStore()
    let request = CNContactFetchRequest(keysToFetch: ["givenName", "familyName"])
    request.sortOrder = CNContactSortOrder.familyName
    #expect(
      denied { try store.enumerateContacts(with: request) { _, _ in Issue.record("A contact is here.") } })
    let keys: [any CNKeyDescriptor] = ["givenName" as NSString]
    #expect(
      denied { _ = try store.unifiedContacts(matching: NSPredicate(value: true), keysToFetch: keys) })
    let save = CNSaveRequest()
    save.add(CNMutableContact(), toContainerWithIdentifier: nil)
    #expect(denied { try store.execute(save) })
    let type: CNEntityType = .contacts
    let known: [CNAuthorizationStatus] = [.notDetermined, .denied]
    #expect(known.contains(CNContactStore.authorizationStatus(for: type)))
  }

  @Test("A contact that the app makes has what it was given, and is written by its names")
  func names() {
    let ann = CNMutableContact()
    #expect(CNContactFormatter.string(from: ann, style: .fullName) == nil)
    ann.organizationName = "Kennel"
    #expect(CNContactFormatter().string(from: ann) == "Kennel")
    (ann.givenName, ann.middleName, ann.familyName) = ("Ann", "Lee", "Walker")
    ann.phoneNumbers = [CNLabeledValue(label: "home", value: CNPhoneNumber(stringValue: "555 0100"))]
    let address = CNMutablePostalAddress()
    (address.street, address.city) = ("1 Dog Lane", "Barking")
    ann.postalAddresses = [CNLabeledValue(label: "work", value: address)]
    (ann.nickname, ann.jobTitle, ann.note) = ("Annie", "Keeper", "Likes beagles")
    let contact: CNContact = ann
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Ann Lee Walker")
    let taro = CNMutableContact()
    (taro.givenName, taro.familyName) = ("太郎", "山田")
    #expect(CNContactFormatter.string(from: taro, style: .fullName) == "山田太郎")
    #expect(contact.phoneNumbers.map(\.value.stringValue) == ["555 0100"])
    let home: CNPostalAddress? = contact.postalAddresses.first?.value
    #expect(home.map { "\($0.street), \($0.city)" } == "1 Dog Lane, Barking")
    #expect([contact.nickname, contact.jobTitle, contact.note] == ["Annie", "Keeper", "Likes beagles"])
    #expect(contact.id == contact.identifier && contact.id != CNContact().id && !contact.imageDataAvailable)
  }

  private final class Picking: NSObject, CNContactPickerDelegate {
    var log: [String] = []
    func contactPickerDidCancel(_ picker: CNContactPickerViewController) { log.append("cancelled") }
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
      log.append("chosen")
    }
  }

  @Test("Who leaves the list of contacts has cancelled, and the app is told")
  func picker() async throws {
    let (picker, delegate) = (CNContactPickerViewController(), Picking())
    picker.delegate = delegate
    try await hosting(picker) { screen in
      try await screen.activate("Cancel")
      #expect(delegate.log == ["cancelled"])
    }
  }

  @Test("No event and no reminder is kept without permission", arguments: [EKSpan.thisEvent, .futureEvents])
  func events(span: EKSpan) throws {
    let store = EKEventStore()
    let event = EKEvent(eventStore: store)
    event.addAlarm(EKAlarm(relativeOffset: -600))
    event.addAlarm(EKAlarm(absoluteDate: .now))
    #expect(event.alarms?.map(\.relativeOffset) == [-600, 0] && event.alarms?.first?.absoluteDate == nil)
    #expect(throws: EKError(.eventStoreNotAuthorized)) { try store.save(event, span: span) }
    #expect(throws: EKError(.eventStoreNotAuthorized)) { try store.remove(event, span: span) }
    #expect(throws: EKError(.eventStoreNotAuthorized)) {
      try store.save(EKReminder(eventStore: store), commit: true)
    }
    let kinds: [EKEntityType] = [.event, .reminder]
    #expect(kinds.allSatisfy { store.calendars(for: $0).isEmpty })
    let (one, other) = (
      EKCalendar(for: .event, eventStore: store), EKCalendar(for: .event, eventStore: store)
    )
    #expect(one.calendarIdentifier != other.calendarIdentifier)
    #expect(store.calendar(withIdentifier: one.calendarIdentifier) == nil)
    #expect(EKAuthorizationStatus.authorized == .fullAccess)
  }

  @Test("Photos are none, whatever is asked for, and the answer is no")
  func photos() async {
    let options = PHFetchOptions()
    options.fetchLimit = 3
    for type in [PHAssetMediaType.image, .video] {
      let result: PHFetchResult<PHAsset> = PHAsset.fetchAssets(with: type, options: options)
      #expect(result.count == 0 && result.firstObject == nil && result.lastObject == nil)
      result.enumerateObjects { _, _, _ in Issue.record("A photo is here.") }
    }
    for level in [PHAccessLevel.addOnly, .readWrite] {
      let answer: PHAuthorizationStatus = await PHPhotoLibrary.requestAuthorization(for: level)
      #expect(answer == .denied && PHPhotoLibrary.authorizationStatus(for: level) == .denied)
    }
  }

  @Test("Nobody plays under a name: the app is told, and keeps no score and no achievement")
  func games() async throws {
    try await hosting(Text("Game")) { screen in
      var log: [String] = []
      func note(_ what: String, _ error: (any Error)?) {
        log.append("\(what) \((error as? GKError).map { "\($0.code)" } ?? "well")")
      }
      GKLocalPlayer.local.authenticateHandler = { controller, error in
        #expect(controller == nil)
        note("player", error)
      }
      try await screen.advance(by: .zero)
      GKAchievement.report([GKAchievement(identifier: "walks")]) { note("achievement", $0) }
      GKAchievement.loadAchievements { all, error in note(all == nil ? "none" : "some", error) }
      let player: GKPlayer = GKLocalPlayer.local
      GKLeaderboard.submitScore(7, context: 0, player: player, leaderboardIDs: ["best"]) { note("score", $0) }
      #expect(log == ["player", "achievement", "none", "score"].map { $0 + " notAuthenticated" })
      #expect(player.displayName.isEmpty)
    }
  }

  @MainActor
  private final class Told: NSObject, GKGameCenterControllerDelegate, MFMailComposeViewControllerDelegate,
    MFMessageComposeViewControllerDelegate
  {
    var log: [String] = []

    func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController) {
      finish(gameCenterViewController, "games")
    }

    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
      error: (any Error)?
    ) {
      finish(controller, "mail \(result)")
    }

    func messageComposeViewController(
      _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
    ) {
      finish(controller, "message \(result)")
    }

    private func finish(_ controller: UIViewController, _ words: String) {
      log.append(words)
      controller.dismiss(animated: false)
    }
  }

  @Test("Screens for games, mail and messages are left at once, and the app is told", arguments: 0..<3)
  func screens(number: Int) async throws {
    let told = Told()
    let (games, mail) = (GKGameCenterViewController(state: .leaderboards), MFMailComposeViewController())
    let message = MFMessageComposeViewController()
    games.gameCenterDelegate = told
    mail.mailComposeDelegate = told
    message.messageComposeDelegate = told
    let root = Presenting(shown: [games, mail, message][number])
    try await hosting(root) { screen in
      try await screen.activate("Show")
      try await screen.advance(by: .seconds(1))
      #expect(told.log == [["games"], ["mail cancelled"], ["message cancelled"]][number])
      #expect(try await screen.tour().stops.map(\.utterance.text) == ["Show, button"])
    }
    #expect(!MFMessageComposeViewController.canSendText())
    let states: [GKGameCenterViewControllerState] = [.default, .dashboard]
    #expect(states.map(\.rawValue) == [-1, 4])
  }

  @Test("A card, a pass and a payment are not there, and paying is offered all the same")
  func cards() async throws {
    let request = PKPaymentRequest()
    request.supportedNetworks = [PKPaymentNetwork.visa, .masterCard]
    request.merchantCapabilities = [PKMerchantCapability.threeDSecure, .debit]
    #expect(request.merchantCapabilities.contains(.capability3DS))
    #expect(PKPaymentAuthorizationController.canMakePayments())
    #expect(!PKPaymentAuthorizationController.canMakePayments(usingNetworks: request.supportedNetworks))
    var log: [String] = []
    let controller = PKPaymentAuthorizationController(paymentRequest: request)
    controller.present { log.append("shown \($0)") }
    controller.dismiss { log.append("gone") }
    #expect(log == ["shown false", "gone"])
    #expect(PKPassLibrary.isPassLibraryAvailable() && PKPassLibrary().passes().isEmpty)
    try await hosting(AddPassToWalletButton([PKPass()]) { log.append("added \($0)") }) { screen in
      try await screen.activate("Add to Apple Wallet")
      #expect(log.last == "added false")
    }
  }

  @Test("Buttons for paying and for passes say what they are for, in UIKit as well")
  func buttons() async throws {
    let controller = UIViewController()
    let buttons: [UIButton] = [
      PKPaymentButton(paymentButtonType: PKPaymentButtonType.buy, paymentButtonStyle: .black),
      PKPaymentButton(paymentButtonType: .plain, paymentButtonStyle: PKPaymentButtonStyle.white),
      PKAddPassButton(addPassButtonStyle: PKAddPassButtonStyle.black),
    ]
    for (number, button) in buttons.enumerated() {
      button.frame.origin = CGPoint(x: 20, y: 100 + 50 * number)
      controller.view.addSubview(button)
    }
    try await hosting(controller) { screen in
      let heard = try await screen.tour().stops.map(\.utterance.text)
      #expect(
        heard == ["Buy with Apple Pay, button", "Apple Pay, button", "Add to Apple Wallet, button"])
    }
    let label = PayWithApplePayButtonLabel.buy
    try await hosting(PayWithApplePayButton(label) {}) { screen in
      let heard = try await screen.tour().stops.map(\.utterance.text)
      #expect(heard == ["Buy with Apple Pay, button"])
    }
  }

  @Test("What is known of a page cannot be fetched without a network")
  func link() async throws {
    let url = try #require(URL(string: "https://dogs.example/walks"))
    await #expect(throws: URLError(.notConnectedToInternet)) {
      _ = try await LPMetadataProvider().startFetchingMetadata(for: url).title
    }
    #expect(LPLinkView(url: url).accessibilityLabel == "dogs.example")
  }
}

private final class Presenting: UIViewController {
  let shown: UIViewController

  init(shown: UIViewController) {
    self.shown = shown
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Show") { [weak self] _ in
        guard let self else { return }
        present(shown, animated: false)
      })
    button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
    view.addSubview(button)
  }
}
