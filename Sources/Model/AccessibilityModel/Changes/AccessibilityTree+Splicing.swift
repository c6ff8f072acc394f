extension AccessibilityTree {
  /// Puts a slot into a container behind a sibling, or first where that is `Links.none`.
  ///
  /// - Complexity: O(1), unless the element is modal.
  mutating func attach(_ slot: UInt32, to container: UInt32, after sibling: UInt32) {
    guard let parent = links[container] else { return }
    let next = links[sibling]?.next ?? parent.firstChild
    changeLinks(at: slot) { links in
      links.parent = container
      links.previous = sibling
      links.next = next
    }
    changeLinks(at: sibling) { $0.next = slot }
    changeLinks(at: next) { $0.previous = slot }
    changeLinks(at: container) { links in
      links.childCount += 1
      if sibling == Links.none { links.firstChild = slot }
      if next == Links.none { links.lastChild = slot }
    }
    if links[slot]?.isModal == true { findModalChild(of: container) }
  }

  /// Takes a slot, and with it all it holds, out of its container.
  ///
  /// - Complexity: O(1), unless the element is modal.
  mutating func detach(_ slot: UInt32) {
    guard let own = links[slot] else { return }
    changeLinks(at: own.previous) { $0.next = own.next }
    changeLinks(at: own.next) { $0.previous = own.previous }
    changeLinks(at: own.parent) { links in
      links.childCount -= 1
      if links.firstChild == slot { links.firstChild = own.next }
      if links.lastChild == slot { links.lastChild = own.previous }
    }
    if own.isModal { findModalChild(of: own.parent) }
    changeLinks(at: slot) { links in
      links.parent = Links.none
      links.previous = Links.none
      links.next = Links.none
    }
  }

  /// Adds an element that stands nowhere yet.
  mutating func add(_ element: AccessibilityElement) {
    elements.update(element.id.slot) { $0 = element }
    lazyCount += element.rows == nil ? 0 : 1
    let links = Links(element)
    self.links.update(element.id.slot) { $0 = links }
    confiningCount += links.confines ? 1 : 0
    count += 1
  }

  /// Takes an element and all it holds out of the tree.
  ///
  /// - Complexity: O(elements inside).
  mutating func discard(_ top: UInt32) {
    detach(top)
    if top == rootSlot { rootSlot = Links.none }
    var slots: [UInt32] = []
    var slot = top
    while let current = links[slot] {
      slots.append(slot)
      slot = links.slotInSubtree(of: top, after: slot, current)
    }
    for slot in slots {
      confiningCount -= links[slot]?.confines == true ? 1 : 0
      lazyCount -= elements[slot]?.rows == nil ? 0 : 1
      if !shifts.isEmpty { shifts[slot] = nil }
      elements.update(slot) { $0 = nil }
      links.update(slot) { $0 = nil }
    }
    count -= slots.count
  }
}
