extension AccessibilityElement {
  /// True for a container that is placed by what it holds.
  ///
  /// Tab bars, tables and scroll containers stand where they are, and so does a container of SwiftUI's that has a
  /// frame.
  /// - Source: Behaviour 1.10.4, 10.1
  var isPlacedByContent: Bool {
    if isStop { return false }
    guard let attributes = sparse?.attributes else { return true }
    if attributes.clipsChildren || attributes.childOrder == .rows { return frame.isEmpty }
    switch attributes.containerType {
    case .none, .list, .landmark, .semanticGroup: return true
    case .dataTable, .tabBar: return frame == .zero
    }
  }

  /// Its place among its siblings, at its own frame or that of the content it is placed by.
  func place(at content: Rect?) -> ReadingOrder.Place {
    ReadingOrder.Place(
      priority: sparse?.attributes.sortPriority ?? 0, frame: content ?? frame,
      direction: sparse?.attributes.layoutDirection,
      tie: UInt64(id.slot) << 32 | UInt64(id.generation))
  }

  /// True where the difference to another state can change the order of siblings that are sorted in a way.
  func isPlacedUnlike(_ other: AccessibilityElement, by childOrder: ChildOrder) -> Bool {
    if isStop != other.isStop || frame.origin != other.frame.origin { return true }
    if childOrder == .rows {
      if frame.size != other.frame.size { return true }
      if sparse?.attributes.layoutDirection != other.sparse?.attributes.layoutDirection { return true }
    }
    if isPlacedByContent != other.isPlacedByContent { return true }
    return sparse?.attributes.sortPriority ?? 0 != other.sparse?.attributes.sortPriority ?? 0
  }
}
