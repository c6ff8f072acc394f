import Foundation
import LocalAuthentication
import Testing
import UserNotifications

@Suite("Permissions that no device here can give")
struct PermissionTests {
  @Test("Notices are not allowed, but those that are asked for are remembered")
  func notices() async throws {
    let center = UNUserNotificationCenter()
    #expect(try await center.requestAuthorization(options: [.alert, .badge, .sound]) == false)
    let settings: UNNotificationSettings = await center.notificationSettings()
    #expect(settings.authorizationStatus == UNAuthorizationStatus.denied)
    let content = UNMutableNotificationContent()
    content.title = "Walk"
    content.body = "Bailey waits."
    content.sound = .default
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)
    try await center.add(UNNotificationRequest(identifier: "walk", content: content, trigger: trigger))
    try await center.add(UNNotificationRequest(identifier: "food", content: content, trigger: nil))
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["walk", "food"])
    #expect(await center.pendingNotificationRequests().first?.content.title == "Walk")
    try await center.setBadgeCount(2)
    await withCheckedContinuation { done in center.setBadgeCount(0) { _ in done.resume() } }
    center.removePendingNotificationRequests(withIdentifiers: ["walk"])
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["food"])
  }

  @Test("A notice that was asked for keeps its words and its time, whatever becomes of what it was made of")
  func keptNotices() async throws {
    let center = UNUserNotificationCenter()
    let content = UNMutableNotificationContent()
    (content.title, content.subtitle, content.threadIdentifier) = ("Walk", "Now", "dogs")
    content.userInfo = ["dog": "Bailey"]
    let morning = DateComponents(hour: 7, minute: 30)
    let triggers: [UNNotificationTrigger] = [
      UNCalendarNotificationTrigger(dateMatching: morning, repeats: true),
      UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false),
    ]
    for (index, trigger) in triggers.enumerated() {
      try await center.add(UNNotificationRequest(identifier: "\(index)", content: content, trigger: trigger))
    }
    content.title = "Food"
    let pending = await center.pendingNotificationRequests()
    let kept: UNNotificationContent = try #require(pending.first?.content)
    #expect([kept.title, kept.subtitle, kept.threadIdentifier] == ["Walk", "Now", "dogs"])
    #expect(kept.userInfo["dog"] as? String == "Bailey")
    #expect(pending.map { $0.trigger?.repeats } == [true, false])
    let calendar = pending.first?.trigger as? UNCalendarNotificationTrigger
    #expect(calendar?.dateComponents == morning)
  }

  private static let refusals: [(LAPolicy, LAError.Code)] = [
    (.deviceOwnerAuthentication, .passcodeNotSet),
    (.deviceOwnerAuthenticationWithBiometrics, .biometryNotAvailable),
  ]

  @Test("Each way to tell who somebody is is refused for its own reason", arguments: refusals)
  func policies(policy: LAPolicy, code: LAError.Code) async {
    var error: NSError?
    #expect(!LAContext().canEvaluatePolicy(policy, error: &error))
    #expect(error?.code == code.rawValue)
    await #expect(throws: LAError(code)) {
      try await LAContext().evaluatePolicy(policy, localizedReason: "To open the kennel")
    }
  }

  @Test("Nobody can be told by face or code, and the app is told why")
  func identity() async {
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(error?.code == LAError.biometryNotAvailable.rawValue)
    #expect(error?.localizedDescription == "Biometry is not available on this device.")
    #expect(context.biometryType == LABiometryType.none)
    await #expect(throws: LAError(.passcodeNotSet)) {
      try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "To open the kennel")
    }
  }
}
