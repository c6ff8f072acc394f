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
  /// Where it was asked for: the same place, for the app asks.
  public let sourceFrame: WKFrameInfo
  /// True where a link says that it leads to a file.
  open var shouldPerformDownload: Bool { false }

  init(request: URLRequest, navigationType: WKNavigationType, webView: WKWebView? = nil) {
    self.request = request
    self.navigationType = navigationType
    let frame = WKFrameInfo(request: request, webView: webView)
    targetFrame = frame
    sourceFrame = frame
    super.init()
  }
}

/// Whether a page is got.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// It is not, it is, or as a file.
  case cancel, allow, download
}

/// What is said of a page before its text comes.
@MainActor @preconcurrency
open class WKNavigationResponse: NSObject {
  /// The kind of its data, and how many there are.
  public let response: URLResponse
  /// True: it is the page itself.
  open var isForMainFrame: Bool { true }
  /// True for text, the one kind that is shown here.
  open var canShowMIMEType: Bool { response.mimeType?.hasPrefix("text/") ?? true }

  init(response: URLResponse) {
    self.response = response
    super.init()
  }
}

/// Whether the text of a page is taken.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// It is not, it is, or as a file.
  case cancel, allow, download
}
