import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Lengths from here on stand for as much as there can be.
  static let hugeLength: CGFloat = 1e8

  /// Drafts what the content of a view asks for.
  func draftContent(of view: UIView, _ part: LayoutPart) {
    let size = view.intrinsicContentSize
    part.numbers = [size.width, size.width, size.height, size.height]
    draftContent(of: view, part, .horizontal)
    draftContent(of: view, part, .vertical)
  }

  private func draftContent(of view: UIView, _ part: LayoutPart, _ axis: NSLayoutConstraint.Axis) {
    let (variable, place) = axis == .horizontal ? (part.width, 0) : (part.height, 2)
    let length = part.numbers[place]
    guard length >= 0, length < Self.hugeLength else { return }
    let hugging = ConstraintPriority(view.contentHuggingPriority(for: axis))
    let resistance = ConstraintPriority(view.contentCompressionResistancePriority(for: axis))
    drafts.append((.hugging(variable, length, priority: hugging), .part(part, place)))
    drafts.append((.resistingCompression(variable, length, priority: resistance), .part(part, place + 1)))
  }

  /// Takes in that the size of a view's content, or how much that matters, may have changed.
  func takeContent(of view: UIView) {
    guard let part = parts[ObjectIdentifier(view)] else { return }
    switch part.role {
    case .free: break
    case .root: guard fitting != nil else { return }
    case .fixed, .guide, .system: return
    }
    let size = view.intrinsicContentSize
    set(size.width, of: part, .horizontal)
    // Where the height follows the width, the last one stands until the width is known.
    if !view.heightFollowsWidth || part.ids[2] == nil { set(size.height, of: part, .vertical) }
    takePriorities(of: view, part)
  }

  private func takePriorities(of view: UIView, _ part: LayoutPart) {
    for (place, axis) in [(0, NSLayoutConstraint.Axis.horizontal), (2, .vertical)] {
      if let id = part.ids[place] {
        solver.setPriority(ConstraintPriority(view.contentHuggingPriority(for: axis)), of: id)
      }
      if let id = part.ids[place + 1] {
        solver.setPriority(ConstraintPriority(view.contentCompressionResistancePriority(for: axis)), of: id)
      }
    }
  }

  private func set(_ length: CGFloat, of part: LayoutPart, _ axis: NSLayoutConstraint.Axis) {
    let place = axis == .horizontal ? 0 : 2
    part.numbers[place] = length
    part.numbers[place + 1] = length
    let isSensible = length >= 0 && length < Self.hugeLength
    for number in [place, place + 1] {
      guard let id = part.ids[number] else { continue }
      if isSensible {
        numbers.append((id, length))
      } else {
        part.ids[number] = nil
        reasons[id] = nil
        solver.remove(id)
      }
    }
    guard isSensible, part.ids[place] == nil, let view = part.item?.asView else { return }
    draftContent(of: view, part, axis)
  }

  /// Takes in the height that content has at the width that was found; true where it is another one.
  func takeHeight(of part: LayoutPart) -> Bool {
    guard let view = part.item?.asView else { return false }
    let insets = view.alignmentRectInsets
    let width = solver.value(of: part.width) + insets.left + insets.right
    guard width > 0 else { return false }
    let height = view.contentHeight(atWidth: width)
    guard height >= 0, height < Self.hugeLength, height != part.numbers[2] else { return false }
    set(height, of: part, .vertical)
    return true
  }

  /// Sees to it that no part ends before it begins, where that came out; true where it did.
  ///
  /// Few layouts need it, so that it is asked for only then.
  func keepLengths() -> Bool {
    let found = solver
    var isNew = false
    for part in order {
      if case .fixed = part.role { continue }
      if found.value(of: part.width) < -1e-6 && keepLength(of: part, 0, part.width) { isNew = true }
      if found.value(of: part.height) < -1e-6 && keepLength(of: part, 1, part.height) { isNew = true }
    }
    return isNew
  }

  private func keepLength(of part: LayoutPart, _ place: Int, _ variable: LinearVariable) -> Bool {
    guard part.guards[place] == nil else { return false }
    part.guards[place] = solver.add(
      LinearConstraint(variable, .greaterOrEqual, 0, priority: Self.lengthPriority))
    return true
  }

  /// Above all that an app can wish for, below what it requires.
  private static let lengthPriority = ConstraintPriority(999.999)
}
