extension AccessibilityTree {
  /// Makes a tree element by element, without a node for each and without recursion.
  ///
  ///     var builder = AccessibilityTree.Builder(root: AccessibilityElement(isStop: false))
  ///     builder.add(AccessibilityElement(label: "Title"))
  ///     let tree = builder.finish()   // 2 elements
  public struct Builder: Sendable {
    /// A container whose children are still being added.
    struct Level: Sendable {
      var slot: UInt32
      var element: AccessibilityElement
      var direction: ReadingOrder.Direction
      var children: [(slot: UInt32, place: ReadingOrder.Place, content: Rect?)] = []
    }

    var tree: AccessibilityTree
    var levels: [Level] = []
    var freeSlot: UInt32 = 0
    /// True where children stay in the order in which they are added.
    var keepsOrder = false
    /// What had to be repaired so far, in the order in which it was met.
    public private(set) var diagnostics: [Diagnostic] = []

    /// Begins a tree with the element that contains all others.
    public init(root: AccessibilityElement, order: ReadingOrder = ReadingOrder()) {
      self.init(root: root, order: order, freeSlot: 0)
    }

    init(root: AccessibilityElement, order: ReadingOrder, freeSlot: UInt32) {
      tree = AccessibilityTree(order: order)
      self.freeSlot = freeSlot
      tree.rootSlot = open(root).slot
    }

    /// Adds a container; what follows goes into it until it is closed.
    ///
    /// - Returns: The identity it got: its own, or a fresh one where it has none or another had it first.
    @discardableResult
    public mutating func open(_ element: AccessibilityElement) -> ElementID {
      let stored = store(element)
      let outer = levels.last?.direction ?? tree.order.direction
      let direction = stored.sparse?.attributes.layoutDirection ?? outer
      levels.append(Level(slot: stored.id.slot, element: stored, direction: direction))
      return stored.id
    }

    /// Adds an element that holds nothing.
    ///
    /// - Returns: The identity it got, as `open(_:)` gives it.
    @discardableResult
    public mutating func add(_ element: AccessibilityElement) -> ElementID {
      let stored = store(element)
      let content = stored.isPlacedByContent ? nil : stored.frame
      levels[levels.count - 1].children.append((stored.id.slot, stored.place(at: content), content))
      return stored.id
    }

    /// Ends the container opened last and puts its children in order; the root ends with `finish()` alone.
    ///
    /// - Complexity: O(k log k) for its k children.
    public mutating func close() {
      guard levels.count > 1 else { return }
      let level = levels.removeLast()
      let content = seal(level)
      let place = level.element.place(at: content)
      levels[levels.count - 1].children.append((level.slot, place, content))
    }

    /// The tree; containers that are still open are closed.
    public consuming func finish() -> AccessibilityTree {
      while levels.count > 1 { close() }
      if let root = levels.popLast() { _ = seal(root) }
      return tree
    }

    /// Puts the children of a level in order and says where the level is placed.
    private mutating func seal(_ level: Level) -> Rect? {
      var children = level.children
      let childOrder = level.element.sparse?.attributes.childOrder ?? .geometric
      if !keepsOrder { tree.order.sort(&children, by: childOrder, level.direction, place: \.place) }
      if !children.isEmpty { tree.chain(children.map(\.slot), into: level.slot) }
      guard level.element.isPlacedByContent else { return level.element.frame }
      let contents = children.lazy.compactMap(\.content)
      return childOrder == .given ? contents.min { $0.minY < $1.minY } : contents.first
    }

    private mutating func store(_ element: AccessibilityElement) -> AccessibilityElement {
      var repairs: [String] = []
      var stored = element.repaired { repairs.append($0) }
      if element.id.slot == Links.none || tree.links[element.id.slot] != nil {
        if element.id != .unassigned { repairs.append("identity, which another element has,") }
        stored.id = freshIdentity()
      }
      for repair in repairs { diagnostics.append(.repaired(repair, of: stored)) }
      tree.add(stored)
      return stored
    }

    private mutating func freshIdentity() -> ElementID {
      if freeSlot == Links.none { freeSlot = 0 }
      while tree.links[freeSlot] != nil { freeSlot += 1 }
      defer { freeSlot += 1 }
      return ElementID(slot: freeSlot)
    }
  }
}

extension Diagnostic {
  fileprivate static func repaired(_ what: String, of element: AccessibilityElement) -> Diagnostic {
    let name = element.label.map { "“\($0.string)”" } ?? "an element without label"
    return Diagnostic(
      "The \(what) of \(name) cannot be used and was replaced. Give it one that is finite and its own.",
      at: element.sourceLocation)
  }
}
