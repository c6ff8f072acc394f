extension AccessibilityElement {
  /// True for a container that is placed by what it holds; tab bars and tables stand where they are.
  ///
  /// - Source: at-behaviour 1.10.4
  var isPlacedByContent: Bool {
    if isStop { return false }
    switch sparse?.attributes.containerType ?? .none {
    case .none, .list, .landmark, .semanticGroup: return true
    case .dataTable, .tabBar: return frame == .zero
    }
  }

  /// Its place among its siblings, at its own point or that of its first content.
  func place(at content: Point?) -> ReadingOrder.Place {
    ReadingOrder.Place(
      priority: sparse?.attributes.sortPriority ?? 0, point: content ?? outline.origin,
      tie: UInt64(id.slot) << 32 | UInt64(id.generation))
  }

  /// True where the difference to another state can change the order of siblings.
  func isPlacedUnlike(_ other: AccessibilityElement) -> Bool {
    if isStop != other.isStop || outline.origin != other.outline.origin { return true }
    if isPlacedByContent != other.isPlacedByContent { return true }
    return sparse?.attributes.sortPriority ?? 0 != other.sparse?.attributes.sortPriority ?? 0
  }
}
