import Foundation

/// A width or a height, from which constraints are made.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A constraint that the length is a number of points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    relation(.equal, c)
  }

  /// A constraint that the length is at least a number of points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relation(.greaterThanOrEqual, c)
  }

  /// A constraint that the length is at most a number of points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relation(.lessThanOrEqual, c)
  }

  /// A constraint that the length is a multiple of another one.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    relation(.equal, anchor, 0, multiplier: m)
  }

  /// A constraint that the length is at least a multiple of another one.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    relation(.greaterThanOrEqual, anchor, 0, multiplier: m)
  }

  /// A constraint that the length is at most a multiple of another one.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    relation(.lessThanOrEqual, anchor, 0, multiplier: m)
  }

  /// A constraint that the length is a multiple of another one and a number of points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relation(.equal, anchor, c, multiplier: m)
  }

  /// A constraint that the length is at least a multiple of another one and a number of points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relation(.greaterThanOrEqual, anchor, c, multiplier: m)
  }

  /// A constraint that the length is at most a multiple of another one and a number of points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relation(.lessThanOrEqual, anchor, c, multiplier: m)
  }

  private func relation(
    _ relation: NSLayoutConstraint.Relation, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(owner, attribute, relation, nil, .notAnAttribute, multiplier: 1, constant: constant)
  }
}
