import Foundation

extension UIScrollView {
  /// How large the view inside is shown that the delegate names; 1 for its own size.
  public var zoomScale: CGFloat {
    get { knownZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Shows the view inside that the delegate names in another size, within the limits.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard let view = scrollDelegate?.viewForZooming(in: self), show(view, at: scale) else { return }
    scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: knownZoomScale)
  }

  /// Shows the view inside in another size, within the limits; true where that is a change.
  func show(_ view: UIView, at scale: CGFloat) -> Bool {
    let target = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    guard target != knownZoomScale else { return false }
    let corner = view.frame.origin
    knownZoomScale = target
    view.transform = CGAffineTransform(scaleX: target, y: target)
    view.frame.origin = corner
    contentSize = view.frame.size
    scrollDelegate?.scrollViewDidZoom(self)
    return true
  }

  /// Magnifies so that a rectangle of the content, in the points of the view inside, fills the view.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
    let middle = CGPoint(x: rect.midX * zoomScale, y: rect.midY * zoomScale)
    contentOffset = clamped(CGPoint(x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2))
  }

  /// Says where in the content the view is, in the words of the app where it has some.
  func postStatus() {
    let own = scrollDelegate as? any UIScrollViewAccessibilityDelegate
    if let words = own?.accessibilityAttributedScrollStatus(for: self) {
      return UIAccessibility.post(notification: .pageScrolled, argument: words)
    }
    UIAccessibility.post(
      notification: .pageScrolled, argument: own?.accessibilityScrollStatus(for: self) ?? scrollStatus)
  }
}
