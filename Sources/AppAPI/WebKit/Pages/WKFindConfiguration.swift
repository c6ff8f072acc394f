import UIKit

/// How words are looked for in a page.
@MainActor @preconcurrency
open class WKFindConfiguration: NSObject {
  /// True towards the beginning.
  open var backwards = false
  /// True where small letters are not found for capital ones.
  open var caseSensitive = false
  /// True where the search goes on at the other end.
  open var wraps = true

  /// As usual.
  public nonisolated override init() { super.init() }
}

/// Whether words were found.
@MainActor @preconcurrency
open class WKFindResult: NSObject {
  /// True where they are somewhere in the page.
  public let matchFound: Bool

  init(_ matchFound: Bool) {
    self.matchFound = matchFound
    super.init()
  }
}

extension WKWebView {
  /// Looks for words within the paragraphs of the page.
  public func find(
    _ string: String, configuration: WKFindConfiguration = WKFindConfiguration(),
    completionHandler: @escaping @MainActor (WKFindResult) -> Void
  ) {
    afterwards { completionHandler(self.result(of: string, configuration)) }
  }

  /// Looks for words within the paragraphs of the page.
  ///
  /// - Throws: Nothing here.
  public func find(
    _ string: String, configuration: WKFindConfiguration = WKFindConfiguration()
  ) async throws -> WKFindResult {
    result(of: string, configuration)
  }

  private func result(of string: String, _ configuration: WKFindConfiguration) -> WKFindResult {
    let options: String.CompareOptions = configuration.caseSensitive ? [] : .caseInsensitive
    return WKFindResult(texts.contains { $0.range(of: string, options: options) != nil })
  }
}
