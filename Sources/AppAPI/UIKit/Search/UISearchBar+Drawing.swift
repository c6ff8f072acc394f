import Drawing
import Foundation

extension UISearchBar {
  /// Draws the ground, where the bar has one.
  func drawLook(into list: inout DisplayList) {
    guard let color = barTintColor, searchBarStyle != .minimal else { return }
    drawBox(bounds, color, into: &list)
  }
}

extension UISearchBar: InkSource {
  func ink(for part: UIView) -> Ink? {
    part is UILabel ? Ink(color: .secondaryLabel, alignment: .center) : nil
  }
}
