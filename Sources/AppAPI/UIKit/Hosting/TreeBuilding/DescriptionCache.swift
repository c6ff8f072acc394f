import AccessibilityModel
import Foundation

/// What was found about a view and all inside it, as long as nothing changes.
struct DescriptionCache {
  var place: CGAffineTransform
  var nodes: [AccessibilityNode]
  /// The views inside it that were shown; `nil` for an element.
  let inside: [UIView]?
  /// True where it was a group.
  let isGroup: Bool
  /// True where everything in it moves with the view, and nothing has a place on the screen by itself.
  var movesAlong: Bool
  /// True once something changed in it.
  var isStale = false
  /// True where the nodes are those of an earlier look, because single elements in it were looked at since.
  var isOutdated = false
  /// True where what it holds was scrolled since it was found.
  var isScrolled = false

  /// True where a look would find the same again.
  func holds(at place: CGAffineTransform) -> Bool {
    !isStale && !isOutdated && !isScrolled && self.place == place
  }
}

extension UIView {
  /// True where it has no place on the screen by itself.
  var movesWithItsPlace: Bool {
    guard subtree == nil else { return false }
    guard let stored = storedProperties else { return true }
    return stored.frame == nil && stored.path == nil && stored.activationPoint == nil
  }
}
