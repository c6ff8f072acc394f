import FoundationNetworking
import UIKit

/// Keeps the cookies that an app gives pages, as long as the app runs.
@MainActor @preconcurrency
open class WKHTTPCookieStore: NSObject {
  private struct Observer {
    weak var object: (any WKHTTPCookieStoreObserver)?
  }

  private(set) var cookies: [HTTPCookie] = []
  private var observers: [Observer] = []

  nonisolated override init() { super.init() }

  /// Hands over every cookie.
  open func getAllCookies(_ completionHandler: @escaping @MainActor ([HTTPCookie]) -> Void) {
    afterwards { completionHandler(self.cookies) }
  }

  /// Every cookie, the oldest first.
  open func allCookies() async -> [HTTPCookie] { cookies }

  /// Keeps a cookie in the place of the one with its name, its domain and its path.
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
    keep(cookie)
    if let completionHandler { afterwards(completionHandler) }
  }

  /// Keeps a cookie in the place of the one with its name, its domain and its path.
  open func setCookie(_ cookie: HTTPCookie) async { keep(cookie) }

  /// Forgets a cookie.
  open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
    forget { Self.areSame($0, cookie) }
    if let completionHandler { afterwards(completionHandler) }
  }

  /// Forgets a cookie.
  open func deleteCookie(_ cookie: HTTPCookie) async { forget { Self.areSame($0, cookie) } }

  /// Has an object told of each change; it is not kept.
  open func add(_ observer: any WKHTTPCookieStoreObserver) {
    observers.append(Observer(object: observer))
  }

  /// Has an object told of no change any more.
  open func remove(_ observer: any WKHTTPCookieStoreObserver) {
    observers.removeAll { $0.object == nil || $0.object === observer }
  }

  /// Forgets those cookies that are meant.
  func forget(_ isMeant: (HTTPCookie) -> Bool) {
    let before = cookies.count
    cookies.removeAll(where: isMeant)
    if cookies.count != before { tell() }
  }

  private func keep(_ cookie: HTTPCookie) {
    cookies.removeAll { Self.areSame($0, cookie) }
    cookies.append(cookie)
    tell()
  }

  private func tell() {
    afterwards {
      for observer in self.observers { observer.object?.cookiesDidChange(in: self) }
    }
  }

  private static func areSame(_ first: HTTPCookie, _ second: HTTPCookie) -> Bool {
    first.name == second.name && first.domain == second.domain && first.path == second.path
  }
}

/// Is told when cookies change.
@MainActor @preconcurrency
public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
  /// Takes in that a cookie came, changed or went.
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
  /// Does nothing.
  public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}
