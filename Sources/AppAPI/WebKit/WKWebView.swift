package import AccessibilityModel
internal import AppHost
@_exported import FoundationNetworking
@_exported import UIKit

/// One page that was asked for.
open class WKNavigation: NSObject {}

/// How web views behave.
@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
  /// True where films play among the text.
  open var allowsInlineMediaPlayback = false
  /// What pages may do.
  open var preferences = WKPreferences()

  /// As usual.
  public nonisolated override init() { super.init() }
}

/// What pages may do.
@MainActor @preconcurrency
open class WKPreferences: NSObject {
  /// True where pages may open windows by themselves.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// The least size of their text, in points.
  open var minimumFontSize: CGFloat = 0

  /// As usual.
  public nonisolated override init() { super.init() }
}

/// Is told how pages come.
@MainActor @preconcurrency
public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Decides whether a page is got.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
  /// Takes in that a page is there.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation?)
  /// Takes in that a page could not be got.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation?, withError error: any Error)
}

extension WKNavigationDelegate {
  /// Has every page got.
  @preconcurrency
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {
    decisionHandler(.allow)
  }
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation?) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation?, withError error: any Error
  ) {}
}

/// Shows a page of the web: text that an app gives is heard, and pages that would have to be got are not.
@MainActor @preconcurrency
open class WKWebView: UIView {
  private var lines: [UILabel] = []

  /// How it behaves.
  public let configuration: WKWebViewConfiguration
  /// Who is told how pages come.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Who is told what pages want of the screen; no page wants anything here.
  public weak var uiDelegate: (any WKUIDelegate)?
  /// The address of the page.
  open private(set) var url: URL?
  /// What the page calls itself.
  open private(set) var title: String?
  /// True where a swipe from an edge goes back or forward.
  open var allowsBackForwardNavigationGestures = false
  /// No page is on its way.
  open var isLoading: Bool { false }
  /// How much of the page is there, from 0 to 1; all of it as soon as it was given.
  open private(set) var estimatedProgress = 0.0
  /// No page came before.
  open var canGoBack: Bool { false }
  /// No page comes after.
  open var canGoForward: Bool { false }
  /// What scrolls the page.
  public let scrollView = UIScrollView()

  /// Shows nothing yet.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    addSubview(scrollView)
  }

  /// Shows nothing yet.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Shows nothing yet.
  public convenience init() { self.init(frame: .zero) }

  /// Makes a view as an interface file describes it; it shows nothing yet.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    addSubview(scrollView)
  }

  /// Asks for a page; there is no web here, and the delegate is told so.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    let navigation = WKNavigation()
    let action = WKNavigationAction(request: request, navigationType: .other)
    guard let navigationDelegate else {
      fail(request, navigation)
      return navigation
    }
    navigationDelegate.webView(self, decidePolicyFor: action) { [weak self] policy in
      if policy != .cancel { self?.fail(request, navigation) }
    }
    return navigation
  }

  private func fail(_ request: URLRequest, _ navigation: WKNavigation) {
    url = request.url
    estimatedProgress = 0
    show([])
    let address = request.url?.absoluteString ?? "A page without an address"
    RunningApp.current.report(
      Diagnostic("\(address) was not loaded: a web view here shows only text given to loadHTMLString."))
    navigationDelegate?.webView(
      self, didFailProvisionalNavigation: navigation, withError: URLError(.notConnectedToInternet))
  }

  /// Shows a page that an app has as text.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    url = baseURL
    let page = WebPageText(string)
    title = page.title
    show(page.blocks)
    estimatedProgress = 1
    let navigation = WKNavigation()
    navigationDelegate?.webView(self, didFinish: navigation)
    return navigation
  }

  /// Asks for the page again; it stays as it is.
  @discardableResult
  open func reload() -> WKNavigation? { nil }
  /// Ends that a page is got; none is.
  open func stopLoading() {}
  /// Goes to the page before; there is none.
  @discardableResult
  open func goBack() -> WKNavigation? { nil }
  /// Goes to the page after; there is none.
  @discardableResult
  open func goForward() -> WKNavigation? { nil }

  /// The value of a property by its name; `nil` where there is none.
  open override func value(forKey key: String) -> Any? {
    switch key {
    case "estimatedProgress": estimatedProgress
    case "loading": isLoading
    case "URL": url
    case "title": title
    case "canGoBack": canGoBack
    case "canGoForward": canGoForward
    default: super.value(forKey: key)
    }
  }

  private func show(_ blocks: [WebPageText.Block]) {
    for line in lines { line.removeFromSuperview() }
    lines = blocks.map { block in
      let label = UILabel()
      label.text = block.text
      label.numberOfLines = 0
      label.accessibilityTraits = block.traits
      scrollView.addSubview(label)
      return label
    }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    var top: CGFloat = 8
    for line in lines {
      let size = line.sizeThatFits(CGSize(width: bounds.width - 16, height: .greatestFiniteMagnitude))
      line.frame = CGRect(x: 8, y: top, width: bounds.width - 16, height: size.height)
      top += size.height + 8
    }
    scrollView.contentSize = CGSize(width: bounds.width, height: top)
  }
}

extension WKWebView: ElementTyped {
  package var elementType: ElementType { .webView }
}
