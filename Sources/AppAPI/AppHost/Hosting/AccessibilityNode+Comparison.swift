import AccessibilityModel

extension AccessibilityNode {
  /// The elements that differ in a newer snapshot; `nil` where elements came, went or were declared elsewhere.
  ///
  /// - Complexity: O(n) for n elements.
  func changedElements(in newer: AccessibilityNode) -> [AccessibilityElement]? {
    var changed: [AccessibilityElement] = []
    var waiting = [(self, newer)]
    while let (old, new) = waiting.popLast() {
      guard old.element.id == new.element.id, old.children.count == new.children.count else { return nil }
      if old.element != new.element { changed.append(new.element) }
      waiting += zip(old.children, new.children)
    }
    return changed
  }
}
