import AccessibilityModel
import Drawing
import Foundation

/// The background of a bar: up or down to the edge of the screen, with a line where content begins.
@MainActor
struct BarBackground {
  let bar: UIView
  let appearance: UIBarAppearance
  let tint: UIColor?
  let isTranslucent: Bool
  let isAtTop: Bool
  /// True where a line parts the bar from the content.
  var hasLine = true

  /// Draws the background and the line.
  func draw(into list: inout DisplayList) {
    let color =
      appearance.backgroundColor ?? tint
      ?? UIColor.systemBackground.withAlphaComponent(isTranslucent ? 0.94 : 1)
    bar.drawBox(availableSpace, color, into: &list)
    if let image = appearance.backgroundImage {
      image.draw(
        in: availableSpace, tint: PaintColor(bar.tintColor, in: bar.traitCollection),
        traits: bar.traitCollection,
        into: &list)
    }
    if let shadow = appearance.shadowImage {
      let height = shadow.size.height
      let edge = CGRect(
        x: availableSpace.minX, y: isAtTop ? availableSpace.maxY : availableSpace.minY - height,
        width: availableSpace.width, height: height)
      return shadow.draw(
        in: edge, tint: PaintColor(bar.tintColor, in: bar.traitCollection), traits: bar.traitCollection,
        into: &list)
    }
    guard hasLine, color != .clear else { return }
    let edge = CGRect(
      x: availableSpace.minX, y: isAtTop ? availableSpace.maxY : availableSpace.minY - 0.5,
      width: availableSpace.width, height: 0.5)
    bar.drawBox(edge, appearance.shadowColor ?? .separator, into: &list)
  }

  /// The bar with what lies between it and the edge of the screen.
  private var availableSpace: CGRect {
    let bounds = bar.bounds
    let (here, screen) = (bar.convert(bounds, to: nil), UIScreen.main.bounds)
    let above = isAtTop ? min(max(here.minY, 0), 100) : 0
    let below = isAtTop ? 0 : min(max(screen.maxY - here.maxY, 0), 100)
    return CGRect(
      x: bounds.minX, y: bounds.minY - above, width: bounds.width, height: bounds.height + above + below)
  }
}
