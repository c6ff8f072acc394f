import UIKit

extension WKWebView {
  /// Whether something in the page fills the screen.
  public enum FullscreenState: Int, Sendable {
    /// Nothing does.
    case notInFullscreen = 0
    /// It is about to.
    case enteringFullscreen = 1
    /// Something does.
    case inFullscreen = 2
    /// It goes back to its place.
    case exitingFullscreen = 3
  }

  /// Nothing in a page fills the screen by itself.
  public var fullscreenState: FullscreenState { .notInFullscreen }
  /// No page sees.
  public var cameraCaptureState: WKMediaCaptureState { .none }
  /// No page hears.
  public var microphoneCaptureState: WKMediaCaptureState { .none }
  /// The colour that the page wants around it; it says none that would be read.
  public var themeColor: UIColor? { nil }

  /// True for the schemes that need nobody in the app who answers.
  public static func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "about", "data", "blob", "javascript", "ws", "wss"]
      .contains(urlScheme.lowercased())
  }

  /// Shows text as if it had come for an address.
  @discardableResult
  public func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation {
    loadHTMLString(string, baseURL: request.url) ?? WKNavigation()
  }

  /// Shows data as if they had come for an address.
  @discardableResult
  public func loadSimulatedRequest(
    _ request: URLRequest, response: URLResponse, responseData data: Data
  ) -> WKNavigation {
    let page = load(
      data, mimeType: response.mimeType ?? "text/html",
      characterEncodingName: response.textEncodingName ?? "utf-8",
      baseURL: request.url ?? URL(filePath: "/"))
    return page ?? WKNavigation()
  }

  /// Shows a page that the app has as a file, by what asks for it.
  @discardableResult
  public func loadFileRequest(
    _ request: URLRequest, allowingReadAccessTo readAccessURL: URL
  ) -> WKNavigation {
    guard let file = request.url else { return WKNavigation() }
    return loadFileURL(file, allowingReadAccessTo: readAccessURL) ?? WKNavigation()
  }
}
