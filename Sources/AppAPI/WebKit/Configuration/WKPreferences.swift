import UIKit

/// What pages may do.
@MainActor @preconcurrency
open class WKPreferences: NSObject {
  /// True where pages may open windows by themselves.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// The least size of their text, in points.
  open var minimumFontSize: CGFloat = 0
  /// True where scripts of pages may run; newer apps ask each page's preferences.
  open var javaScriptEnabled = true
  /// True where people are warned of pages that pretend to be others.
  open var isFraudulentWebsiteWarningEnabled = true
  /// True where an element of a page may fill the screen.
  open var isElementFullscreenEnabled = false
  /// True where people may select text.
  open var isTextInteractionEnabled = true
  /// True where pages are shown that only work with exceptions made for them.
  open var isSiteSpecificQuirksModeEnabled = true
  /// True where a printed page has its background.
  open var shouldPrintBackgrounds = false
  /// What a page does that is not on the screen.
  open var inactiveSchedulingPolicy = InactiveSchedulingPolicy.suspend

  /// As usual.
  public nonisolated override init() { super.init() }

  /// What a page may still do that is not on the screen.
  public enum InactiveSchedulingPolicy: Int, Sendable {
    /// Nothing.
    case suspend = 0
    /// A little now and then.
    case throttle = 1
    /// The same as on the screen.
    case none = 2
  }
}

/// What one page may do, and which of its looks is asked for.
@MainActor @preconcurrency
open class WKWebpagePreferences: NSObject {
  /// For which kind of device a page is asked for.
  public enum ContentMode: Int, Sendable {
    /// The one that fits the device.
    case recommended = 0
    /// As for a phone.
    case mobile = 1
    /// As for a computer.
    case desktop = 2
  }

  /// True where scripts of the page may run.
  open var allowsContentJavaScript = true
  /// The kind of device that the page is asked for.
  open var preferredContentMode = ContentMode.recommended
  /// True where whatever could be misused is off.
  open var isLockdownModeEnabled = false

  /// As usual.
  public nonisolated override init() { super.init() }
}

/// The name by which Objective-C knows the kinds of devices that pages are asked for.
public typealias WKContentMode = WKWebpagePreferences.ContentMode
