import AVKit
import EarshotTesting
import SafariServices
import Testing
import WebKit

@MainActor
@Suite("Films and pages of the web, as far as they are here", .timeLimit(.minutes(10)))
struct MediaTests {
  @Test("A film is played and paused by its button, in SwiftUI as in UIKit")
  func film() async throws {
    let player = AVPlayer(url: URL(filePath: "/film.mov"))
    try await hosting(VideoPlayer(player: player) { Text("Bailey runs") }.frame(height: 200)) { screen in
      try await screen.activate("Play")
      #expect(player.timeControlStatus == .playing)
      try await screen.activate("Pause")
      #expect(player.rate == 0)
      let isHeard = try await screen.tour().stops.map(\.utterance.text).contains("Bailey runs")
      #expect(isHeard)
    }
    let controller = AVPlayerViewController()
    controller.player = player
    try await hosting(controller) { screen in
      let heard = try await screen.tour().stops.map(\.utterance.text)
      #expect(heard == ["Play, button"])
      controller.showsPlaybackControls = false
      try await screen.advance(by: .zero)
      let isSilent = try await screen.tour().stops.isEmpty
      #expect(isSilent)
    }
  }

  @Test("A sound of the app's own knows whether it plays, and what sounds are for can be said")
  func sound() throws {
    let player = try AVAudioPlayer(data: Data())
    player.play()
    #expect(player.isPlaying)
    player.pause()
    #expect(!player.isPlaying)
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(.playback, mode: .spokenAudio, options: [.duckOthers])
    #expect(session.category == .playback)
    try session.setActive(false, options: .notifyOthersOnDeactivation)
  }

  final class Loader: NSObject, WKNavigationDelegate {
    var log: [String] = []
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation?) { log.append("finished") }
    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation?, withError error: any Error
    ) { log.append("failed") }
  }

  @Test("A page that an app gives as text is heard block by block; one that would have to be got is not")
  func page() async throws {
    let web = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    let loader = Loader()
    web.navigationDelegate = loader
    try await hosting(web) { screen in
      web.loadHTMLString(
        """
        <html><head><title>Dogs &amp; more</title><style>p { color: red }</style></head>
        <body><h1>Dogs</h1><p>Bailey is a
        <b>beagle</b>.</p><script>if (a < b) {}</script><ul><li>Rex</li></ul><a href="x">All dogs</a></body></html>
        """, baseURL: nil)
      try await screen.advance(by: .zero)
      #expect(web.title == "Dogs & more")
      let heard = try await screen.tour().stops.map(\.utterance.text)
      #expect(
        heard
          == ["Dogs, heading", "Bailey is a beagle.", "Rex", "All dogs, link"])
      web.load(URLRequest(url: try #require(URL(string: "https://example.org"))))
      try await screen.advance(by: .zero)
      #expect(loader.log == ["finished", "failed"])
      let after = try await screen.tour()
      #expect(after.stops.isEmpty)
      #expect(
        after.diagnostics.map(\.message).contains { $0.hasPrefix("https://example.org was not loaded") })
    }
  }

  final class Finisher: NSObject, SFSafariViewControllerDelegate {
    var isFinished = false
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) { isFinished = true }
  }

  @Test("A browser over an app has the page's host as its title, and a button that ends it")
  func browser() async throws {
    let root = UIViewController()
    let finisher = Finisher()
    try await hosting(root) { screen in
      let browser = SFSafariViewController(url: try #require(URL(string: "https://example.org/dogs")))
      browser.delegate = finisher
      root.present(browser, animated: true)
      try await screen.advance(by: .seconds(1))
      let heard = try await screen.tour().stops.map(\.utterance.text)
      #expect(Set(heard) == ["Done, button", "example.org, heading"])
      try await screen.activate("Done")
      #expect(finisher.isFinished)
      #expect(root.presentedViewController == nil)
    }
  }
}
