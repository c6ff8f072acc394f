import Foundation

extension NSLayoutConstraint {
  /// Its two sides in words, with its name where it has one.
  var told: String { identifier.map { "\(text) (“\($0)”)" } ?? text }

  /// Its two sides in words, such as `UILabel.width ≥ 0.5 × UIView.width + 8`.
  private var text: String {
    let left = "\(Self.name(first)).\(firstAttribute)"
    let number = Self.text(constant)
    guard hasSecond else { return "\(left) \(sign) \(number)" }
    let factor = multiplier == 1 ? "" : "\(Self.text(multiplier)) × "
    let right = "\(factor)\(Self.name(second)).\(secondAttribute)"
    if constant == 0 { return "\(left) \(sign) \(right)" }
    return "\(left) \(sign) \(right) \(constant < 0 ? "−" : "+") \(Self.text(constant.magnitude))"
  }

  private var sign: String {
    switch relation {
    case .lessThanOrEqual: "≤"
    case .equal: "="
    case .greaterThanOrEqual: "≥"
    }
  }

  private static func name(_ item: (any LayoutItem)?) -> String {
    guard let item else { return "nothing" }
    guard let identifier = (item as? UIView)?.accessibilityIdentifier ?? (item as? UILayoutGuide)?.name else {
      return String(describing: type(of: item))
    }
    return "\(type(of: item)) “\(identifier)”"
  }

  static func text(_ number: CGFloat) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() && rounded.magnitude < 1e15
      ? String(Int(rounded)) : String(Double(rounded))
  }
}
