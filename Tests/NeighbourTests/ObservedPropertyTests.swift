import AVFoundation
import Combine
import EarshotTesting
import Testing
import WebKit

@MainActor
@Suite("Observed pages and films", .timeLimit(.minutes(10)))
struct ObservedPropertyTests {
  /// A controller that looks at a page by names.
  private final class Reader: UIViewController {
    let page = WKWebView()
    var told: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(page)
      page.addObserver(self, forKeyPath: "estimatedProgress", options: .new, context: nil)
    }

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      told.append("\(keyPath ?? "") \(change?[.newKey] as? Double ?? -1)")
    }
  }

  @Test("A page that is given is there at once, and who looks at its progress and its title is told")
  func page() async throws {
    let reader = Reader()
    try await hosting(reader) { screen in
      var titles: [String?] = []
      let observation = reader.page.observe(\.title) { page, _ in titles.append(page.title) }
      reader.page.loadHTMLString("<title>Dogs</title><p>Bailey</p>", baseURL: nil)
      try await screen.advance(by: .zero)
      #expect(reader.told == ["estimatedProgress 1.0"])
      #expect(titles == ["Dogs"])
      withExtendedLifetime(observation) {}
    }
  }

  @Test("A player comes to know whether it can play, and who looks is told")
  func player() async throws {
    let controller = UIViewController()
    try await hosting(controller) { screen in
      let address = try #require(URL(string: "https://example.org/walk.mp4"))
      var player: AVPlayer?
      var told: [AVPlayer.Status] = []
      var observation: NSKeyValueObservation?
      let made = AVPlayer(url: address)
      player = made
      observation = made.observe(\.status, options: [.new, .initial]) { player, _ in
        told.append(player.status)
      }
      try await screen.advance(by: .zero)
      #expect(told.last == .readyToPlay)
      #expect(player?.currentItem?.status == .failed)
      #expect((player?.currentItem?.error as? URLError)?.code == .notConnectedToInternet)
      withExtendedLifetime(observation) {}
    }
  }

  @Test("The values of a property are published, the present one first, until nobody wants them")
  func publishing() async throws {
    let controller = UIViewController()
    try await hosting(controller) { screen in
      let page = WKWebView()
      var told: [String?] = []
      var subscription: AnyCancellable? = page.publisher(for: \.title).sink { told.append($0) }
      #expect(told == [nil])
      page.loadHTMLString("<title>Dogs</title>", baseURL: nil)
      try await screen.advance(by: .zero)
      #expect(told == [nil, "Dogs"])
      subscription?.cancel()
      subscription = nil
      page.loadHTMLString("<title>Cats</title>", baseURL: nil)
      try await screen.advance(by: .zero)
      #expect(page.title == "Cats" && told == [nil, "Dogs"] && subscription == nil)
    }
  }
}
