extension AccessibilityTree {
  /// Where the content lies that a group is placed by, or the element itself where it has a place of its own.
  ///
  /// That is the first stop inside, or the topmost one where the app lists the elements.
  /// - Complexity: O(elements ahead of the first stop); O(elements inside) for a group that lists its elements.
  /// - Source: Behaviour 1.10.4
  func contentFrame(at top: UInt32) -> Rect? {
    var slot = top
    while let links = links[slot] {
      let (frame, isGiven) = elements.read(slot) { placement(of: $0) } ?? (nil, false)
      if let frame { return frame }
      if isGiven, let topmost = topmostFrame(in: slot) { return topmost }
      slot = self.links.slotInSubtree(of: top, after: slot, links)
    }
    return nil
  }

  private func placement(of element: AccessibilityElement) -> (frame: Rect?, isGiven: Bool) {
    guard element.isPlacedByContent else { return (element.frame, false) }
    return (nil, element.sparse?.attributes.childOrder == .given)
  }

  private func topmostFrame(in top: UInt32) -> Rect? {
    var topmost: Rect?
    var slot = top
    while var links = links[slot] {
      if let frame = elements.read(slot, { placement(of: $0).frame }) ?? nil {
        if frame.minY < topmost?.minY ?? .infinity { topmost = frame }
        // What lies inside an element that has its own place says nothing about the group.
        links.firstChild = Links.none
      }
      slot = self.links.slotInSubtree(of: top, after: slot, links)
    }
    return topmost
  }

  /// Puts the children of a container in reading order again, and the containers it is placed in.
  ///
  /// - Complexity: O(k log k) for k children; outer containers follow only where they are placed by it.
  mutating func restoreOrder(in container: UInt32) {
    var slot = container
    while let parent = links[slot] {
      sortChildren(of: slot)
      let passesOn = elements.read(slot) { $0.isPlacedByContent } ?? false
      guard passesOn else { return }
      slot = parent.parent
    }
  }

  /// The same for many containers, each of which is put in order once: the innermost first, since containers
  /// are placed by what they hold first.
  ///
  /// - Complexity: O(k log k) for each container of k children, and O(depth) to find where it stands.
  mutating func restoreOrder(in containers: Set<UInt32>) {
    var levels: [Set<UInt32>] = []
    for container in containers {
      let depth = depth(of: container)
      while levels.count <= depth { levels.append([]) }
      levels[depth].insert(container)
    }
    while let level = levels.popLast() {
      for slot in level {
        sortChildren(of: slot)
        guard let parent = links[slot]?.parent, parent != Links.none else { continue }
        if elements.read(slot, { $0.isPlacedByContent }) ?? false { levels[levels.count - 1].insert(parent) }
      }
    }
  }

  /// How many containers an element stands in.
  private func depth(of slot: UInt32) -> Int {
    var depth = 0
    var slot = links[slot]?.parent ?? Links.none
    while let parent = links[slot]?.parent {
      depth += 1
      slot = parent
    }
    return depth
  }

  /// How the children of a container are put in order.
  func childOrder(of container: UInt32) -> ChildOrder {
    elements.read(container) { $0.sparse?.attributes.childOrder ?? .geometric } ?? .given
  }

  /// Which way the rows of a container run: as the nearest container says that says anything.
  ///
  /// - Complexity: O(depth).
  func direction(in container: UInt32) -> ReadingOrder.Direction {
    var slot = container
    while let parent = links[slot]?.parent {
      if let direction = elements.read(slot, { $0.sparse?.attributes.layoutDirection }) ?? nil {
        return direction
      }
      slot = parent
    }
    return order.direction
  }

  private mutating func sortChildren(of container: UInt32) {
    let childOrder = childOrder(of: container)
    guard childOrder != .given, let parent = links[container], parent.childCount > 1 else { return }
    var slots: [UInt32] = []
    var slot = parent.firstChild
    while let current = links[slot] {
      slots.append(slot)
      slot = current.next
    }
    let before = slots
    order.sort(&slots, by: childOrder, direction(in: container)) { slot in
      let own = elements.read(slot) { $0.isPlacedByContent ? nil : $0.place(at: nil) }
      if let own, let own { return own }
      let content = contentFrame(at: slot)
      return elements.read(slot) { $0.place(at: content) } ?? AccessibilityElement().place(at: nil)
    }
    if slots != before { chain(slots, into: container) }
  }

  /// Makes the slots the children of a container, in that order.
  ///
  /// The slots have no parent yet, or this one.
  mutating func chain(_ slots: [UInt32], into container: UInt32) {
    var previous = Links.none
    var modalChild = Links.none
    for (index, slot) in slots.enumerated() {
      let next = index + 1 < slots.count ? slots[index + 1] : Links.none
      let isModal = changeLinks(at: slot) { links in
        links.parent = container
        links.previous = previous
        links.next = next
        return links.isModal
      }
      if isModal == true { modalChild = slot }
      previous = slot
    }
    changeLinks(at: container) { links in
      links.firstChild = slots.first ?? Links.none
      links.lastChild = slots.last ?? Links.none
      links.childCount = UInt32(slots.count)
      links.modalChild = modalChild
    }
  }

  /// Changes where an element stands, and counts anew whether it puts others out of reach.
  @discardableResult
  mutating func changeLinks<Result>(at slot: UInt32, _ body: (inout Links) -> Result) -> Result? {
    guard slot != Links.none else { return nil }
    let change = links.update(slot) { links -> (Int, Result)? in
      guard var changed = links else { return nil }
      let before = changed.confines ? 1 : 0
      let result = body(&changed)
      links = changed
      return ((changed.confines ? 1 : 0) - before, result)
    }
    confiningCount += change?.0 ?? 0
    return change?.1
  }
}
