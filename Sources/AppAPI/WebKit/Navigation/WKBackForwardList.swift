import UIKit

/// The pages before and after the one that is shown: none, as what an app gives itself does not count.
@MainActor @preconcurrency
open class WKBackForwardList: NSObject {
  /// The page that is shown.
  open var currentItem: WKBackForwardListItem? { nil }
  /// The page before it.
  open var backItem: WKBackForwardListItem? { nil }
  /// The page after it.
  open var forwardItem: WKBackForwardListItem? { nil }
  /// The pages before it, the first one first.
  open var backList: [WKBackForwardListItem] { [] }
  /// The pages after it, the next one first.
  open var forwardList: [WKBackForwardListItem] { [] }

  /// Without pages.
  nonisolated override init() { super.init() }

  /// The page so many places after the one that is shown, or before it.
  open func item(at index: Int) -> WKBackForwardListItem? { nil }
}

/// A page that was shown before.
@MainActor @preconcurrency
open class WKBackForwardListItem: NSObject {
  /// The address where it was found.
  public let url: URL
  /// What it calls itself.
  public let title: String?
  /// The address that was asked for.
  public let initialURL: URL

  init(url: URL, title: String?) {
    self.url = url
    self.title = title
    initialURL = url
    super.init()
  }
}
