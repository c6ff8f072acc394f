import Foundation

extension UIStackView {
  /// Makes the constraints that arrange the views as everything is set now.
  func arrange() {
    NSLayoutConstraint.deactivate(ownConstraints)
    for gap in gaps { removeLayoutGuide(gap) }
    ownConstraints = []
    gaps = []
    let views = shownViews
    relateEnds(views)
    relateNeighbours(views)
    relateLengths(views)
    for view in views { align(view, to: views) }
    keepTight()
    NSLayoutConstraint.activate(ownConstraints)
  }

  private var isRow: Bool { axis == .horizontal }
  private var frameItem: any LayoutItem { isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self }
  private var start: NSLayoutConstraint.Attribute { isRow ? .leading : .top }
  private var end: NSLayoutConstraint.Attribute { isRow ? .trailing : .bottom }
  private var length: NSLayoutConstraint.Attribute { isRow ? .width : .height }
  private var breadth: NSLayoutConstraint.Attribute { isRow ? .height : .width }
  private var middle: NSLayoutConstraint.Attribute { isRow ? .centerX : .centerY }

  @discardableResult
  private func relate(
    _ name: String, _ first: any LayoutItem, _ firstAttribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: (any LayoutItem)?,
    _ secondAttribute: NSLayoutConstraint.Attribute, times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      first, firstAttribute, relation, second, secondAttribute, multiplier: multiplier, constant: constant)
    constraint.priority = priority
    constraint.identifier = "stack \(name)"
    constraint.directionView = self
    ownConstraints.append(constraint)
    return constraint
  }

  /// The outer views reach the ends.
  private func relateEnds(_ views: [UIView]) {
    guard let first = views.first, let last = views.last else { return }
    relate("start", first, start, .equal, frameItem, start)
    relate("end", last, end, .equal, frameItem, end)
  }

  /// The space after a view that is followed by another.
  private func spacing(after view: UIView) -> CGFloat { customSpacings[ObjectIdentifier(view)] ?? spacing }

  private func relateNeighbours(_ views: [UIView]) {
    let measuresLines = isBaselineRelativeArrangement && !isRow
    for (view, next) in zip(views, views.dropFirst()) {
      let (from, to): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
        measuresLines ? (.lastBaseline, .firstBaseline) : (end, start)
      let isLeast = distribution == .equalSpacing || distribution == .equalCentering
      relate(
        "spacing", next, to, isLeast ? .greaterThanOrEqual : .equal, view, from, plus: spacing(after: view))
    }
    switch distribution {
    case .equalSpacing:
      equalizeGaps(
        views, from: measuresLines ? .lastBaseline : end, to: measuresLines ? .firstBaseline : start)
    case .equalCentering: equalizeGaps(views, from: middle, to: middle)
    case .fill, .fillEqually, .fillProportionally: break
    }
  }

  /// Guides between views that are of one length.
  private func equalizeGaps(
    _ views: [UIView], from: NSLayoutConstraint.Attribute, to: NSLayoutConstraint.Attribute
  ) {
    for (place, (view, next)) in zip(views, views.dropFirst()).enumerated() {
      let gap = UILayoutGuide()
      addLayoutGuide(gap)
      gaps.append(gap)
      relate("gap", gap, start, .equal, view, from)
      relate("gap", gap, end, .equal, next, to)
      guard let first = gaps.first, first !== gap else { continue }
      // Where least spacings stand against it, the first middles give way last.
      let priority: UILayoutPriority =
        distribution == .equalSpacing
        ? UILayoutPriority(999) : UILayoutPriority(150 - Float(min(place, 100)) / 100)
      relate("equal gaps", gap, length, .equal, first, length, priority: priority)
    }
  }

  private func relateLengths(_ views: [UIView]) {
    guard let first = views.first else { return }
    switch distribution {
    case .fillEqually:
      for view in views.dropFirst() { relate("equal lengths", view, length, .equal, first, length) }
    case .fillProportionally: relateProportions(views)
    case .fill:
      // Where several views resist growing alike, the last one grows.
      for (place, view) in views.enumerated() {
        relate(
          "order", view, length, .lessThanOrEqual, nil, .notAnAttribute,
          priority: UILayoutPriority(20 - Float(min(place, 190)) / 10))
      }
    case .equalSpacing, .equalCentering: break
    }
  }

  private func relateProportions(_ views: [UIView]) {
    let natural = views.map { view in
      let size = view.intrinsicContentSize
      return max(0, isRow ? size.width : size.height)
    }
    let total = natural.reduce(0, +)
    guard total > 0, let reference = natural.firstIndex(where: { $0 > 0 }) else {
      for view in views.dropFirst() { relate("equal lengths", view, length, .equal, views[0], length) }
      return
    }
    for (place, view) in views.enumerated() where place != reference {
      let share = natural[place] / natural[reference]
      relate(
        "proportion", view, length, .equal, views[reference], length, times: share,
        priority: UILayoutPriority(999))
    }
  }

  /// Across the axis.
  private func align(_ view: UIView, to views: [UIView]) {
    let near: NSLayoutConstraint.Attribute = isRow ? .top : .leading
    let far: NSLayoutConstraint.Attribute = isRow ? .bottom : .trailing
    let center: NSLayoutConstraint.Attribute = isRow ? .centerY : .centerX
    func keepInside() {
      relate("inside", view, near, .greaterThanOrEqual, frameItem, near)
      relate("inside", view, far, .lessThanOrEqual, frameItem, far)
    }
    switch alignment {
    case .fill:
      relate("fill", view, near, .equal, frameItem, near)
      relate("fill", view, far, .equal, frameItem, far)
    case .leading:
      relate("alignment", view, near, .equal, frameItem, near)
      relate("inside", view, far, .lessThanOrEqual, frameItem, far)
    case .trailing:
      relate("alignment", view, far, .equal, frameItem, far)
      relate("inside", view, near, .greaterThanOrEqual, frameItem, near)
    case .center:
      relate("alignment", view, center, .equal, frameItem, center)
      keepInside()
    case .firstBaseline, .lastBaseline:
      keepInside()
      guard isRow else {
        relate("alignment", view, near, .equal, frameItem, near)
        return
      }
      guard let first = views.first, first !== view else { return }
      let line: NSLayoutConstraint.Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      relate("alignment", view, line, .equal, first, line)
    }
  }

  /// The stack is no larger than what it arranges asks for, where nothing else is said.
  private func keepTight() {
    relate("tight", self, breadth, .lessThanOrEqual, nil, .notAnAttribute, priority: UILayoutPriority(15))
    if distribution == .equalSpacing || distribution == .equalCentering || shownViews.isEmpty {
      relate("tight", self, length, .lessThanOrEqual, nil, .notAnAttribute, priority: UILayoutPriority(15))
    }
  }
}
