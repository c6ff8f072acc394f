import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("What is shown where there is nothing else to show, and what is shared", .timeLimit(.minutes(10)))
struct UnavailableContentTests {
  private final class Favorites: UIViewController {
    var added = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      var nothing = UIContentUnavailableConfiguration.empty()
      nothing.image = UIImage(systemName: "heart")
      nothing.text = "No Favorites"
      nothing.secondaryText = "Your favorite dogs appear here."
      nothing.button = .borderless()
      nothing.button.title = "Add a Dog"
      nothing.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.added += 1 }
      contentUnavailableConfiguration = nothing
    }
  }

  @Test("Z1: its words and its button are met, and the button does what it is for")
  func empty() async throws {
    let favorites = Favorites()
    try await hosting(favorites) { screen in
      #expect(screen.heard.first == "No Favorites")
      try await screen.voiceOver.flickRight()
      #expect(screen.lastHeard == ["Your favorite dogs appear here."])
      try await screen.voiceOver.flickRight()
      #expect(screen.lastHeard == ["Add a Dog, button"])
      try await screen.voiceOver.doubleTap()
      #expect(favorites.added == 1)
      favorites.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
      try await screen.advance(by: .seconds(1))
      #expect(try screen.element(named: "No Results").label?.string == "No Results")
      favorites.contentUnavailableConfiguration = nil
      #expect(favorites.view.subviews.isEmpty)
    }
  }

  private final class Walk: UIActivity {
    var done: [String] = []
    override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("walk") }
    override var activityTitle: String? { "Take for a Walk" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    override func prepare(withActivityItems activityItems: [Any]) {
      done += activityItems.compactMap { $0 as? String }
    }
    override func perform() { done.append("walk") }
  }

  @Test("Z1: what is shared, an app's own activities and the way out are met; copying keeps the words")
  func sharing() async throws {
    let root = UIViewController()
    let walk = Walk()
    let share = UIActivityViewController(activityItems: ["Bailey"], applicationActivities: [walk])
    var ends: [String] = []
    share.completionWithItemsHandler = { type, isDone, _, _ in
      ends.append("\(type?.rawValue ?? "none") \(isDone)")
    }
    try await hosting(root) { screen in
      root.present(share, animated: false)
      try await screen.advance(by: .seconds(5))
      try await screen.activate("Take for a Walk")
      try await screen.advance(by: .seconds(2))
      #expect(walk.done == ["Bailey", "walk"])
      #expect(ends == ["walk true"])
      root.present(share, animated: false)
      try await screen.advance(by: .seconds(5))
      try await screen.activate("Copy")
      try await screen.advance(by: .seconds(2))
      #expect(UIPasteboard.general.string == "Bailey")
      #expect(ends.last == "CopyToPasteboard true")
    }
  }

  @Test("Z1: an attachment among letters is heard by its label, and not at all without one")
  func attachments() async throws {
    let star = NSTextAttachment(image: UIImage(systemName: "star") ?? UIImage())
    let named = NSTextAttachment()
    named.accessibilityLabel = "verified"
    let words = NSMutableAttributedString(string: "Bailey ")
    words.append(NSAttributedString(attachment: star))
    words.append(NSAttributedString(attachment: named))
    let label = UILabel(frame: CGRect(x: 16, y: 60, width: 300, height: 30))
    label.attributedText = words
    try await hosting(label) { screen in
      #expect(screen.heard.first == "Bailey verified")
    }
  }
}
