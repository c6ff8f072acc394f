import SwiftUI
import UIKit

/// What becomes of what an app announces.
extension KitScreen {
  static let announcements: [KitScreen] = [
    KitScreen("announcement-waiting") {
      VStack(spacing: 40) {
        Announcer(
          title: "Announce",
          words: [.queued("The first announcement is rather long"), .queued("The second announcement")])
        Text("Next")
      }
    },
    KitScreen("announcement-low") {
      Announcer(
        title: "Announce",
        words: [
          .queued("The first announcement is rather long"), .low("The second one"), .low("The third one"),
        ])
    },
    KitScreen("announcement-in-handler") { Button("Save") { announce("Saved") } },
    KitScreen("announcement-in-handler-uikit") {
      [button("Save") { UIAccessibility.post(notification: .announcement, argument: "Saved") }]
    },
    KitScreen("announcement-at-start") { Text("Bailey").onAppear { announce("Welcome") } },
    KitScreen("announcement-at-start-uikit") { [Greeter()] },
  ]
}

/// Announces words as any other.
@MainActor
private func announce(_ words: String) { AccessibilityNotification.Announcement(words).post() }

/// Announces one thing after another, two seconds after it is activated.
private struct Announcer: View {
  let title: String
  let words: [NSAttributedString]

  var body: some View {
    Button(title) {
      Task {
        try await Task.sleep(for: .seconds(2))
        for words in words { UIAccessibility.post(notification: .announcement, argument: words) }
      }
    }
  }
}

extension NSAttributedString {
  /// Words that wait until others were spoken.
  fileprivate static func queued(_ words: String) -> NSAttributedString {
    NSAttributedString(string: words, attributes: [.accessibilitySpeechQueueAnnouncement: true])
  }

  /// Words that give way to all others.
  fileprivate static func low(_ words: String) -> NSAttributedString {
    let priority = UIAccessibilityPriority.low.rawValue
    return NSAttributedString(
      string: words, attributes: [.accessibilitySpeechAnnouncementPriority: priority])
  }
}

/// A label that announces something as soon as it is in a window.
private final class Greeter: UILabel {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    text = "Bailey"
    if window != nil { UIAccessibility.post(notification: .announcement, argument: "Welcome") }
  }
}
