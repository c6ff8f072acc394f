/// The steps that turn one state of a tree into another.
public struct TreeDiff: Hashable, Sendable {
  /// One step.
  public enum Change: Hashable, Sendable {
    /// Takes an element and all it contains out of the tree.
    case remove(ElementID)
    /// Puts an element and all it contains behind a sibling, or first where `after` is `nil`.
    case insert(AccessibilityNode, parent: ElementID?, after: ElementID?)
    /// Moves an element and all it contains to another place.
    case move(ElementID, parent: ElementID, after: ElementID?)
    /// Replaces the attributes of an element.
    case update(AccessibilityElement)
    /// Moves everything that a container holds, and not the container itself, by so many points.
    case shift(inside: ElementID, by: Point)
  }

  /// The steps, in the order in which they are to be applied.
  public var changes: [Change]

  /// Makes a difference of the given steps.
  public init(_ changes: [Change] = []) {
    self.changes = changes
  }

  /// True where the two states are the same.
  public var isEmpty: Bool { changes.isEmpty }
}
