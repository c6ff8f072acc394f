import Foundation

/// How a label or a picture is drawn where nobody said it of that itself.
struct Ink {
  /// Its colour; nil leaves it as it is.
  var color: UIColor?
  /// On which side its lines stand; nil leaves it as it is.
  var alignment: NSTextAlignment?
}

/// A view that decides how labels and pictures inside it are drawn.
@MainActor
protocol InkSource: UIView {
  /// How a part of it is drawn; nil leaves it to the part.
  func ink(for part: UIView) -> Ink?
}

extension UIView {
  /// How the view around it wants it drawn.
  var givenInk: Ink? {
    if let source = parent as? any InkSource { return source.ink(for: self) }
    return (parent?.parent as? any InkSource)?.ink(for: self)
  }
}
