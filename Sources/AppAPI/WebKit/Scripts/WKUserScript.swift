import UIKit

/// When a script of the app runs in a page.
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// Before anything else of the page is there.
  case atDocumentStart = 0
  /// When the text is there, and before its pictures are.
  case atDocumentEnd = 1
}

/// A script that an app adds to pages.
@MainActor @preconcurrency
open class WKUserScript: NSObject {
  /// The script as it was written.
  public let source: String
  /// When it would run.
  public let injectionTime: WKUserScriptInjectionTime
  /// True where it is not for pages within pages.
  public let isForMainFrameOnly: Bool

  /// A script among those of the page.
  public convenience init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.init(
      source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly, in: .page)
  }

  /// A script in a world of names.
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
    in contentWorld: WKContentWorld
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    super.init()
  }
}

/// A set of names that scripts share, apart from those of other scripts.
@MainActor @preconcurrency
open class WKContentWorld: NSObject {
  /// What it is called; `nil` for those of the system.
  public let name: String?

  private static var named: [String: WKContentWorld] = [:]
  /// The names of the page's own scripts.
  public static let page = WKContentWorld(nil)
  /// The names of an app that needs only one set.
  public static let defaultClient = WKContentWorld(nil)

  private init(_ name: String?) {
    self.name = name
    super.init()
  }

  /// The one with a name; the same each time.
  public static func world(name: String) -> WKContentWorld {
    if let known = named[name] { return known }
    let new = WKContentWorld(name)
    named[name] = new
    return new
  }
}
