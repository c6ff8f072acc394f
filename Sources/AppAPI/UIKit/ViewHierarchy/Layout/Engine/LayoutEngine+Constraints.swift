import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Drafts a constraint that is not there yet.
  func draft(_ constraint: NSLayoutConstraint) {
    guard ids[ObjectIdentifier(constraint)] == nil, let linear = linear(constraint) else { return }
    drafts.append((linear, .constraint(constraint)))
    // A second draft before the first is added would count it twice.
    ids[ObjectIdentifier(constraint)] = .some(Self.drafted)
  }

  private static let drafted: ConstraintID = {
    var solver = LinearSolver()
    return solver.add(LinearConstraint(LinearExpression(0), .equal, 0))
  }()

  /// Takes in another constant or priority of a constraint.
  func reconsider(_ constraint: NSLayoutConstraint) {
    guard let id = ids[ObjectIdentifier(constraint)] else { return draft(constraint) }
    guard let linear = linear(constraint) else {
      ids[ObjectIdentifier(constraint)] = nil
      reasons[id] = nil
      _ = solver.remove(id)
      return
    }
    solver.setPriority(linear.priority, of: id)
    numbers.append((id, linear.constant))
  }

  /// The constraint by unknowns; nil where it says nothing, as that a length is at most endless.
  private func linear(_ constraint: NSLayoutConstraint) -> LinearConstraint? {
    guard let first = constraint.first, let space = constraint.holder, !isEndless(constraint) else {
      return nil
    }
    let isMirrored =
      (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
      && (constraint.directionView ?? first.itemView)?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = sum(first, constraint.firstAttribute, in: space, isMirrored: isMirrored)
    var right = LinearExpression(constraint.constant)
    if let second = constraint.second {
      let other = sum(second, constraint.secondAttribute, in: space, isMirrored: isMirrored)
      right = constraint.multiplier == 1 ? other + right : other * constraint.multiplier + right
    }
    let relation: LinearConstraint.Relation =
      switch constraint.relation {
      case .lessThanOrEqual: .lessOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterOrEqual
      }
    return LinearConstraint(left, relation, right, priority: ConstraintPriority(constraint.priority))
  }

  private func isEndless(_ constraint: NSLayoutConstraint) -> Bool {
    switch constraint.relation {
    case .lessThanOrEqual: constraint.constant >= Self.hugeLength
    case .equal: false
    case .greaterThanOrEqual: constraint.constant <= -Self.hugeLength
    }
  }

  /// An attribute as a sum of unknowns in a view around; negative where that counts from the right.
  private func sum(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, in space: UIView, isMirrored: Bool
  ) -> LinearExpression {
    if let inside = attribute.insideMargins, let view = item.asView {
      return sum(view.layoutMarginsGuide, inside, in: space, isMirrored: isMirrored)
    }
    switch attribute {
    case .leading:
      return isMirrored
        ? across(item, 1, in: space) * -1 : across(item, 0, in: space)
    case .trailing:
      return isMirrored
        ? across(item, 0, in: space) * -1 : across(item, 1, in: space)
    case .left: return across(item, 0, in: space) * (isMirrored ? -1 : 1)
    case .right: return across(item, 1, in: space) * (isMirrored ? -1 : 1)
    case .centerX: return across(item, 0.5, in: space) * (isMirrored ? -1 : 1)
    case .top: return down(item, 0, in: space)
    case .bottom: return down(item, 1, in: space)
    case .centerY: return down(item, 0.5, in: space)
    case .firstBaseline: return baseline(of: item, isFirst: true, in: space)
    case .lastBaseline: return baseline(of: item, isFirst: false, in: space)
    case .width: return LinearExpression(part(item).width)
    case .height: return LinearExpression(part(item).height)
    default: return LinearExpression(0)
    }
  }

  /// A place between the left edge, 0, and the right one, 1.
  private func across(_ item: any LayoutItem, _ share: Double, in space: UIView) -> LinearExpression {
    guard let view = item.asView, view === space else {
      let part = part(item)
      var sum = LinearExpression(part.x)
      if share != 0 { sum.add(part.width, times: share) }
      return offset(&sum, from: item, to: space, isHorizontal: true)
    }
    if let scroll = view as? UIScrollView {
      let guide = share == 0.5 ? scroll.frameLayoutGuide : scroll.contentLayoutGuide
      return across(guide, share, in: space)
    }
    return LinearExpression(part(view).width, times: share, plus: view.alignmentRectInsets.left)
  }

  /// A place between the upper edge, 0, and the lower one, 1.
  private func down(_ item: any LayoutItem, _ share: Double, in space: UIView) -> LinearExpression {
    guard let view = item.asView, view === space else {
      let part = part(item)
      var sum = LinearExpression(part.y)
      if share != 0 { sum.add(part.height, times: share) }
      return offset(&sum, from: item, to: space, isHorizontal: false)
    }
    if let scroll = view as? UIScrollView {
      let guide = share == 0.5 ? scroll.frameLayoutGuide : scroll.contentLayoutGuide
      return down(guide, share, in: space)
    }
    return LinearExpression(part(view).height, times: share, plus: view.alignmentRectInsets.top)
  }

  /// Adds where every view lies in that the item lies in, up to one.
  private func offset(
    _ sum: inout LinearExpression, from item: any LayoutItem, to space: UIView, isHorizontal: Bool
  ) -> LinearExpression {
    var view = item.asView == nil ? item.itemView : item.asView?.parent
    while let current = view, current !== space {
      let part = part(current)
      let insets = current.alignmentRectInsets
      sum.add(isHorizontal ? part.x : part.y)
      sum.add(isHorizontal ? -insets.left : -insets.top)
      if let scroll = current as? UIScrollView {
        let shown = self.part(scroll.frameLayoutGuide)
        sum.add(isHorizontal ? shown.x : shown.y, times: -1)
      }
      view = current.parent
    }
    return sum
  }

  /// The line that the first or last line of text stands on.
  private func baseline(of item: any LayoutItem, isFirst: Bool, in space: UIView) -> LinearExpression {
    var view = item.asView
    while let current = view {
      let next = isFirst ? current.forFirstBaselineLayout : current.forLastBaselineLayout
      guard next !== current, next.isDescendant(of: current) else { break }
      view = next
    }
    guard let view else { return down(item, isFirst ? 0 : 1, in: space) }
    var sum = down(view, isFirst ? 0 : 1, in: space)
    sum.add(isFirst ? view.firstBaselineOffset : -view.lastBaselineOffset)
    return sum
  }
}
