import UIKit

/// What a script of a page tells the app; no script runs here, so that only tests of apps make one.
@MainActor @preconcurrency
open class WKScriptMessage: NSObject {
  /// What it says.
  open var body: Any { NSNull() }
  /// To whom it is said.
  open var name: String { "" }
  /// Where the page is shown.
  open var webView: WKWebView? { nil }
  /// The part of the page that says it.
  open var frameInfo: WKFrameInfo { WKFrameInfo(request: URLRequest(url: URL(filePath: "/"))) }
  /// The names that the script shares.
  open var world: WKContentWorld { .page }

  /// One that says nothing.
  public nonisolated override init() { super.init() }
}

/// Hears what scripts of pages tell the app.
@MainActor @preconcurrency
public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// Takes in what a script says.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Hears what scripts of pages tell the app, and answers them.
@MainActor @preconcurrency
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
  /// Takes in what a script says, and hands over a value or what was wrong.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor (Any?, String?) -> Void)
  /// Takes in what a script says, and gives a value or what was wrong.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?)
}

extension WKScriptMessageHandlerWithReply {
  /// Answers with nothing, for one that answers later.
  public func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor (Any?, String?) -> Void
  ) {
    replyHandler(nil, nil)
  }
  /// Answers with nothing, for one that answers at once.
  public func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?) {
    (nil, nil)
  }
}
