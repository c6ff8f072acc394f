import Foundation

extension NSLayoutConstraint {
  /// Lets the nearest view around both items keep it, and the layout take it into account.
  func activate() {
    guard holder == nil else { return }
    guard let first, let view = first.itemView, !hasSecond || second != nil else {
      return report(.itemGone(from: self))
    }
    guard isMeaningful else { return report(.senselessRelation(self)) }
    let other = second.map { $0.itemView } ?? view
    guard let other, let ancestor = view.commonAncestor(with: other) else {
      return report(.noCommonAncestor(of: self))
    }
    holder = ancestor
    ancestor.ensuredLayout.hold(self)
    view.ensuredLayout.attached[ObjectIdentifier(self)] = self
    if other !== view { other.ensuredLayout.attached[ObjectIdentifier(self)] = self }
    view.countCrossings(upTo: ancestor, by: 1)
    if other !== view { other.countCrossings(upTo: ancestor, by: 1) }
    ancestor.layoutRoot.layoutState?.engine?.add(self)
    ancestor.constraintsDidChange()
  }

  /// Lets no view keep it any longer.
  func deactivate() {
    guard let ancestor = holder else { return }
    holder = nil
    ancestor.layoutRoot.layoutState?.engine?.remove(self)
    ancestor.layoutState?.held[ObjectIdentifier(self)] = nil
    let views = [first?.itemView, second?.itemView].compactMap { $0 }
    for (index, view) in views.enumerated() where index == 0 || view !== views[0] {
      view.layoutState?.attached[ObjectIdentifier(self)] = nil
      view.countCrossings(upTo: ancestor, by: -1)
    }
    ancestor.constraintsDidChange()
  }

  /// Tells the layout that its constant or priority is another one.
  func noteChange() {
    guard let holder else { return }
    holder.layoutRoot.layoutState?.engine?.change(self)
    holder.constraintsDidChange()
  }

  /// True where both attributes measure the same, and what is no length has something to be measured from.
  private var isMeaningful: Bool {
    guard let kind = firstAttribute.dimension else { return false }
    guard hasSecond else { return kind == .length }
    return kind == secondAttribute.dimension
  }
}

extension UIView {
  /// The nearest view that holds both views or is one of them.
  func commonAncestor(with other: UIView) -> UIView? {
    if self === other { return self }
    if other.parent === self { return self }
    if parent === other || (parent != nil && parent === other.parent) { return parent }
    var around: Set<ObjectIdentifier> = []
    var view: UIView? = self
    while let current = view {
      around.insert(ObjectIdentifier(current))
      view = current.parent
    }
    view = other
    while let current = view {
      if around.contains(ObjectIdentifier(current)) { return current }
      view = current.parent
    }
    return nil
  }

  /// Counts a constraint that reaches from outside into every view between this one and the one around.
  func countCrossings(upTo ancestor: UIView, by change: Int) {
    guard self !== ancestor else { return }
    var view = parent
    while let current = view, current !== ancestor {
      if !current.followsConstraints {
        let layout = current.ensuredLayout
        let wasCrossed = layout.crossings > 0
        layout.crossings += change
        if wasCrossed != (layout.crossings > 0) { current.boundaryDidChange() }
      }
      view = current.parent
    }
  }

  /// Sees to it that the views around are laid out again, by what constraints say now.
  func constraintsDidChange() {
    let root = layoutRoot
    root.setNeedsLayout()
    if root !== self { markForLayout() }
  }
}
