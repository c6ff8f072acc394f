import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Says once of each constraint that is left out why that is.
  func reportConflicts() {
    let conflicts = solver.conflicts
    guard !conflicts.isEmpty || !knownConflicts.isEmpty else { return }
    for conflict in conflicts where !knownConflicts.contains(conflict.broken) {
      guard let broken = reasons[conflict.broken].map(text) else { continue }
      switch conflict.reason {
      case .outOfRange: report(.immenseConstraint(broken))
      case .contradiction:
        let others = conflict.members.filter { $0 != conflict.broken }
        let texts = others.compactMap { reasons[$0].map(text) }
        report(.contradiction(broken, with: texts))
      }
    }
    knownConflicts = Set(conflicts.map(\.broken))
  }

  private func text(_ reason: LayoutReason) -> String {
    switch reason {
    case .constraint(let constraint): return constraint.told
    case .part(let part, let number):
      let name = part.item.map { String(describing: type(of: $0)) } ?? "nothing"
      let value = NSLayoutConstraint.text(part.numbers[number])
      let length = ["left", "top", "width", "height"][number]
      switch part.role {
      case .root, .fixed: return "\(name).\(length) = \(value) (its frame)"
      case .system(let role):
        return "\(part.item?.itemView.map { String(describing: type(of: $0)) } ?? "nothing").\(role)"
      case .free, .guide:
        return "the content of \(name), \(number < 2 ? "width" : "height") \(value)"
      }
    }
  }

  /// True where constraints leave open where a view or guide lies.
  func isAmbiguous(_ item: any LayoutItem) -> Bool {
    guard let part = parts[ObjectIdentifier(item)] else { return false }
    return !solver.ambiguous(among: part.variables).isEmpty
  }
}
