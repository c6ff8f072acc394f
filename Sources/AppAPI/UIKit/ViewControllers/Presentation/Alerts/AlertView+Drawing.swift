import AccessibilityModel
import Drawing
import Foundation

extension AlertView {
  /// Draws the lines between what is asked and the answers.
  func renderingEffect(into list: inout DisplayList) {
    drawBox(bounds, UIColor.quaternarySystemFill, into: &list)
    let buttons = subviews.filter { $0 is AlertButton && !$0.isHidden }
    for button in buttons {
      let place = button.frame
      drawBox(CGRect(x: place.minX, y: place.minY, width: place.width, height: 0.5), .separator, into: &list)
      guard place.minX > bounds.minX + 1 else { continue }
      drawBox(CGRect(x: place.minX, y: place.minY, width: 0.5, height: place.height), .separator, into: &list)
    }
  }
}

extension AlertView: DefaultAppearanceSource {
  func defaultAppearance(for part: UIView) -> DefaultAppearance? {
    guard let label = part as? UILabel else { return nil }
    let isMessageOfSheet = isSheet && label !== subviews.first
    return DefaultAppearance(color: isMessageOfSheet ? .secondaryLabel : .label, alignment: .center)
  }
}

extension AlertButton: DefaultAppearanceSource {
  func defaultAppearance(for part: UIView) -> DefaultAppearance? {
    let color: UIColor =
      if !isEnabled { .tertiaryLabel } else if isDestructive { .systemRed } else { tintColor }
    return DefaultAppearance(color: color, alignment: .center)
  }
}
