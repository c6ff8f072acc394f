import Foundation

/// A place between the left and the right, from which constraints are made.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// A constraint on the space after another place, in terms of the system's usual space.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relation(.equal, anchor, SystemSpacing.usual * multiplier)
  }

  /// A constraint that there is at least so much space after another place.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relation(.greaterThanOrEqual, anchor, SystemSpacing.usual * multiplier)
  }

  /// A constraint that there is at most so much space after another place.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relation(.lessThanOrEqual, anchor, SystemSpacing.usual * multiplier)
  }

  /// The distance to another place, as a length that can be constrained.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    guard let view = owner.itemView else { return NSLayoutDimension(owner, .width) }
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    guide.leadingAnchor.constraint(equalTo: self).isActive = true
    guide.trailingAnchor.constraint(equalTo: otherAnchor).isActive = true
    return guide.widthAnchor
  }
}

/// The space that the system leaves between things.
enum SystemSpacing {
  /// Between siblings, and between a view and what lies in it.
  static let usual: CGFloat = 8
}
