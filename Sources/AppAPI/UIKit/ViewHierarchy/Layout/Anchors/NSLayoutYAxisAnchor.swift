import Foundation

/// A place between the top and the bottom, from which constraints are made.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// A constraint on the space below another place, in terms of the system's usual space.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relation(.equal, anchor, SystemSpacing.usual * multiplier)
  }

  /// A constraint that there is at least so much space below another place.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relation(.greaterThanOrEqual, anchor, SystemSpacing.usual * multiplier)
  }

  /// A constraint that there is at most so much space below another place.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relation(.lessThanOrEqual, anchor, SystemSpacing.usual * multiplier)
  }

  /// The distance to another place, as a length that can be constrained.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    guard let view = owner.itemView else { return NSLayoutDimension(owner, .height) }
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    guide.topAnchor.constraint(equalTo: self).isActive = true
    guide.bottomAnchor.constraint(equalTo: otherAnchor).isActive = true
    return guide.heightAnchor
  }
}
