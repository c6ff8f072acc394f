import UIKit

/// A part of a page.
@MainActor @preconcurrency
open class WKFrameInfo: NSObject {
  /// True: it is the page itself.
  open var isMainFrame: Bool { true }
  /// What was asked for it.
  public let request: URLRequest
  /// Who gave it.
  public let securityOrigin: WKSecurityOrigin
  /// Where it is shown, as long as that is there.
  open private(set) weak var webView: WKWebView?

  init(request: URLRequest, webView: WKWebView? = nil) {
    self.request = request
    securityOrigin = WKSecurityOrigin(request.url)
    self.webView = webView
    super.init()
  }
}

/// Who gave a page: pages of the same one may read each other.
@MainActor @preconcurrency
open class WKSecurityOrigin: NSObject {
  /// The scheme of its address.
  public let `protocol`: String
  /// The name of the computer; empty for a file.
  public let host: String
  /// The number of the door, or 0 where the address names none.
  public let port: Int

  init(_ url: URL?) {
    `protocol` = url?.scheme ?? ""
    host = url?.host() ?? ""
    port = url?.port ?? 0
    super.init()
  }
}

/// What a page wants of the window that it opens; no script runs here that would open one.
@MainActor @preconcurrency
open class WKWindowFeatures: NSObject {
  /// Whether it has a bar with menus; the page does not say.
  open var menuBarVisibility: NSNumber? { nil }
  /// Whether it tells what is going on; the page does not say.
  open var statusBarVisibility: NSNumber? { nil }
  /// Whether it has bars with buttons; the page does not say.
  open var toolbarsVisibility: NSNumber? { nil }
  /// Whether people change its size; the page does not say.
  open var allowsResizing: NSNumber? { nil }
  /// How far from the left it is, in points; the page does not say.
  open var x: NSNumber? { nil }
  /// How far from the top it is, in points; the page does not say.
  open var y: NSNumber? { nil }
  /// How wide it is, in points; the page does not say.
  open var width: NSNumber? { nil }
  /// How high it is, in points; the page does not say.
  open var height: NSNumber? { nil }

  /// Without a wish.
  public nonisolated override init() { super.init() }
}
