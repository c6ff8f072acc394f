import AccessibilityModel

extension VoiceOver {
  /// What a person does with fingers or keys.
  ///
  /// - Source: at-behaviour 1.2, 1.3, 2
  public enum Input: Hashable, Sendable {
    /// To the next stop: one finger flicks right, VO-Right Arrow.
    case flickRight
    /// To the previous stop: one finger flicks left, VO-Left Arrow.
    case flickLeft
    /// Use the element under the cursor: a double tap anywhere, VO-Space.
    case doubleTap
    /// A finger comes to a point of the screen, or is dragged there.
    case touch(at: Point)
    /// To the first stop: four fingers tap in the upper half, VO-Home.
    case firstElement
    /// To the last stop: four fingers tap in the lower half, VO-End.
    case lastElement
    /// To a stop that was chosen elsewhere, as in a list of all of them.
    case select(ElementID)
  }

  /// Takes in a gesture; whatever was waiting to be hinted at is not said any more.
  public mutating func handle(_ input: Input, in tree: AccessibilityTree) -> [Effect] {
    ending = nil
    if cursor != nil { repairCursor(in: tree) }
    switch input {
    case .flickRight:
      return moveAlong(to: cursor.map(tree.stop(after:)) ?? tree.firstStop, in: tree)
    case .flickLeft:
      return moveAlong(to: cursor.map(tree.stop(before:)) ?? tree.lastStop, in: tree)
    case .firstElement: return moveAlong(to: tree.firstStop, in: tree)
    case .lastElement: return moveAlong(to: tree.lastStop, in: tree)
    case .doubleTap: return activate(in: tree)
    case .select(let id): return isLive(id, in: tree) ? move(to: id, in: tree) : []
    case .touch(let point):
      guard let id = tree.hitTest(point), id != cursor else { return [] }
      return move(to: id, in: tree)
    }
  }

  /// Moves to a stop, or tells that there is none.
  private mutating func moveAlong(to id: ElementID?, in tree: AccessibilityTree) -> [Effect] {
    guard let id else { return boundary }
    return move(to: id, in: tree)
  }

  /// What is heard where nothing further is.
  ///
  /// - Source: at-behaviour 1.1 F3
  var boundary: [Effect] { dialect.boundary == .sound ? [.sound(.boundary)] : [] }
}
