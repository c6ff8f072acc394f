extension AccessibilityTree {
  /// The container of an element; `nil` for the root.
  ///
  /// - Complexity: O(1).
  public func parent(of id: ElementID) -> ElementID? {
    links(of: id).flatMap { self.id(at: $0.parent) }
  }

  /// True where the element has more than name, value, hint and everyday traits, so that it is worth a look.
  ///
  /// - Complexity: O(1), without a copy of the element.
  package func isNotable(_ id: ElementID) -> Bool {
    elements.read(id.slot) { $0.id == id && ($0.hasAttributes || $0.traits.contains(.tabBar)) } ?? false
  }

  /// What a container holds, in reading order, within reach or not.
  ///
  /// - Complexity: O(1) for the sequence and for each step.
  public func children(of id: ElementID) -> Children {
    Children(links: links, parent: links(of: id))
  }

  /// How many elements a container holds directly.
  ///
  /// - Complexity: O(1).
  public func childCount(of id: ElementID) -> Int { Int(links(of: id)?.childCount ?? 0) }

  /// The sibling that is read before the element, within reach or not.
  ///
  /// - Complexity: O(1).
  public func sibling(before id: ElementID) -> ElementID? {
    links(of: id).flatMap { self.id(at: $0.previous) }
  }

  /// The sibling that is read behind the element, within reach or not.
  ///
  /// - Complexity: O(1).
  public func sibling(after id: ElementID) -> ElementID? {
    links(of: id).flatMap { self.id(at: $0.next) }
  }

  /// The containers around an element, from the inside outwards.
  ///
  /// - Complexity: O(1) for each step.
  public func ancestors(of id: ElementID) -> Ancestors {
    Ancestors(links: links, slot: links(of: id)?.parent ?? Links.none)
  }

  /// The element and everything inside it, each container before what it holds, within reach or not.
  ///
  /// - Complexity: O(1) for each step, amortised.
  public func subtree(of id: ElementID) -> Subtree {
    Subtree(links: links, top: id.slot, slot: contains(id) ? id.slot : Links.none)
  }

  /// The elements that a container holds directly, in reading order.
  public struct Children: Sequence, IteratorProtocol, Sendable {
    let links: ChunkedArray<Links>
    let lastSlot: UInt32
    var slot: UInt32
    /// How many there are, counted before the first step.
    public let count: Int

    init(links: ChunkedArray<Links>, parent: Links?) {
      self.links = links
      slot = parent?.firstChild ?? Links.none
      lastSlot = parent?.lastChild ?? Links.none
      count = Int(parent?.childCount ?? 0)
    }

    /// True where there is none.
    public var isEmpty: Bool { count == 0 }
    /// The one read first of those that are left.
    public var first: ElementID? { links.id(at: slot) }
    /// The one read last.
    public var last: ElementID? { links.id(at: lastSlot) }

    /// The next one in reading order.
    public mutating func next() -> ElementID? {
      guard let place = links[slot] else { return nil }
      defer { slot = place.next }
      return ElementID(slot: slot, generation: place.generation)
    }
  }

  /// The containers around an element, from the inside outwards.
  public struct Ancestors: Sequence, IteratorProtocol, Sendable {
    let links: ChunkedArray<Links>
    var slot: UInt32

    /// The next container outwards.
    public mutating func next() -> ElementID? {
      guard let place = links[slot] else { return nil }
      defer { slot = place.parent }
      return ElementID(slot: slot, generation: place.generation)
    }
  }

  /// An element and everything inside it, each container before what it holds.
  public struct Subtree: Sequence, IteratorProtocol, Sendable {
    let links: ChunkedArray<Links>
    let top: UInt32
    var slot: UInt32

    /// The next element.
    public mutating func next() -> ElementID? {
      guard let place = links[slot] else { return nil }
      defer { slot = links.slotInSubtree(of: top, after: slot, place) }
      return ElementID(slot: slot, generation: place.generation)
    }
  }
}

extension ChunkedArray<Links> {
  /// The identity of the element at a slot.
  func id(at slot: UInt32) -> ElementID? {
    self[slot].map { ElementID(slot: slot, generation: $0.generation) }
  }

  /// The slot behind another in the walk through a subtree, reachable or not.
  func slotInSubtree(of top: UInt32, after slot: UInt32, _ links: Links) -> UInt32 {
    if links.firstChild != Links.none { return links.firstChild }
    var (slot, current) = (slot, links)
    while slot != top {
      if current.next != Links.none { return current.next }
      slot = current.parent
      guard let parent = self[slot] else { return Links.none }
      current = parent
    }
    return Links.none
  }
}
