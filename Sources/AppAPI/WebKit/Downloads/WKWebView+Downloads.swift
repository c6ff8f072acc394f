import FoundationNetworking
import UIKit

extension WKWebView {
  /// Asks for a file beside the page.
  public func startDownload(
    using request: URLRequest, completionHandler: @escaping @MainActor (WKDownload) -> Void
  ) {
    tell(WKDownload(request, self), to: completionHandler)
  }

  /// Asks for a file beside the page.
  public func startDownload(using request: URLRequest) async -> WKDownload {
    failed(WKDownload(request, self))
  }

  /// Asks for the rest of a file.
  public func resumeDownload(
    fromResumeData resumeData: Data, completionHandler: @escaping @MainActor (WKDownload) -> Void
  ) {
    tell(WKDownload(nil, self), to: completionHandler)
  }

  /// Asks for the rest of a file.
  public func resumeDownload(fromResumeData resumeData: Data) async -> WKDownload {
    failed(WKDownload(nil, self))
  }

  private func tell(_ download: WKDownload, to handler: @escaping @MainActor (WKDownload) -> Void) {
    afterwards {
      handler(download)
      download.fail()
    }
  }

  private func failed(_ download: WKDownload) -> WKDownload {
    download.fail()
    return download
  }
}
