import AccessibilityModel
import Drawing
import Foundation

extension UIPageControl {
  /// Draws a dot for each page, in white unless other colours are set.
  func renderingEffect(into list: inout DisplayList) {
    guard numberOfPages > 1 || !hidesForSinglePage else { return }
    let (dot, step): (CGFloat, CGFloat) = (8, 18)
    let width = CGFloat(max(numberOfPages, 1)) * step - (step - dot)
    if backgroundStyle == .prominent {
      drawBox(
        CGRect(x: bounds.midX - width / 2 - 14, y: bounds.midY - 13, width: width + 28, height: 26),
        radius: 13, .systemFill, into: &list)
    }
    for index in 0..<numberOfPages {
      let place = CGRect(
        x: bounds.midX - width / 2 + CGFloat(index) * step, y: bounds.midY - dot / 2, width: dot,
        height: dot)
      let color: UIColor =
        index == currentPage
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.5)
      drawDisc(mirrored(place), color, into: &list)
    }
  }
}
