package import AccessibilityModel
internal import AppHost
@_exported import FoundationNetworking
@_exported import UIKit

/// Shows a page of the web: text that an app gives is heard, and pages that would have to be got are not.
@MainActor @preconcurrency
open class WKWebView: UIView {
  private var lines: [UILabel] = []
  private var task: PageTask?

  /// How it behaves.
  public let configuration: WKWebViewConfiguration
  /// Who is told how pages come.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Who is told what pages want of the screen; no page wants anything here.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The address of the page.
  open private(set) var url: URL?
  /// What the page calls itself.
  open private(set) var title: String?
  /// True where a swipe from an edge goes back or forward.
  open var allowsBackForwardNavigationGestures = false
  /// True while a page is on its way, which is over at once unless the app itself answers later.
  open private(set) var isLoading = false
  /// How much of the page is there, from 0 to 1; all of it as soon as it was given.
  open private(set) var estimatedProgress = 0.0
  /// No page came before.
  open var canGoBack: Bool { false }
  /// No page comes after.
  open var canGoForward: Bool { false }
  /// Nothing was got over a safe connection, for nothing was got.
  open var hasOnlySecureContent: Bool { false }
  /// What scrolls the page.
  public let scrollView = UIScrollView()
  /// The pages before and after this one; there are none.
  public let backForwardList = WKBackForwardList()
  /// What the view calls itself to those who give pages; the system's words where there are none.
  open var customUserAgent: String?
  /// True where a link that is pressed shows what it leads to.
  open var allowsLinkPreview = true
  /// By how much the page is enlarged.
  open var pageZoom: CGFloat = 1
  /// Which kind of page the app asks for; nothing here depends on it.
  open var mediaType: String?
  /// True where developers may look into the page.
  open var isInspectable = false
  /// True where people may search the page with the system's bar.
  open var isFindInteractionEnabled = false
  /// The colour around a page that is drawn further than it goes.
  open var underPageBackgroundColor: UIColor? = .systemBackground
  /// What is kept of the view to show the same again.
  open var interactionState: Any?

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
  ///
  /// The app itself may answer for a scheme of its own.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    let navigation = WKNavigation()
    let action = WKNavigationAction(request: request, navigationType: .other, webView: self)
    guard let navigationDelegate else {
      begin(request, navigation)
      return navigation
    }
    navigationDelegate.webView(
      self, decidePolicyFor: action, preferences: configuration.defaultWebpagePreferences,
      decisionHandler: { [weak self] policy, _ in
        if policy != .cancel { self?.begin(request, navigation) }
      })
    return navigation
  }

  /// Asks the app where it answers for the scheme; else there is no page.
  private func begin(_ request: URLRequest, _ navigation: WKNavigation) {
    stopLoading()
    url = request.url
    isLoading = true
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    guard let scheme = request.url?.scheme,
      let handler = configuration.urlSchemeHandler(forURLScheme: scheme)
    else {
      let address = request.url?.absoluteString ?? "A page without an address"
      RunningApp.current.report(
        Diagnostic("\(address) was not loaded: a web view here shows only text given to loadHTMLString."))
      fail(navigation, URLError(.notConnectedToInternet))
      return
    }
    let started = PageTask(request, handler) { [weak self] task, error in
      self?.take(task, error, navigation)
    }
    task = started
    handler.webView(self, start: started)
  }

  /// Takes what the app answered.
  private func take(_ ended: PageTask, _ error: (any Error)?, _ navigation: WKNavigation) {
    task = nil
    if let error {
      fail(navigation, error)
      return
    }
    guard let navigationDelegate, let response = ended.response else {
      present(PageContent(ended).text, at: ended.request.url, navigation)
      return
    }
    navigationDelegate.webView(
      self, decidePolicyFor: WKNavigationResponse(response: response),
      decisionHandler: { [weak self] policy in
        guard policy == .allow else {
          self?.fail(navigation, URLError(.cancelled))
          return
        }
        self?.present(PageContent(ended).text, at: ended.request.url, navigation)
      })
  }

  /// Ends with an empty page.
  private func fail(_ navigation: WKNavigation, _ error: any Error) {
    isLoading = false
    estimatedProgress = 0
    show([])
    navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
  }

  /// Shows a page that an app has as text.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    give(WebPageText(string), at: baseURL)
  }

  /// Shows a page that an app has as data; of other kinds than text nothing is heard.
  @discardableResult
  open func load(
    _ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    give(PageContent(data, mimeType, characterEncodingName).text, at: baseURL)
  }

  /// Shows a page that the app has as a file.
  @discardableResult
  open func loadFileURL(_ file: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    guard let page = PageContent(contentsOf: file) else {
      let navigation = WKNavigation()
      stopLoading()
      url = file
      isLoading = true
      navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
      fail(navigation, URLError(.fileDoesNotExist))
      return navigation
    }
    return give(page.text, at: file)
  }

  private func give(_ page: WebPageText, at address: URL?) -> WKNavigation {
    let navigation = WKNavigation()
    stopLoading()
    url = address
    isLoading = true
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    present(page, at: address, navigation)
    return navigation
  }

  private func present(_ page: WebPageText, at address: URL?, _ navigation: WKNavigation) {
    url = address
    title = page.title
    show(page.blocks)
    navigationDelegate?.webView(self, didCommit: navigation)
    isLoading = false
    estimatedProgress = 1
    navigationDelegate?.webView(self, didFinish: navigation)
  }

  /// Asks for the page again; it stays as it is.
  @discardableResult
  open func reload() -> WKNavigation? { nil }
  /// Asks for the page again, whatever was kept of it; it stays as it is.
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { nil }
  /// Waits for no answer of the app any more.
  open func stopLoading() {
    isLoading = false
    guard let stopped = task else { return }
    task = nil
    stopped.stop()
    stopped.handler.webView(self, stop: stopped)
  }
  /// Goes to the page before; there is none.
  @discardableResult
  open func goBack() -> WKNavigation? { nil }
  /// Goes to the page after; there is none.
  @discardableResult
  open func goForward() -> WKNavigation? { nil }
  /// Goes to a page of the list; it has none.
  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }

  /// The value of a property by its name; `nil` where there is none.
  open override func value(forKey key: String) -> Any? {
    switch key {
    case "estimatedProgress": estimatedProgress
    case "loading": isLoading
    case "URL": url
    case "title": title
    case "canGoBack": canGoBack
    case "canGoForward": canGoForward
    case "hasOnlySecureContent": hasOnlySecureContent
    default: super.value(forKey: key)
    }
  }

  /// The texts of the page, from its top to its end.
  var texts: [String] { lines.compactMap(\.text) }

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
