import AccessibilityModel
import Drawing
import Foundation

extension UIStepper {
  /// Draws the background of both buttons and the line between them.
  func renderingEffect(into list: inout DisplayList) {
    drawBox(bounds, radius: 8, .tertiarySystemFill, into: &list)
    let line = CGRect(x: bounds.midX - 0.5, y: bounds.minY + 7, width: 1, height: max(bounds.height - 14, 0))
    drawBox(line, .separator, into: &list)
  }
}
