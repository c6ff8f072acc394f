import ConstraintSolver
import Foundation

/// A view or guide as a layout knows it: four unknowns, in the coordinates of the view it lies in.
@MainActor
final class LayoutPart {
  /// Where its numbers come from.
  enum Role {
    /// The outermost view: only its size counts, and that is given.
    case root
    /// A view whose frame is given.
    case fixed
    /// A view that constraints place.
    case free
    /// A guide that the app placed.
    case guide
    /// A guide that the system placed.
    case system(GuideRole)
  }

  weak var item: (any LayoutItem)?
  let role: Role
  let x: LinearVariable
  let y: LinearVariable
  let width: LinearVariable
  let height: LinearVariable
  /// The constraints that give its place, or those that its content asks for; nil where one is not needed.
  var ids: [ConstraintID?] = [nil, nil, nil, nil]
  /// The numbers that `ids` go by.
  var numbers: [Double] = [0, 0, 0, 0]
  /// The constraints that keep its width and its height from being negative, where they would be.
  var guards: [ConstraintID?] = [nil, nil]
  /// Where the last layout put it.
  var solved = CGRect.null

  init(_ item: any LayoutItem, _ role: Role, in solver: inout LinearSolver) {
    self.item = item
    self.role = role
    x = solver.makeVariable()
    y = solver.makeVariable()
    width = solver.makeVariable()
    height = solver.makeVariable()
  }

  var variables: [LinearVariable] { [x, y, width, height] }

  var isFree: Bool { if case .free = role { true } else { false } }
}

/// Why a layout has a constraint.
@MainActor
enum LayoutReason {
  /// The app or a stack asked for it.
  case constraint(NSLayoutConstraint)
  /// It gives the place of a part, or is what its content asks for, by its number there.
  case part(LayoutPart, Int)
}
