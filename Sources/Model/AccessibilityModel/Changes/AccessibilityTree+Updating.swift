extension AccessibilityTree {
  /// Replaces the attributes of the element with the same identity.
  ///
  /// Where that changes its place (its frame's corner, its path, its sort priority), its siblings are put
  /// in reading order again.
  /// - Parameter element: The new state; numbers that make no sense are repaired as when a tree is read.
  /// - Returns: False where no element has its identity; nothing changes then.
  /// - Complexity: O(1), and O(k log k) for k siblings where its place changes.
  @discardableResult
  public mutating func update(_ element: AccessibilityElement) -> Bool {
    guard let old = self[element.id] else { return false }
    let new = element.repaired()
    replace(old, with: new)
    let childOrder = new.sparse?.attributes.childOrder ?? .geometric
    if childOrder != old.sparse?.attributes.childOrder ?? .geometric {
      restoreOrder(in: element.id.slot)
    } else if new.isPlacedUnlike(old), let parent = links[element.id.slot]?.parent {
      restoreOrder(in: parent)
    }
    return true
  }

  /// Stores an element over its earlier state, without touching the order.
  mutating func replace(_ old: AccessibilityElement, with element: AccessibilityElement) {
    let slot = element.id.slot
    elements.update(slot) { $0 = element }
    let isModal = element.sparse?.attributes.isModal ?? false
    guard let links = links[slot], links.isStop != element.isStop || links.isModal != isModal else {
      return
    }
    changeLinks(at: slot) { links in
      links.isStop = element.isStop
      links.isModal = isModal
    }
    if links.isModal != isModal { findModalChild(of: links.parent) }
  }

  /// Finds anew which child of a container puts the others out of reach.
  ///
  /// - Complexity: O(children behind the last modal one).
  /// - Source: at-behaviour 1.10.3 G1
  mutating func findModalChild(of container: UInt32) {
    guard let parent = links[container] else { return }
    var slot = parent.lastChild
    while let child = links[slot], !child.isModal { slot = child.previous }
    changeLinks(at: container) { $0.modalChild = slot }
  }
}
