import UIKit

extension WKWebView {
  /// Answers a script that asks for what is known of the page; no other one runs here, and ends with an error.
  public func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    afterwards {
      if let answer = self.answer(to: javaScriptString) {
        completionHandler(answer, nil)
      } else {
        completionHandler(nil, WKError(.javaScriptExceptionOccurred))
      }
    }
  }

  /// Answers a script that asks for what is known of the page; no other one runs here, and ends with an error.
  ///
  /// - Throws: `javaScriptExceptionOccurred`.
  @discardableResult
  public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    guard let answer = self.answer(to: javaScriptString) else { throw WKError(.javaScriptExceptionOccurred) }
    return answer
  }

  /// Answers a script of a world that asks for what is known of the page.
  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    afterwards { completionHandler(self.result(of: javaScript)) }
  }

  /// Answers a script of a world that asks for what is known of the page.
  ///
  /// - Throws: `javaScriptExceptionOccurred`.
  @discardableResult
  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? {
    try result(of: javaScript).get()
  }

  /// Answers the body of a function that gives what is known of the page.
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld,
    completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    afterwards { completionHandler(self.result(of: functionBody)) }
  }

  /// Answers the body of a function that gives what is known of the page.
  ///
  /// - Throws: `javaScriptExceptionOccurred`.
  @discardableResult
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld
  ) async throws -> Any? {
    try result(of: functionBody).get()
  }

  private func result(of script: String) -> Result<Any, any Error> {
    guard let answer = self.answer(to: script) else { return .failure(WKError(.javaScriptExceptionOccurred)) }
    return .success(answer)
  }

  /// What a script would give that does no more than name a property that is known without running it.
  private func answer(to script: String) -> Any? {
    var name = script.trimmingCharacters(in: CharacterSet(charactersIn: "; \n\t"))
    if name.hasPrefix("return ") { name = String(name.dropFirst(7)) }
    if name.hasPrefix("window.") { name = String(name.dropFirst(7)) }
    switch name {
    case "document.title": return title ?? ""
    case "document.readyState": return "complete"
    case "document.URL", "document.location.href", "location.href", "location.toString()":
      return url?.absoluteString ?? "about:blank"
    case "document.body.innerText", "document.body.textContent", "document.documentElement.innerText":
      return texts.joined(separator: "\n")
    case "document.body.scrollHeight", "document.body.offsetHeight", "document.body.clientHeight",
      "document.documentElement.scrollHeight", "document.documentElement.offsetHeight":
      layoutIfNeeded()
      return NSNumber(value: Double(scrollView.contentSize.height.rounded(.up)))
    case "navigator.userAgent": return customUserAgent ?? usualUserAgent
    default: return nil
    }
  }

  /// What the view calls itself where the app says nothing else.
  private var usualUserAgent: String {
    let device = UIDevice.current
    let version = device.systemVersion.replacing(".", with: "_")
    let system = device.model == "iPad" ? "OS" : "iPhone OS"
    let words = [
      "Mozilla/5.0", "(\(device.model); CPU \(system) \(version) like Mac OS X)", "AppleWebKit/605.1.15",
      "(KHTML, like Gecko)",
    ]
    let ending = configuration.applicationNameForUserAgent.map { [$0] } ?? ["Mobile/15E148"]
    return (words + ending).joined(separator: " ")
  }
}
