extension AccessibilityTree {
  /// Replaces the attributes of the element with the same identity.
  ///
  /// Where that changes its place (its frame, its sort priority), its siblings are put
  /// in reading order again.
  /// - Parameter element: The new state; numbers that make no sense are repaired as when a tree is read.
  /// - Returns: False where no element has its identity; nothing changes then.
  /// - Complexity: O(1), and O(k log k) for k siblings where its place changes.
  @discardableResult
  public mutating func update(_ element: AccessibilityElement) -> Bool {
    guard let old = self[element.id] else { return false }
    for container in replaceReturningDisorder(old, with: element.repaired()) { restoreOrder(in: container) }
    return true
  }

  /// Replaces the attributes of many elements; each container is put in order once, however many moved in it.
  ///
  /// - Parameter elements: New states; those whose identity is not in the tree are passed over.
  /// - Returns: True where an element's place changed, so that orders may have changed too.
  /// - Complexity: O(1) for each, and O(k log k) for each container of k children in which places changed.
  @discardableResult
  public mutating func update(_ elements: some Sequence<AccessibilityElement>) -> Bool {
    var disorder: Set<UInt32> = []
    var last = Links.none
    for element in elements {
      guard let old = self[element.id] else { continue }
      for container in replaceReturningDisorder(old, with: element.repaired()) where container != last {
        disorder.insert(container)
        last = container
      }
    }
    restoreOrder(in: disorder)
    return !disorder.isEmpty
  }

  /// Stores an element over its earlier state and tells which containers may be out of order by that, the inner
  /// one first.
  private mutating func replaceReturningDisorder(
    _ old: AccessibilityElement, with new: AccessibilityElement
  ) -> [UInt32] {
    replace(old, with: new)
    var disorder: [UInt32] = []
    let childOrder = new.sparse?.attributes.childOrder ?? .geometric
    if childOrder != old.sparse?.attributes.childOrder ?? .geometric { disorder.append(new.id.slot) }
    if new.sparse?.attributes.layoutDirection != old.sparse?.attributes.layoutDirection {
      disorder += subtree(of: new.id).map(\.slot)
    }
    if let parent = links[new.id.slot]?.parent, parent != Links.none,
      new.isPlacedUnlike(old, by: self.childOrder(of: parent))
    {
      disorder.append(parent)
    }
    return disorder
  }

  /// Stores an element over its earlier state, without touching the order.
  mutating func replace(_ old: AccessibilityElement, with element: AccessibilityElement) {
    let slot = element.id.slot
    if !shifts.isEmpty, shifts[slot] != nil, !element.keepsPlace { settleShift(of: slot) }
    let stored = stored(element, at: shift(at: slot))
    elements.update(slot) { $0 = stored }
    lazyCount += (element.rows == nil ? 0 : 1) - (old.rows == nil ? 0 : 1)
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
  /// - Source: Behaviour 1.10.3 G1
  mutating func findModalChild(of container: UInt32) {
    guard let parent = links[container] else { return }
    var slot = parent.lastChild
    while let child = links[slot], !child.isModal { slot = child.previous }
    changeLinks(at: container) { $0.modalChild = slot }
  }
}
