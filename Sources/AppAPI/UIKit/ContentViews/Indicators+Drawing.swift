import AccessibilityModel
import Drawing
import Foundation

extension UIActivityIndicatorView {
  /// Draws the spokes of the wheel.
  func renderingEffect(into list: inout DisplayList) {
    drawWheel(in: bounds, color ?? .systemGray, into: &list)
  }
}

extension UIProgressView {
  /// Draws a track, and what is done in the tint colour.
  func renderingEffect(into list: inout DisplayList) {
    let radius = progressViewStyle == .default ? bounds.height / 2 : 0
    drawBox(
      bounds, radius: radius, trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill),
      into: &list)
    let done = CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width * CGFloat(progress), height: bounds.height)
    drawBox(mirrored(done), radius: radius, progressTintColor ?? tintColor, into: &list)
  }
}

extension UIRefreshControl {
  /// Draws the wheel and the words below it while content is loaded.
  func renderingEffect(into list: inout DisplayList) {
    guard isRefreshing else { return }
    let words = attributedTitle?.string ?? ""
    let wheel = square(20, in: bounds).offsetBy(dx: 0, dy: words.isEmpty ? 0 : -10)
    drawWheel(in: wheel, tintColorOfWheel, into: &list)
    guard !words.isEmpty else { return }
    drawWords(
      words, font: .systemFont(ofSize: 12), .secondaryLabel, alignment: .center,
      in: CGRect(x: bounds.minX, y: wheel.maxY + 4, width: bounds.width, height: 18), into: &list)
  }

  private var tintColorOfWheel: UIColor { ownTintColor ?? .systemGray }
}
