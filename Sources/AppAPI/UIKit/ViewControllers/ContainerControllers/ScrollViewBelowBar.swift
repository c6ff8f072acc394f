import Foundation

extension UIViewController {
  /// The scrolling view whose content passes beneath a bar at the upper edge: the one that was set, else the first that
  /// begins at the upper edge of the view.
  var scrollViewBelowBar: UIScrollView? {
    contentScrollView(for: .top) ?? viewIfLoaded?.scrollViewAtUpperEdge
  }
}

extension UIView {
  /// The first scrolling view, of this one and those inside, that begins at its upper edge.
  fileprivate var scrollViewAtUpperEdge: UIScrollView? {
    if let scrollView = self as? UIScrollView { return scrollView }
    return subviews.lazy.filter { !$0.isHidden && $0.bounds.height > 0 && $0.frame.minY < 0.5 }
      .compactMap(\.scrollViewAtUpperEdge).first
  }
}
