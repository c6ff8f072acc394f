import FoundationNetworking
import UIKit

extension WKWebView {
  /// Asks for a file beside the page.
  public func startDownload(
    using request: URLRequest, completionHandler: @escaping @MainActor (WKDownload) -> Void
  ) {
    let download = WKDownload(request, self)
    afterwards {
      completionHandler(download)
      download.fail()
    }
  }

  /// Asks for a file beside the page.
  public func startDownload(using request: URLRequest) async -> WKDownload {
    let download = WKDownload(request, self)
    download.fail()
    return download
  }

  /// Asks for the rest of a file.
  public func resumeDownload(
    fromResumeData resumeData: Data, completionHandler: @escaping @MainActor (WKDownload) -> Void
  ) {
    let download = WKDownload(nil, self)
    afterwards {
      completionHandler(download)
      download.fail()
    }
  }

  /// Asks for the rest of a file.
  public func resumeDownload(fromResumeData resumeData: Data) async -> WKDownload {
    let download = WKDownload(nil, self)
    download.fail()
    return download
  }
}
