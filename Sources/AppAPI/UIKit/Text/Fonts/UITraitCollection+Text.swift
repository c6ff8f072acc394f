import Foundation
package import Typography

extension UITraitCollection {
  /// The text size that traits ask for; that of the current ones where they do not say it, else the usual one.
  package static func textSize(of traits: UITraitCollection?) -> TextSizeCategory {
    traits?.preferredContentSizeCategory.category ?? current.preferredContentSizeCategory.category ?? .large
  }

  /// How many pixels a point has in traits, or else in the current ones.
  package static func pixelsPerPoint(of traits: UITraitCollection?) -> CGFloat {
    guard let scale = traits?.displayScale, scale > 0 else { return current.displayScale }
    return scale
  }
}
