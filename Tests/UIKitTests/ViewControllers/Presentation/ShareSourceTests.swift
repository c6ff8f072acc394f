import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("What is shared once it is known what for", .timeLimit(.minutes(10)))
struct ShareSourceTests {
  private final class Portrait: NSObject, UIActivityItemSource {
    var log: [String] = []

    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
      log.append("placeholder")
      return "Bailey"
    }

    func activityViewController(
      _ activityViewController: UIActivityViewController,
      itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
      log.append(activityType?.rawValue ?? "none")
      return activityType == .copyToPasteboard ? "Bailey the beagle" : nil
    }
  }

  private final class Frame: UIActivity {
    var offered: [String] = []
    var framed: [String] = []
    override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("frame") }
    override var activityTitle: String? { "Frame" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
      offered = activityItems.compactMap { $0 as? String }
      return !offered.isEmpty
    }
    override func prepare(withActivityItems activityItems: [Any]) {
      framed = activityItems.compactMap { $0 as? String }
    }
  }

  @Test(
    "The placeholder is shown and offered; the thing is asked for when an activity was chosen, by its name")
  func source() async throws {
    let (root, portrait, frame) = (UIViewController(), Portrait(), Frame())
    let share = UIActivityViewController(
      activityItems: [portrait, "and Rex"], applicationActivities: [frame])
    try await hosting(root) { screen in
      root.present(share, animated: false)
      try await screen.advance(by: .seconds(1))
      #expect(try await screen.tour().stops.first?.utterance.text == "Bailey")
      #expect(frame.offered == ["Bailey", "and Rex"])
      #expect(!portrait.log.isEmpty && portrait.log.allSatisfy { $0 == "placeholder" })
      try await screen.activate("Copy")
      try await screen.advance(by: .seconds(1))
      #expect(portrait.log.last == "CopyToPasteboard")
      #expect(UIPasteboard.general.strings == ["Bailey the beagle", "and Rex"])
      root.present(share, animated: false)
      try await screen.advance(by: .seconds(1))
      try await screen.activate("Frame")
      // What the source does not have for an activity is left out.
      #expect(portrait.log.last == "frame" && frame.framed == ["and Rex"])
    }
  }

  private final class Walk: UIActivityItemProvider, @unchecked Sendable {
    override var item: Any { "\(placeholderItem ?? "") for \(activityType?.rawValue ?? "nothing")" }
  }

  @Test("A provider makes the thing when it is wanted, and knows what for")
  func provider() async throws {
    let root = UIViewController()
    let share = UIActivityViewController(
      activityItems: [Walk(placeholderItem: "A walk"), UIActivityItemProvider(placeholderItem: "A bone")],
      applicationActivities: nil)
    try await hosting(root) { screen in
      root.present(share, animated: false)
      try await screen.advance(by: .seconds(1))
      #expect(try await screen.tour().stops.first?.utterance.text == "A walk")
      try await screen.activate("Copy")
      #expect(UIPasteboard.general.strings == ["A walk for CopyToPasteboard", "A bone"])
    }
  }
}
