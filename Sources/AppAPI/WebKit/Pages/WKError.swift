import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of what goes wrong with pages.
public let WKErrorDomain = "WKErrorDomain"

/// Why a web view did not do what was asked.
public struct WKError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The reason, by the numbers that apps compare.
  public enum Code: Int, Sendable {
    /// Nobody knows, the page's process ended, and the view is gone.
    case unknown = 1
    /// The page's process ended, and the view is gone.
    case webContentProcessTerminated, webViewInvalidated
    /// A script did not run to its end, or gave what cannot be handed over.
    case javaScriptExceptionOccurred = 4
    /// A script gave what cannot be handed over.
    case javaScriptResultTypeIsUnsupported
    /// Rules were not understood, not found, not taken away, or are of another version.
    case contentRuleListStoreCompileFailed = 6
    /// Rules were not found, not taken away, or are of another version.
    case contentRuleListStoreLookUpFailed, contentRuleListStoreRemoveFailed
    /// Rules are of another version.
    case contentRuleListStoreVersionMismatch = 9
    /// A page did not become a styled text, or not in time.
    case attributedStringContentFailedToLoad = 10
    /// A page did not become a styled text in time.
    case attributedStringContentLoadTimedOut
    /// A script was meant for a part of the page that is gone.
    case javaScriptInvalidFrameTarget = 12
    /// The app keeps itself to other domains.
    case navigationAppBoundDomain = 13
    /// The app keeps itself to other domains, and so do its scripts.
    case javaScriptAppBoundDomain = 14
  }

  /// The reason.
  public let code: Code

  /// An error for a reason.
  public init(_ code: Code) { self.code = code }

  /// The same for every error of web views.
  public static var errorDomain: String { WKErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// What an app shows of it.
  public var errorDescription: String? {
    switch code {
    case .javaScriptExceptionOccurred: "A JavaScript exception occurred"
    case .javaScriptResultTypeIsUnsupported: "JavaScript execution returned a result of an unsupported type"
    default: "An unknown error occurred"
    }
  }
}
