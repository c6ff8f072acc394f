import EarshotTesting
import Testing
import WebKit

@MainActor
@Suite("What apps do with views of the web", .timeLimit(.minutes(10)))
struct WebViewTests {
  private final class Listener: NSObject, WKNavigationDelegate {
    var log: [String] = []

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation?) {
      log.append("started \(webView.isLoading)")
    }

    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation?) { log.append("committed") }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation?) {
      log.append("finished \(webView.isLoading)")
    }

    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation?, withError error: any Error
    ) {
      log.append("failed \((error as? URLError)?.code.rawValue ?? 0)")
    }
  }

  private final class Decider: NSObject, WKNavigationDelegate {
    var log: [String] = []

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy {
      log.append(navigationAction.sourceFrame.securityOrigin.host)
      return .cancel
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation?) {
      log.append("started")
    }
  }

  private final class Guide: NSObject, WKURLSchemeHandler {
    var stopped = 0

    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
      guard let url = urlSchemeTask.request.url, url.host() != "nothing" else { return }
      urlSchemeTask.didReceive(
        URLResponse(url: url, mimeType: "text/html", expectedContentLength: -1, textEncodingName: "utf-8"))
      urlSchemeTask.didReceive(Data("<title>Guide</title><h1>".utf8))
      urlSchemeTask.didReceive(Data("Walks</h1><p>Bailey</p>".utf8))
      urlSchemeTask.didFinish()
    }

    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) { stopped += 1 }
  }

  private func request(_ address: String) throws -> URLRequest {
    URLRequest(url: try #require(URL(string: address)))
  }

  @Test("A delegate is told that a page starts, comes and is there, or that it could not be got")
  func progress() async throws {
    let (view, listener) = (WKWebView(), Listener())
    view.navigationDelegate = listener
    try await hosting(view) { screen in
      view.loadHTMLString("<p>Bailey</p>", baseURL: nil)
      #expect(listener.log == ["started true", "committed", "finished false"])
      view.load(try request("https://dogs.example"))
      try await screen.advance(by: .zero)
      let code = URLError.Code.notConnectedToInternet.rawValue
      #expect(Array(listener.log.dropFirst(3)) == ["started true", "failed \(code)"])
      #expect(!view.isLoading && !view.hasOnlySecureContent && view.backForwardList.currentItem == nil)
      let told = try await screen.tour().diagnostics.map(\.message)
      #expect(told.contains { $0.hasPrefix("https://dogs.example was not loaded") })
    }
  }

  @Test("A delegate that decides in time is asked, and what it cancels is not asked for")
  func decisions() async throws {
    let (view, decider) = (WKWebView(), Decider())
    view.navigationDelegate = decider
    try await hosting(view) { screen in
      view.load(try request("https://dogs.example/walks"))
      try await screen.advance(by: .zero)
      #expect(decider.log == ["dogs.example"] && view.url == nil)
    }
  }

  @Test("What an app answers for a scheme of its own is heard, and nobody waits for it after another page")
  func schemes() async throws {
    let (configuration, guide) = (WKWebViewConfiguration(), Guide())
    configuration.setURLSchemeHandler(guide, forURLScheme: "guide")
    configuration.setURLSchemeHandler(guide, forURLScheme: "https")
    #expect(configuration.urlSchemeHandler(forURLScheme: "https") == nil)
    let view = WKWebView(frame: .zero, configuration: configuration)
    try await hosting(view) { screen in
      view.load(try request("guide://walks"))
      #expect(view.isLoading)
      try await screen.advance(by: .zero)
      let heard = try await screen.tour().stops.map(\.utterance.text)
      #expect(heard == ["Walks, heading", "Bailey"])
      #expect(view.title == "Guide" && !view.isLoading && guide.stopped == 0)
      view.load(try request("guide://nothing"))
      view.loadHTMLString("<p>Rex</p>", baseURL: nil)
      #expect(guide.stopped == 1)
    }
  }

  @Test("Pages that an app has as data are heard by their kind")
  func data() async throws {
    let view = WKWebView()
    let base = try #require(URL(string: "https://dogs.example"))
    try await hosting(view) { screen in
      view.load(
        Data("Bailey\n\n<b>".utf8), mimeType: "text/plain", characterEncodingName: "utf-8", baseURL: base)
      try await screen.advance(by: .zero)
      let lines = try await screen.tour().stops.map(\.utterance.text)
      #expect(lines.count == 2 && lines.first == "Bailey" && view.url == base)
      view.load(
        Data("<p>Caf\u{e9}</p>".unicodeScalars.map { UInt8($0.value) }), mimeType: "text/html",
        characterEncodingName: "iso-8859-1", baseURL: base)
      try await screen.advance(by: .zero)
      let words = try await screen.tour().stops.map(\.utterance.text)
      #expect(words == ["Caf\u{e9}"])
    }
  }

  @MainActor
  private final class Answers {
    var told: [String] = []
  }

  @Test("A script that names what is known of the page is answered, and any other one fails")
  func scripts() async throws {
    let view = WKWebView()
    try await hosting(view) { screen in
      view.loadHTMLString("<title>Dogs</title><p>Bailey</p>", baseURL: nil)
      try await screen.advance(by: .zero)
      let title = try await view.evaluateJavaScript("document.title;") as? String
      #expect(title == "Dogs")
      let height = try await view.evaluateJavaScript("document.body.scrollHeight") as? NSNumber
      #expect((height?.doubleValue ?? 0) > 8)
      await #expect(throws: WKError(.javaScriptExceptionOccurred)) {
        _ = try await view.evaluateJavaScript("walk()")
      }
      let answers = Answers()
      view.evaluateJavaScript("document.readyState") { value, error in
        answers.told.append("\(value as? String ?? "") \(error == nil)")
      }
      view.evaluateJavaScript("walk()") { value, error in
        answers.told.append("\(value == nil) \((error as? WKError)?.code == .javaScriptExceptionOccurred)")
      }
      try await screen.advance(by: .zero)
      #expect(answers.told == ["complete true", "true true"])
      view.configuration.applicationNameForUserAgent = "Kennel/1"
      let name = try await view.evaluateJavaScript("navigator.userAgent") as? String
      #expect(name?.hasSuffix(" Kennel/1") == true)
    }
  }

  @Test("Words are found in the page, and what is seen of it becomes a picture")
  func finding() async throws {
    let view = WKWebView()
    try await hosting(view) { screen in
      view.loadHTMLString("<p>Bailey is a beagle</p>", baseURL: nil)
      try await screen.advance(by: .zero)
      let exact = WKFindConfiguration()
      exact.caseSensitive = true
      let found = try await view.find("bailey")
      let missed = try await view.find("bailey", configuration: exact)
      #expect(found.matchFound && !missed.matchFound)
      let configuration = WKSnapshotConfiguration()
      configuration.snapshotWidth = 50
      let picture = try await view.takeSnapshot(configuration: configuration)
      #expect(abs(picture.size.width - 50) < 1)
      await #expect(throws: WKError(.unknown)) { _ = try await view.pdf() }
    }
  }

  @Test("Cookies are kept one for a name, a domain and a path, and removed with the data of their site")
  func cookies() async throws {
    let store = WKWebsiteDataStore.nonPersistent()
    #expect(!store.isPersistent && WKWebsiteDataStore.default() === WKWebsiteDataStore.default())
    for (value, domain) in [("long", ".dogs.example"), ("short", ".dogs.example"), ("warm", "cats.example")] {
      let cookie = HTTPCookie(properties: [.name: "walk", .value: value, .domain: domain, .path: "/"])
      await store.httpCookieStore.setCookie(try #require(cookie))
    }
    let kept = await store.httpCookieStore.allCookies().map(\.value)
    #expect(kept == ["short", "warm"])
    let types = WKWebsiteDataStore.allWebsiteDataTypes()
    let records = await store.dataRecords(ofTypes: types)
    #expect(records.map(\.displayName) == ["cats.example", "dogs.example"])
    await store.removeData(ofTypes: types, for: Array(records.prefix(1)))
    let left = await store.httpCookieStore.allCookies().map(\.value)
    #expect(left == ["short"])
    await store.removeData(ofTypes: types, modifiedSince: .distantPast)
    let none = await store.httpCookieStore.allCookies()
    #expect(none.isEmpty)
  }

  private final class Hearer: NSObject, WKScriptMessageHandler {
    func userContentController(
      _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) {}
  }

  @Test("A content controller keeps its scripts and who hears them, until they are removed")
  func contentControllers() {
    let controller = WKWebViewConfiguration().userContentController
    let script = WKUserScript(source: "walk()", injectionTime: .atDocumentEnd, forMainFrameOnly: true)
    controller.addUserScript(script)
    #expect(controller.userScripts == [script] && script.isForMainFrameOnly)
    controller.removeAllUserScripts()
    #expect(controller.userScripts.isEmpty)
    weak var kept: Hearer?
    do {
      let hearer = Hearer()
      kept = hearer
      controller.add(hearer, name: "walk")
    }
    #expect(kept != nil)
    controller.removeScriptMessageHandler(forName: "walk")
    #expect(kept == nil)
    #expect(WKContentWorld.world(name: "dogs") === WKContentWorld.world(name: "dogs"))
  }

  private final class Fetcher: NSObject, WKDownloadDelegate {
    var codes: [URLError.Code] = []

    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {
      if let error = error as? URLError { codes.append(error.code) }
    }
  }

  @Test("A file that is asked for fails without a network")
  func downloads() async throws {
    let (view, fetcher) = (WKWebView(), Fetcher())
    try await hosting(view) { screen in
      view.startDownload(using: try request("https://dogs.example/list.pdf")) { download in
        download.delegate = fetcher
      }
      try await screen.advance(by: .zero)
      try await screen.advance(by: .zero)
      #expect(fetcher.codes == [.notConnectedToInternet])
    }
  }
}
