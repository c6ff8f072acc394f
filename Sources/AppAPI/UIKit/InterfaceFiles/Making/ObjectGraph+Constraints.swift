import Foundation

extension ObjectGraph {
  /// Makes the constraint that an element describes; what it relates to nothing is left out.
  func addConstraint(_ element: InterfaceElement, in view: UIView) {
    let element = variations.resolved(element)
    // The editor puts these in to be quiet, and a build leaves them out.
    guard element["placeholder"] != "YES" else { return }
    guard let first = item(element["firstItem"], element["firstAttribute"], in: view, isFirst: true) else {
      return
    }
    var second: (item: AnyObject, attribute: NSLayoutConstraint.Attribute)?
    if element["secondItem"] != nil || element["secondAttribute"] != nil {
      second = item(element["secondItem"], element["secondAttribute"], in: view, isFirst: false)
      guard second != nil else { return }
    }
    let constraint = NSLayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: Self.relation(element["relation"]),
      toItem: second?.item, attribute: second?.attribute ?? .notAnAttribute,
      multiplier: Self.multiplier(element["multiplier"]), constant: Self.constant(of: element))
    if let priority = element.number("priority") { constraint.priority = UILayoutPriority(Float(priority)) }
    constraint.identifier = element["identifier"]
    adopt(constraint, as: element.id)
    if element["active"] != "NO" { constraint.isActive = true }
    finish(constraint, element)
  }

  private static func constant(of element: InterfaceElement) -> CGFloat {
    if let constant = element.number("constant") { return constant }
    return element["symbolic"] == "YES" || element["constant"] == "standard" ? 8 : 0
  }

  private static func relation(_ name: String?) -> NSLayoutConstraint.Relation {
    switch name {
    case "greaterThanOrEqual": .greaterThanOrEqual
    case "lessThanOrEqual": .lessThanOrEqual
    default: .equal
    }
  }

  /// A number, or a ratio such as `4:3`.
  private static func multiplier(_ text: String?) -> CGFloat {
    guard let text else { return 1 }
    let parts = text.split(separator: ":").compactMap { Double($0) }
    guard let first = parts.first, first.isFinite else { return 1 }
    guard parts.count == 2, parts[1] != 0 else { return first }
    return first / parts[1]
  }

  /// What a constraint relates, with the attribute of it that is meant.
  private func item(
    _ id: String?, _ attribute: String?, in view: UIView, isFirst: Bool
  ) -> (item: AnyObject, attribute: NSLayoutConstraint.Attribute)? {
    guard let attribute = attribute.flatMap(NSLayoutConstraint.Attribute.init(described:)) else { return nil }
    guard let id else { return (view, attribute) }
    if let object = object(id) as? UIView { return (object, attribute) }
    guard let guide = guides[id], let owner = guide.view else { return nil }
    switch guide.kind {
    case "safeArea": return (owner.safeAreaLayoutGuide, attribute)
    case "layoutMargins": return (owner.layoutMarginsGuide, attribute)
    case "readableContent": return (owner.readableContentGuide, attribute)
    case "keyboard": return (owner.keyboardLayoutGuide, attribute)
    case "contentLayoutGuide": return (owner as? UIScrollView).map { ($0.contentLayoutGuide, attribute) }
    case "frameLayoutGuide": return (owner as? UIScrollView).map { ($0.frameLayoutGuide, attribute) }
    // The guides of older files have no height inside the safe area; their inner edges are its edges.
    case "top": return attribute == .top ? (owner, .top) : (owner.safeAreaLayoutGuide, .top)
    case "bottom": return attribute == .bottom ? (owner, .bottom) : (owner.safeAreaLayoutGuide, .bottom)
    default: return (owner.safeAreaLayoutGuide, attribute)
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute with the name that interface files use.
  init?(described name: String) {
    guard let attribute = Self.described[name] else { return nil }
    self = attribute
  }

  private static let described: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing,
    "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
    "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
    "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
  ]
}
