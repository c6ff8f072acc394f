import Foundation

/// Follows what a scroll view does.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Takes in that another part of the content is shown.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Takes in that scrolling which the app asked to be shown has come to its end.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
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
    set {
      if let table = self as? UITableView {
        table.delegate = newValue as? any UITableViewDelegate
      } else if let text = self as? UITextView {
        text.delegate = newValue as? any UITextViewDelegate
      } else if let collection = self as? UICollectionView {
        collection.delegate = newValue as? any UICollectionViewDelegate
      } else {
        scrollDelegate = newValue
      }
    }
  }
}
