import AccessibilityModel
import AppHost
import Foundation
internal import Typography

/// A view whose picture can grow at the text sizes for accessibility.
@MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  /// True where the picture grows at the text sizes for accessibility.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension ImageGrowth {
  /// By how much a picture is larger at a text size.
  func factor(in category: TextSizeCategory) -> Double {
    guard category.isAccessibilitySize else { return 1 }
    return switch self {
    case .bodyLeading: Typography.TextStyle.body.scale(in: category)
    case .bodySize:
      Typography.TextStyle.body.size(in: category) / Typography.TextStyle.body.size(in: .large)
    }
  }
}

extension UIImage {
  /// The rule that its size rests on where it grows with the text; none at a size that is none for accessibility.
  @MainActor
  func growthRules(in traits: UITraitCollection, grows: Bool) -> [UncertainRule] {
    let category = UITraitCollection.textSize(of: traits)
    guard grows, symbolStyle == nil, category.isAccessibilitySize else { return [] }
    return [RunningApp.current[ViewPolicy.self].imageGrowth.rule]
  }

  /// Width and height at the text size of some traits, in points.
  ///
  /// A symbol that was made for a text style is as large as its letters; any other picture grows where it is to, and
  /// the size is one for accessibility.
  @MainActor
  func size(in traits: UITraitCollection, grows: Bool) -> CGSize {
    guard symbolStyle != nil || grows else { return size }
    let category = UITraitCollection.textSize(of: traits)
    if let symbolStyle { return Self.square(forLetters: symbolStyle.size(in: category)) }
    let factor = RunningApp.current[ViewPolicy.self].imageGrowth.factor(in: category)
    return CGSize(width: (size.width * factor).rounded(), height: (size.height * factor).rounded())
  }
}
