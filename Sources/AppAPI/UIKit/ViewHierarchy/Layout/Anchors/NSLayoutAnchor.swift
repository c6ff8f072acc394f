import Foundation

/// A place or a length of a view or guide, from which constraints are made.
///
///     label.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8).isActive = true
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let owner: any LayoutItem
  let attribute: NSLayoutConstraint.Attribute

  init(_ owner: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.owner = owner
    self.attribute = attribute
    super.init()
  }

  /// The view or guide that it is a part of.
  open var item: AnyObject? { owner }

  /// What it is called in messages.
  open var name: String { "\(type(of: owner)).\(attribute)" }

  /// A constraint that both are the same.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relation(.equal, anchor, 0)
  }

  /// A constraint that this one is at least the other.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relation(.greaterThanOrEqual, anchor, 0)
  }

  /// A constraint that this one is at most the other.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relation(.lessThanOrEqual, anchor, 0)
  }

  /// A constraint that this one is the other and a number of points.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relation(.equal, anchor, c)
  }

  /// A constraint that this one is at least the other and a number of points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relation(.greaterThanOrEqual, anchor, c)
  }

  /// A constraint that this one is at most the other and a number of points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relation(.lessThanOrEqual, anchor, c)
  }

  func relation(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>, _ constant: CGFloat,
    multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      owner, attribute, relation, other.owner, other.attribute, multiplier: multiplier, constant: constant)
  }
}

extension NSLayoutConstraint {
  /// The anchor of the first side.
  public var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(first ?? UILayoutGuide(), firstAttribute)
  }

  /// The anchor of the second side, where there is one.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second.map { NSLayoutAnchor($0, secondAttribute) }
  }
}
