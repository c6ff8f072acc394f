import AccessibilityModel
import AppHost
import Drawing

/// Describes what lies in a view without being views of the UIKit kind, and does what is done to the whole of it.
///
/// Its elements are grafted into the tree, in the view's place in the hierarchy.
@MainActor
package protocol ElementSource: AnyObject {
  /// Describes what lies in the view now; identities need to be unlike those of anything else on the screen.
  func describedElements() -> [AccessibilityNode]

  /// The elements that are not as they were last described; `nil` where others came or went, or that is not known.
  func changedElements() -> [AccessibilityElement]?

  /// What has moved as a whole since this was last asked, by the identities that the source gave.
  func takeShifts() -> [ContentShift]

  /// The container around everything it describes, where it made one.
  var containerID: ElementID? { get }

  /// What stands among responders for an element of the last description; `nil` for elements elsewhere.
  func element(_ id: ElementID) -> (any GraftedElement)?

  /// Touches a point of the screen and lifts; true where something was done about it.
  func tap(at point: CGPoint) -> Bool

  /// Hands a key to whatever wants it, first around the element that the keyboard is at; true where it was used.
  func press(_ stroke: KeyStroke, on id: ElementID?) -> Bool

  /// The keys that do something and have a title.
  var shortcuts: [AppShortcut] { get }

  /// What is shown large while a finger is held at a point of the screen.
  func largeContent(at point: CGPoint) -> LargeContent?

  /// Does what a tap on the item there does that is shown large; the item, where there is one.
  func useLargeContent(at point: CGPoint) -> ElementID?

  /// How many gestures have been made of touches, presses of controls left out.
  var gesturesMade: Int { get }

  /// Takes every touch back, as though it had never been.
  func cancelTouches(at point: CGPoint)

  /// Takes in that the scene of the view is in use more, or less, than before.
  func sceneActivationChanged()

  /// Takes in that the cursor of an assistive technology has gone elsewhere.
  func cursorLeft()

  /// Adds what is seen of it, in points of the screen; it was laid out before.
  func drawElements(into list: inout DisplayList)

  /// Ends the life of everything it shows.
  func close()
}

extension UIView {
  /// Grafts what something describes into the tree, in place of the view's subviews.
  ///
  /// - Parameter source: What describes it; whoever owns it keeps it. `nil` for the subviews again.
  package final func setElementSource(_ source: (any ElementSource)?) {
    subtree = source.map { GraftedSubtree($0, in: self) }
    setNeedsDescription()
  }

  /// Who an element is in the tree, by the identity that the view's source gave it.
  package final func treeID(ofDescribed inner: ElementID) -> ElementID { subtree?.treeID(of: inner) ?? inner }

  /// What people meet in the view and all inside it, with lasting identities.
  package final func describedNodes() -> [AccessibilityNode] {
    DescriptionPass.during { TreeBuilder(RunningApp.current.identities).nodes(of: self) }
  }

  /// Carries out a request about an element that lies further inside than the view's own subtree.
  package final func answerInside(_ request: Request.Kind) -> Answer {
    RequestHandler(host: .current, inside: self).answer(request)
  }

  /// Touches a point of the screen and lifts; true where the view, or one inside it, did something about it.
  package final func tapInside(at point: CGPoint) -> Bool {
    RunningApp.current[TouchDispatcher.self].tap(at: point)
  }
}
