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
    #expect(await center.notificationSettings().authorizationStatus == .denied)
    let content = UNMutableNotificationContent()
    content.title = "Walk"
    content.body = "Bailey waits."
    content.sound = .default
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)
    try await center.add(UNNotificationRequest(identifier: "walk", content: content, trigger: trigger))
    try await center.add(UNNotificationRequest(identifier: "food", content: content, trigger: nil))
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["walk", "food"])
    #expect(await center.pendingNotificationRequests().first?.content.title == "Walk")
    center.removePendingNotificationRequests(withIdentifiers: ["walk"])
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["food"])
  }

  @Test("Nobody can be told by face or code, and the app is told why")
  func identity() async {
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(error?.code == LAError.biometryNotAvailable.rawValue)
    #expect(error?.localizedDescription == "Biometry is not available on this device.")
    #expect(context.biometryType == .none)
    await #expect(throws: LAError(.passcodeNotSet)) {
      try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "To open the kennel")
    }
  }
}
