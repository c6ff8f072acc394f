import UIKit

/// How web views behave.
///
///     let configuration = WKWebViewConfiguration()
///     configuration.setURLSchemeHandler(handler, forURLScheme: "guide")
///     WKWebView(frame: .zero, configuration: configuration).load(URLRequest(url: guide))
@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
  /// True where films play among the text.
  open var allowsInlineMediaPlayback = false
  /// What pages may do.
  open var preferences = WKPreferences()
  /// What each page may do where nobody decides for it.
  open var defaultWebpagePreferences = WKWebpagePreferences()
  /// Whose scripts run in pages, and who hears from them.
  open var userContentController = WKUserContentController()
  /// Where what pages keep is kept.
  open lazy var websiteDataStore = WKWebsiteDataStore.default()
  /// Which views share a process.
  open var processPool = WKProcessPool()
  /// What stands last in the name that views give themselves; the system's word where there is none.
  open var applicationNameForUserAgent: String?
  /// True where films may go on in a small window.
  open var allowsPictureInPictureMediaPlayback = true
  /// True where films may play on another device.
  open var allowsAirPlayForMediaPlayback = true
  /// Which films and sounds wait until a person starts them.
  open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes.all
  /// True where nothing is shown before all of it is there.
  open var suppressesIncrementalRendering = false
  /// What in the text of pages becomes a link by itself.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// True where people may enlarge pages that forbid it.
  open var ignoresViewportScaleLimits = false
  /// How much a selection grows at once.
  open var selectionGranularity = WKSelectionGranularity.dynamic
  /// Who says in which direction controls of pages run.
  open var userInterfaceDirectionPolicy = WKUserInterfaceDirectionPolicy.content
  /// True where pages of the domains alone are got that the app names.
  open var limitsNavigationsToAppBoundDomains = false
  /// True where hosts that are known to have it are asked over a safe connection.
  open var upgradeKnownHostsToHTTPS = true
  /// True where words are proposed within a line as it is typed.
  open var allowsInlinePredictions = false

  private var schemeHandlers: [String: any WKURLSchemeHandler] = [:]

  /// As usual.
  public nonisolated override init() { super.init() }

  /// Has an object answer for every address of a scheme that the web does not have; it ends that with `nil`.
  open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String)
  {
    guard !WKWebView.handlesURLScheme(urlScheme) else { return }
    schemeHandlers[urlScheme.lowercased()] = urlSchemeHandler
  }

  /// The object that answers for the addresses of a scheme.
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    schemeHandlers[urlScheme.lowercased()]
  }
}

/// Views with the same one share what they keep in memory.
@MainActor @preconcurrency
open class WKProcessPool: NSObject {
  /// One that no view shares yet.
  public nonisolated override init() { super.init() }
}
