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
