import Foundation

/// How a label or a picture is drawn where nobody said it of that itself.
struct DefaultAppearance {
  /// Its colour; nil leaves it as it is.
  var color: UIColor?
  /// On which side its lines stand; nil leaves it as it is.
  var alignment: NSTextAlignment?
}

/// A view that decides how labels and pictures inside it are drawn.
@MainActor
protocol DefaultAppearanceSource: UIView {
  /// How a part of it is drawn; nil leaves it to the part.
  func defaultAppearance(for part: UIView) -> DefaultAppearance?
}

extension UIView {
  /// How the view around it wants it drawn.
  var defaultAppearance: DefaultAppearance? {
    if let source = parent as? any DefaultAppearanceSource { return source.defaultAppearance(for: self) }
    return (parent?.parent as? any DefaultAppearanceSource)?.defaultAppearance(for: self)
  }
}
