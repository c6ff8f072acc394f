/// Everything on a screen that people can meet, in reading order.
public struct AccessibilityTree: Sendable {
  struct Record: Sendable {
    var element: AccessibilityElement
    var parent: ElementID?
    var children: [ElementID]
  }

  var records: [ElementID: Record] = [:]
  /// The element that contains all others; `nil` for the empty tree.
  public internal(set) var root: ElementID?
  /// How siblings are put in order.
  public let order: ReadingOrder

  /// Makes an empty tree.
  public init(order: ReadingOrder = ReadingOrder()) {
    self.order = order
  }

  /// Makes a tree of a node; unassigned identities are given in declaration order.
  public init(_ node: AccessibilityNode, order: ReadingOrder = ReadingOrder()) {
    self.order = order
    var next: UInt32 = 0
    root = insert(node, parent: nil, next: &next)
  }

  private mutating func insert(
    _ node: AccessibilityNode, parent: ElementID?, next: inout UInt32
  ) -> ElementID {
    var element = node.element
    if element.id == .unassigned {
      while records[ElementID(slot: next)] != nil { next += 1 }
      element.id = ElementID(slot: next)
    }
    records[element.id] = Record(element: element, parent: parent, children: [])
    var children: [ElementID] = []
    for child in order.sorted(node.children, by: element.childOrder) {
      children.append(insert(child, parent: element.id, next: &next))
    }
    records[element.id]?.children = children
    return element.id
  }

  /// How many elements there are, containers included.
  public var count: Int { records.count }

  /// The element with the identity, if it is in the tree.
  public subscript(id: ElementID) -> AccessibilityElement? { records[id]?.element }

  /// The container of an element.
  public func parent(of id: ElementID) -> ElementID? { records[id]?.parent }

  /// What a container holds, in reading order.
  public func children(of id: ElementID) -> [ElementID] { records[id]?.children ?? [] }
}
