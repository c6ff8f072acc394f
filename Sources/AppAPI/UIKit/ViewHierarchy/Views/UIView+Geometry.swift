import Foundation

extension UIView {
  /// Moves and resizes at once; subviews follow a new size.
  func setGeometry(origin: CGPoint, size: CGSize, boundsOrigin: CGPoint? = nil) {
    let newBounds = boundsOrigin ?? self.boundsOrigin
    guard origin != self.origin || size != self.size || newBounds != self.boundsOrigin else { return }
    guard [origin.x, origin.y, size.width, size.height, newBounds.x, newBounds.y].allSatisfy(\.isFinite)
    else {
      return report(.senselessFrame(of: self))
    }
    let (oldSize, oldBounds) = (self.size, self.boundsOrigin)
    let isMoved = origin != self.origin || size != oldSize
    self.origin = origin
    self.size = size
    self.boundsOrigin = newBounds
    DescriptionPass.somethingMoved()
    if size != oldSize {
      if autoresizesSubviews {
        for child in children { child.follow(from: oldSize, to: size) }
      }
      setNeedsLayout()
    } else if isMoved || (self as? UIScrollView)?.noteContentShift(from: oldBounds) != true {
      setNeedsDescription()
    }
    if isMoved { frameDidChangeForLayout() }
    if clipsToBounds { clippingDidChange() }
  }

  /// Follows the superview's size as the mask says.
  private func follow(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty, !followsConstraints else { return }
    let mask = autoresizingMask
    let (x, width) = Self.stretched(
      start: origin.x, length: size.width, change: new.width - old.width, total: old.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    let (y, height) = Self.stretched(
      start: origin.y, length: size.height, change: new.height - old.height, total: old.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    setGeometry(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  /// Spreads a change of size over the flexible parts, in proportion to how long they are.
  private static func stretched(
    start: CGFloat, length: CGFloat, change: CGFloat, total: CGFloat,
    flexible: (before: Bool, inside: Bool, after: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let parts = [
      flexible.before ? max(start, 0) : 0, flexible.inside ? max(length, 0) : 0,
      flexible.after ? max(total - start - length, 0) : 0,
    ]
    let sum = parts.reduce(0, +)
    let count = [flexible.before, flexible.inside, flexible.after].filter { $0 }.count
    guard count > 0 else { return (start, length) }
    func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return sum > 0 ? change * part / sum : change / CGFloat(count)
    }
    return (start + share(parts[0], flexible.before), length + share(parts[1], flexible.inside))
  }

  /// Takes in that other parts of what lies inside may be seen than before.
  func clippingDidChange() {
    guard !(self is UIScrollView) else { return }
    notifyDescendants { $0.descriptionCache = nil }
    setNeedsDescription()
  }
}
