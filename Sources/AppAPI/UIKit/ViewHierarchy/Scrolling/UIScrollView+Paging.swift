extension UIScrollView {
  /// The point that is shown at the top left corner after scrolling by a page.
  ///
  /// - Source: Behaviour 1.9
  func offset(afterPage direction: UIAccessibilityScrollDirection) -> CGPoint {
    let page = isPagingEnabled ? bounds.size : bounds.inset(by: adjustedContentInset).size
    var offset = contentOffset
    switch direction {
    case .up, .previous: offset.y -= page.height
    case .down, .next: offset.y += page.height
    case .left: offset.x -= page.width
    case .right: offset.x += page.width
    }
    return isPagingEnabled ? nearestPage(to: offset) : offset
  }

  /// Scrolls so that a rectangle of the content is seen, to whole pages where it scrolls by these.
  ///
  /// - Source: Behaviour 1.10.3 G3
  func reveal(_ rect: CGRect) {
    let shown = bounds.inset(by: adjustedContentInset)
    guard isPagingEnabled, !shown.contains(rect), bounds.width > 0, bounds.height > 0 else {
      return scrollRectToVisible(rect, animated: false)
    }
    let page = CGPoint(
      x: (rect.minX / bounds.width).rounded(.down) * bounds.width,
      y: (rect.minY / bounds.height).rounded(.down) * bounds.height)
    let target = clamped(page)
    guard target != contentOffset else { return }
    contentOffset = target
    scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    scrollDelegate?.scrollViewDidEndDecelerating(self)
  }

  /// The beginning of the page that lies nearest to a point of the content.
  private func nearestPage(to offset: CGPoint) -> CGPoint {
    guard bounds.width > 0, bounds.height > 0 else { return offset }
    return CGPoint(
      x: (offset.x / bounds.width).rounded() * bounds.width,
      y: (offset.y / bounds.height).rounded() * bounds.height)
  }
}
