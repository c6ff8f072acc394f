import Testing
import UIKit

@Suite("What UIKit brings along")
struct ReexportTests {
  @Test("Code that imports UIKit alone finds notifications, as it does elsewhere")
  func notifications() {
    let content = UNMutableNotificationContent()
    content.title = "Walk"
    #expect(UNNotificationRequest(identifier: "walk", content: content, trigger: nil).content.title == "Walk")
  }
}
