import Foundation

/// Follows what a scroll view does.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Takes in that another part of the content is shown.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Takes in that a finger begins to scroll.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Takes in that the finger is about to be lifted, and may change where the content comes to rest.
  ///
  /// Not called where scrolling comes to rest at whole pages.
  /// - Parameters:
  ///   - scrollView: What is scrolled.
  ///   - velocity: How fast the content moves, in points a millisecond.
  ///   - targetContentOffset: Where it will come to rest; what is written there is kept to the limits.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Takes in that the finger was lifted, and whether the content goes on.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Takes in that content which a finger pushed goes on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Takes in that two fingers begin to magnify the view inside.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Takes in that scrolling which the app asked to be shown has come to its end.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Takes in that content which a person pushed has come to rest; called after a page was scrolled, too.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// The view inside that is magnified; `nil` for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Takes in that the view inside is shown in another size.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Takes in that the view inside has come to the size it keeps.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Takes in that the space around the content changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Leaves it where it would come to rest by itself.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// None.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// Says in an app's own words where in its content a view is; asked after a page was scrolled.
///
/// - Source: Behaviour 1.9
@MainActor @preconcurrency
public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
  /// Where in the content the view is; `nil` for the system's words.
  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
  /// Where in the content the view is, with the way it is spoken; `nil` for the plain words.
  func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}

extension UIScrollViewAccessibilityDelegate {
  /// The system's words.
  public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { nil }
  /// The plain words.
  public func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString? { nil }
}

/// A view that can be scrolled and has a delegate.
///
/// Views with a delegate of a narrower kind have a property of their own under the same name.
@MainActor @preconcurrency
public protocol UIScrollViewDelegating: AnyObject {}

extension UIScrollView: UIScrollViewDelegating {}

extension UIScrollViewDelegating where Self: UIScrollView {
  /// Who follows what the view does.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { setDelegate(newValue) }
  }
}
