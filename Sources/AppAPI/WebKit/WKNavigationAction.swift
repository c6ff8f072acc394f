import UIKit

/// Why a page was asked for.
public enum WKNavigationType: Int, Sendable {
  /// A person followed a link, sent a form, went back or forward, asked again, sent a form again, or the app asked.
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  /// The app asked.
  case other = -1
}

/// A page that is asked for, before it is got.
@MainActor @preconcurrency
open class WKNavigationAction: NSObject {
  /// What is asked.
  public let request: URLRequest
  /// Why.
  public let navigationType: WKNavigationType
  /// Where it is shown.
  public let targetFrame: WKFrameInfo?

  init(request: URLRequest, navigationType: WKNavigationType) {
    self.request = request
    self.navigationType = navigationType
    targetFrame = WKFrameInfo(request: request)
    super.init()
  }
}

/// A part of a page.
@MainActor @preconcurrency
open class WKFrameInfo: NSObject {
  /// True: it is the page itself.
  open var isMainFrame: Bool { true }
  /// What was asked for it.
  public let request: URLRequest

  init(request: URLRequest) {
    self.request = request
    super.init()
  }
}

/// Whether a page is got.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// It is not, it is, or as a file.
  case cancel, allow, download
}

/// Is told what pages want of the screen around them.
@MainActor @preconcurrency
public protocol WKUIDelegate: NSObjectProtocol {
  /// Takes in that a page wants another window.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction
  ) -> WKWebView?
}

extension WKUIDelegate {
  /// Opens none.
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction
  ) -> WKWebView? {
    nil
  }
}
