import EarshotTesting
import OSLog
import SwiftUI
import Testing
import UserNotifications
import WebKit

@MainActor
@Suite("Pages that an app lets load or not, and what notices offer", .timeLimit(.minutes(10)))
struct WebPageTests {
  private final class Guard: NSObject, WKNavigationDelegate {
    var log: [String] = []
    var policy = WKNavigationActionPolicy.allow

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
      let frame: WKFrameInfo? = navigationAction.targetFrame
      let isOther = navigationAction.navigationType == WKNavigationType.other
      log.append(
        "\(navigationAction.request.url?.host() ?? "") \(isOther) \(frame?.isMainFrame == true)")
      decisionHandler(policy)
    }

    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation?, withError error: any Error
    ) {
      log.append("failed \((error as? URLError)?.code == .notConnectedToInternet)")
    }
  }

  @Test("A page that the app lets load fails without a network; one that it cancels is not asked for")
  func policies() async throws {
    let request = URLRequest(url: try #require(URL(string: "https://dogs.example/walks")))
    try await hosting(Text("Page")) { screen in
      let (view, keeper) = (WKWebView(), Guard())
      view.navigationDelegate = keeper
      #expect(view.load(request) != nil)
      #expect(keeper.log == ["dogs.example true true", "failed true"] && view.url == request.url)
      #expect(await screen.takeDiagnostics().count == 1)
      keeper.policy = .cancel
      view.loadHTMLString("<p>Here</p>", baseURL: nil)
      view.load(request)
      #expect(keeper.log.count == 3 && view.url == nil)
      #expect(await screen.takeDiagnostics().isEmpty)
    }
  }

  @Test("The kinds of notices are those that were set last, with the actions that they offer")
  func categories() async {
    let center = UNUserNotificationCenter()
    let walk = UNNotificationCategory(
      identifier: "walk",
      actions: [
        UNNotificationAction(identifier: "go", title: "Go", options: [.foreground, .destructive]),
        UNTextInputNotificationAction(
          identifier: "say", title: "Say", textInputButtonTitle: "Send", textInputPlaceholder: "Words"),
      ], intentIdentifiers: [])
    let food = UNNotificationCategory(
      identifier: "food", actions: [], intentIdentifiers: [],
      options: UNNotificationCategoryOptions.customDismissAction)
    center.setNotificationCategories([food])
    center.setNotificationCategories([walk])
    let kept = await center.notificationCategories()
    #expect(kept.map(\.identifier) == ["walk"])
    #expect(kept.first?.actions.map(\.title) == ["Go", "Say"])
    let options: UNNotificationActionOptions? = kept.first?.actions.first?.options
    #expect(options == [.destructive, .foreground] && options?.contains(.authenticationRequired) == false)
    #expect((kept.first?.actions.last as? UNTextInputNotificationAction)?.textInputButtonTitle == "Send")
  }

  @Test("Work between two signposts gives what it gives, and each interval has an identifier of its own")
  func signposts() throws {
    let signposter = OSSignposter(subsystem: "dogs", category: "walks")
    #expect(signposter.withIntervalSignpost("walk") { 7 } == 7)
    #expect(throws: CancellationError.self) {
      try signposter.withIntervalSignpost("walk") { throw CancellationError() }
    }
    let (first, second) = (signposter.makeSignpostID(), signposter.makeSignpostID())
    let state: OSSignpostIntervalState = signposter.beginInterval("walk", id: first)
    #expect(first != second && state.signpostID == first)
    signposter.endInterval("walk", state)
    let object = NSObject()
    #expect(signposter.makeSignpostID(from: object) == signposter.makeSignpostID(from: object))
    #expect(OSSignpostIntervalState.beginState(id: second).signpostID == second)
  }
}
