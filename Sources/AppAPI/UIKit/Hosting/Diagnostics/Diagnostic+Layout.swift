import AccessibilityModel
import AppHost
import Foundation

// What is wrong with constraints.
extension Diagnostic {
  @MainActor
  static func senselessConstant(of constraint: NSLayoutConstraint) -> Diagnostic {
    Diagnostic(
      "A number of the constraint \(constraint.told) that is infinite or none was ignored. Give it finite numbers."
    )
  }

  @MainActor
  static func senselessRelation(_ constraint: NSLayoutConstraint) -> Diagnostic {
    Diagnostic(
      "The constraint \(constraint.told) relates what cannot be compared and was ignored. Relate edges of one axis "
        + "with each other, and lengths with lengths or numbers.")
  }

  static func notALayoutItem(_ value: Any) -> Diagnostic {
    Diagnostic(
      "A constraint was made with \(type(of: value)), which has no place on the screen. Use a UIView or a "
        + "UILayoutGuide.")
  }

  @MainActor
  static func itemGone(from constraint: NSLayoutConstraint) -> Diagnostic {
    Diagnostic(
      "The constraint \(constraint.told) names a view or guide that is gone or belongs to no view; it was not "
        + "activated. Keep the view, and add the guide to one.")
  }

  @MainActor
  static func noCommonAncestor(of constraint: NSLayoutConstraint) -> Diagnostic {
    Diagnostic(
      "The constraint \(constraint.told) was not activated: no view holds both items. Add them to one view first."
    )
  }

  static func immenseConstraint(_ constraint: String) -> Diagnostic {
    Diagnostic(
      "The constraint \(constraint) has a number beyond 100,000,000 and was left out. Use smaller numbers.")
  }

  /// Says which constraint is left out, and with which ones it cannot be met.
  static func contradiction(_ broken: String, with others: [String]) -> Diagnostic {
    let known = others.count > 6 ? others.prefix(6) + ["\(others.count - 6) more"] : others[...]
    let list = known.joined(separator: "; ")
    let reason = list.isEmpty ? "it contradicts itself" : "it cannot hold together with \(list)"
    return Diagnostic(
      "The constraint \(broken) was left out: \(reason). Remove one, or give one a priority below 1000.")
  }

  static func badFormat(_ format: String, at position: Int, _ problem: String) -> Diagnostic {
    Diagnostic(
      "The visual format “\(format)” cannot be read at character \(position + 1): \(problem). No constraint "
        + "was made of it.")
  }

  @MainActor
  static func notArranged(_ view: UIView, in stack: UIStackView) -> Diagnostic {
    Diagnostic(
      "\(type(of: stack)) was asked about \(type(of: view)), which it does not arrange. Call "
        + "addArrangedSubview first.")
  }
}
