import FoundationNetworking
import UIKit

/// Answers for the addresses of a scheme that the web does not have.
@MainActor @preconcurrency
public protocol WKURLSchemeHandler: NSObjectProtocol {
  /// Begins to answer: it hands the task a response, data, and the end.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  /// Takes in that nobody waits for the answer any more.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// Takes what answers one address.
@MainActor @preconcurrency
public protocol WKURLSchemeTask: NSObjectProtocol {
  /// What is asked for.
  var request: URLRequest { get }
  /// Takes what is said of the data before they come.
  func didReceive(_ response: URLResponse)
  /// Takes a piece of the data.
  func didReceive(_ data: Data)
  /// Takes in that all of the data were handed over.
  func didFinish()
  /// Takes in that there is no answer.
  func didFailWithError(_ error: any Error)
}

/// Collects the answer for one page, and hands it on when it is whole.
@MainActor
final class PageTask: NSObject, WKURLSchemeTask {
  let request: URLRequest
  let handler: any WKURLSchemeHandler
  private(set) var response: URLResponse?
  private(set) var data = Data()
  private var ended: (@MainActor (PageTask, (any Error)?) -> Void)?

  init(
    _ request: URLRequest, _ handler: any WKURLSchemeHandler,
    ended: @escaping @MainActor (PageTask, (any Error)?) -> Void
  ) {
    self.request = request
    self.handler = handler
    self.ended = ended
    super.init()
  }

  func didReceive(_ response: URLResponse) { self.response = response }
  func didReceive(_ data: Data) { self.data.append(data) }
  func didFinish() { afterwards { self.end(nil) } }
  func didFailWithError(_ error: any Error) { afterwards { self.end(error) } }

  /// Tells nobody any more.
  func stop() { ended = nil }

  private func end(_ error: (any Error)?) {
    let told = ended
    ended = nil
    told?(self, error)
  }
}
