import AccessibilityModel
import Drawing
import Foundation

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
