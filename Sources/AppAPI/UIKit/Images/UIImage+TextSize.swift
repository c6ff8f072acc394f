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

extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {}
extension UIButton: UIAccessibilityContentSizeCategoryImageAdjusting {}

/// How much a picture grows that follows the text sizes for accessibility.
///
/// - Source: at-behaviour 6.2
enum ImageGrowth: String, UncertainOption {
  /// As lines of body text do.
  case bodyLeading
  /// As the letters of body text do.
  case bodySize

  static var ruleName: String { "textSize.imageGrowth" }
  static var summary: String { "How much pictures grow that follow the text sizes for accessibility." }
  static var source: String { "at-behaviour 6.2" }

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
