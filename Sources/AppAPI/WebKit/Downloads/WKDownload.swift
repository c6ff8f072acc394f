import FoundationNetworking
import UIKit

/// A file that is asked for; there is no web here, and the delegate is told so.
@MainActor @preconcurrency
open class WKDownload: NSObject {
  /// What was asked.
  public let originalRequest: URLRequest?
  /// Where it was asked for.
  open private(set) weak var webView: WKWebView?
  /// Who is told how it goes.
  open weak var delegate: (any WKDownloadDelegate)?
  private var hasEnded = false

  init(_ request: URLRequest?, _ webView: WKWebView) {
    originalRequest = request
    self.webView = webView
    super.init()
  }

  /// Gives the file up; nothing of it came.
  open func cancel(_ completionHandler: (@MainActor (Data?) -> Void)? = nil) {
    hasEnded = true
    if let completionHandler { afterwards { completionHandler(nil) } }
  }

  /// Gives the file up; nothing of it came.
  @discardableResult
  open func cancel() async -> Data? {
    hasEnded = true
    return nil
  }

  /// Ends without a network, once the app had time to give it a delegate.
  func fail() {
    afterwards {
      guard !self.hasEnded else { return }
      self.hasEnded = true
      self.delegate?.download(self, didFailWithError: URLError(.notConnectedToInternet), resumeData: nil)
    }
  }
}

/// Is told how a file comes.
@MainActor @preconcurrency
public protocol WKDownloadDelegate: NSObjectProtocol {
  /// Says where the file is put.
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping @MainActor (URL?) -> Void)
  /// Says in time where the file is put.
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
  ) async -> URL?
  /// Takes in that the whole file is there.
  func downloadDidFinish(_ download: WKDownload)
  /// Takes in that the file could not be got, and what would help to go on.
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
  /// Puts it nowhere.
  public func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping @MainActor (URL?) -> Void
  ) {
    completionHandler(nil)
  }
  /// Puts it nowhere.
  public func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
  ) async -> URL? {
    nil
  }
  /// Does nothing.
  public func downloadDidFinish(_ download: WKDownload) {}
  /// Does nothing.
  public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
}
