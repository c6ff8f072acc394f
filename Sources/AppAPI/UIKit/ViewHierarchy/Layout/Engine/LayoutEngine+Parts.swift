import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// The unknowns of a view or guide, made when they are first needed.
  func part(_ item: any LayoutItem) -> LayoutPart {
    if let part = parts[ObjectIdentifier(item)] { return part }
    let part = LayoutPart(item, role(of: item), in: &solver)
    parts[ObjectIdentifier(item)] = part
    order.append(part)
    switch part.role {
    case .root: draftRoot(part)
    case .fixed:
      part.numbers = numbers(ofFixed: part)
      for number in 0..<4 { draftNumber(part, number, part.variables[number] - LinearExpression(0)) }
    case .free:
      if let view = item.asView { draftContent(of: view, part) }
    case .guide: break
    case .system(let role): draftGuide(part, role)
    }
    return part
  }

  private func role(of item: any LayoutItem) -> LayoutPart.Role {
    guard let view = item.asView else {
      return ((item as? UILayoutGuide)?.role).map { .system($0) } ?? .guide
    }
    if view === root { return .root }
    return view.followsConstraints ? .free : .fixed
  }

  /// Drafts that a sum equals one of the part's numbers.
  private func draftNumber(_ part: LayoutPart, _ number: Int, _ sum: LinearExpression) {
    let right = LinearExpression(part.numbers[number])
    drafts.append((LinearConstraint(sum, .equal, right), .part(part, number)))
  }

  private func draftRoot(_ part: LayoutPart) {
    guard let view = part.item?.asView else { return }
    guard let fitting else {
      part.numbers = numbers(ofRoot: view)
      draftNumber(part, 2, LinearExpression(part.width))
      return draftNumber(part, 3, LinearExpression(part.height))
    }
    draftContent(of: view, part)
    let insets = view.alignmentRectInsets
    for (variable, length, priority) in [
      (part.width, fitting.size.width - insets.left - insets.right, fitting.horizontal),
      (part.height, fitting.size.height - insets.top - insets.bottom, fitting.vertical),
    ] where length.magnitude < Self.hugeLength {
      solver.add(
        LinearConstraint(variable, .equal, LinearExpression(length), priority: ConstraintPriority(priority)))
    }
  }

  private func draftGuide(_ part: LayoutPart, _ role: GuideRole) {
    guard let view = part.item?.itemView else { return }
    part.numbers = numbers(of: role, in: view)
    let outer = self.part(view)
    let insets = view.alignmentRectInsets
    let bottom = part.y + part.height
    draftNumber(part, 0, LinearExpression(part.x))
    switch role {
    case .scrollContent:
      draftNumber(part, 1, LinearExpression(part.y))
    case .scrollFrame:
      draftNumber(part, 1, LinearExpression(part.y))
      draftNumber(part, 2, part.width - outer.width)
      draftNumber(part, 3, part.height - outer.height)
    case .topBars:
      draftNumber(part, 1, LinearExpression(part.y))
      draftNumber(part, 2, part.x + part.width - LinearExpression(outer.width))
      draftNumber(part, 3, LinearExpression(part.height))
    case .keyboard, .bottomBars:
      draftNumber(part, 1, part.y - outer.height)
      draftNumber(part, 2, part.width - outer.width)
      draftNumber(part, 3, bottom - LinearExpression(outer.height) - LinearExpression(insets.bottom))
    case .safeArea, .layoutMargins, .readableContent:
      draftNumber(part, 1, LinearExpression(part.y))
      draftNumber(part, 2, part.x + part.width - LinearExpression(outer.width))
      draftNumber(part, 3, bottom - LinearExpression(outer.height))
    }
  }

  // MARK: Numbers that come from outside

  /// Takes in what frames, insets and offsets are now.
  func takeFrames() {
    for part in order { takeNumbers(of: part) }
  }

  /// Takes in what the insets of a view's guides are now; true where one changed.
  func takeGuides(of view: UIView) -> Bool {
    guard let guides = view.layoutState?.systemGuides, !guides.isEmpty else { return false }
    var isChanged = false
    for guide in guides.values {
      if let part = parts[ObjectIdentifier(guide)], takeNumbers(of: part) { isChanged = true }
    }
    return isChanged
  }

  @discardableResult
  private func takeNumbers(of part: LayoutPart) -> Bool {
    let numbers: [Double]
    switch part.role {
    case .root:
      guard fitting == nil, let view = part.item?.asView else { return false }
      numbers = self.numbers(ofRoot: view)
    case .fixed: numbers = self.numbers(ofFixed: part)
    case .system(let role):
      guard let view = part.item?.itemView else { return false }
      numbers = self.numbers(of: role, in: view)
    case .free, .guide: return false
    }
    guard numbers != part.numbers else { return false }
    part.numbers = numbers
    for (number, id) in zip(numbers, part.ids) {
      if let id { self.numbers.append((id, number)) }
    }
    return true
  }

  private func numbers(ofRoot view: UIView) -> [Double] {
    let insets = view.alignmentRectInsets
    return [
      0, 0, view.size.width - insets.left - insets.right, view.size.height - insets.top - insets.bottom,
    ]
  }

  private func numbers(ofFixed part: LayoutPart) -> [Double] {
    guard let view = part.item?.asView else { return part.numbers }
    let rect = CGRect(origin: view.origin, size: view.size).inset(by: view.alignmentRectInsets)
    return [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
  }

  private func numbers(of role: GuideRole, in view: UIView) -> [Double] {
    let around = view.alignmentRectInsets
    let horizontal = around.left + around.right
    switch role {
    case .scrollContent: return [0, 0, 0, 0]
    case .scrollFrame: return [view.boundsOrigin.x, view.boundsOrigin.y, 0, 0]
    case .topBars: return [0, 0, horizontal, view.safeAreaInsets.top]
    case .keyboard, .bottomBars:
      return [0, around.top + around.bottom - role.covered(in: view), horizontal, around.top]
    case .safeArea, .layoutMargins, .readableContent:
      let insets = role.insets(in: view)
      return [
        insets.left, insets.top, horizontal - insets.right, around.top + around.bottom - insets.bottom,
      ]
    }
  }
}

extension ConstraintPriority {
  init(_ priority: UILayoutPriority) {
    self.init(Double(priority.rawValue))
  }
}
