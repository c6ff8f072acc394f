@_exported import SwiftUI

/// Shows a page of the web among other views.
public struct WebView: View {
  private let url: URL?

  /// Shows the page at an address.
  public init(url: URL?) { self.url = url }

  /// The page.
  public var body: some View { WebScreen(url: url) }
}

private struct WebScreen: UIViewRepresentable {
  let url: URL?

  func makeUIView(context: Context) -> WKWebView { WKWebView() }

  func updateUIView(_ view: WKWebView, context: Context) {
    if let url, view.url != url { view.load(URLRequest(url: url)) }
  }
}
