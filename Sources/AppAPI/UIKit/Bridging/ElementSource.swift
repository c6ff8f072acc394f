import AccessibilityModel
import AppHost
import Drawing

/// Knows which elements lie in a view without being views of the UIKit kind, and does what is asked of them.
///
/// The view it is given to is described by it, in the view's place in the hierarchy.
@MainActor
package protocol ElementSource: AnyObject {
  /// Describes what lies in the view now; identities need to be unlike those of anything else on the screen.
  func describedElements() -> [AccessibilityNode]

  /// The container around everything it describes, where it made one.
  var containerID: ElementID? { get }

  /// The elements that are not as they were last described; `nil` where others came or went, or that is not known.
  func changedElements() -> [AccessibilityElement]?

  /// True where the last description held an element of this identity.
  func describes(_ id: ElementID) -> Bool

  /// Carries out a request about an element it described, by the identity it gave.
  func answer(_ request: Request.Kind) -> Answer

  /// Adds what is seen of it, in points of the screen; it was laid out before.
  func drawElements(into list: inout DisplayList)

  /// Ends the life of everything it shows.
  func close()
}

extension UIView {
  /// Lets something describe what lies in the view, in place of the view's subviews.
  ///
  /// - Parameter source: What describes it; whoever owns it keeps it. `nil` for the subviews again.
  package final func setElementSource(_ source: (any ElementSource)?) {
    sourceElements = source.map { SourceElements($0, in: self) }
    setNeedsDescription()
  }

  /// Who an element is in the tree, by the identity that the view's source gave it.
  package final func treeID(ofDescribed inner: ElementID) -> ElementID {
    sourceElements?.outer(of: inner) ?? inner
  }

  /// What people meet in the view and all inside it, with lasting identities.
  package final func describedNodes() -> [AccessibilityNode] {
    DescriptionPass.during { TreeBuilder(RunningApp.current.identities).nodes(of: self) }
  }
}

extension RunningApp {
  /// Carries out a request about views, or about an element that lies in one.
  package func answerInViews(_ request: Request.Kind) -> Answer {
    RequestHandler(host: self).answer(request)
  }

  /// Touches a point of the screen and lifts; true where a view did something about it.
  package func tapViews(at point: CGPoint) -> Bool { self[TouchDispatcher.self].tap(at: point) }
}
