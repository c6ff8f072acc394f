import Drawing
import Foundation

extension UISearchBar {
  /// Draws the background, where the bar has one.
  func renderingEffect(into list: inout DisplayList) {
    guard let color = barTintColor, searchBarStyle != .minimal else { return }
    drawBox(bounds, color, into: &list)
  }
}

extension UISearchBar: DefaultAppearanceSource {
  func defaultAppearance(for part: UIView) -> DefaultAppearance? {
    part is UILabel ? DefaultAppearance(color: .secondaryLabel, alignment: .center) : nil
  }
}
