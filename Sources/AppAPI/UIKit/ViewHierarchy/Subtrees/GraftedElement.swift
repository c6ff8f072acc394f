import AccessibilityModel
import AppHost
import Foundation

/// An element of a grafted subtree, as it stands among responders.
///
/// What responders are asked in any case (to be activated, to scroll, to escape) it answers as a responder. The
/// responder after it is the element around it, and after the outermost one the view that shows the subtree.
@MainActor
package protocol GraftedElement: UIResponder {
  /// The identity that the source gave it.
  var sourceID: ElementID { get }
  /// Who it is in the tree.
  var treeID: ElementID { get set }
  /// The view that shows the subtree.
  var subtreeView: UIView? { get }

  /// Changes its value by a step; false where it does not do that itself.
  func adjust(isIncrement: Bool) -> Bool
  /// Performs one of its actions.
  func performAction(at index: Int) -> Answer
  /// Finds the next place of one of its rotors; `nil` where the rotor is not its own.
  func place(_ search: Request.RotorSearch) -> Answer?
  /// Makes rows of a lazy container; `nil` where it makes none.
  func realize(_ range: Range<Int>) -> Answer?
  /// Changes its text, or what is selected in it; `nil` where it has none.
  func carryOut(_ edit: TextEdit) -> Bool?
  /// Does what holding a finger on it does; false where it does nothing by itself.
  func longPress() -> Bool
  /// Scrolls by as little as brings a rectangle of the screen into sight.
  func reveal(_ frame: CGRect)
  /// Takes in that the cursor of an assistive technology is on it.
  func cursorArrived()
}
