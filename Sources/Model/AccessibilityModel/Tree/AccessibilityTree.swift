/// Everything on a screen that people can meet, in reading order.
///
///     let tree = AccessibilityTree(.container([.stop("Title"), .stop("Pay", traits: .button)]))
///     for stop in tree.stops { print(tree[stop]?.label?.string ?? "") }   // Title, Pay
///
/// A value: whoever holds a copy keeps what was, and a change copies only the chunks of 64 elements that
/// it touches. Elements are found by their identity without hashing.
public struct AccessibilityTree: Sendable {
  var elements = ChunkedArray<AccessibilityElement>()
  var links = ChunkedArray<Links>()
  /// Slot of the element that contains all others.
  var rootSlot = Links.none
  /// How many elements put others out of reach; where there are none, walking need not ask.
  var confiningCount = 0
  /// How many containers make their rows when they are wanted; where there are none, walking need not ask.
  var lazyCount = 0
  /// How far containers have moved what they hold since that was stored; those that have not are left out.
  var shifts: [UInt32: Point] = [:]
  /// True where a container makes its rows when they are wanted, so that there may be more than is there.
  package var hasLazyRows: Bool { lazyCount > 0 }

  /// How siblings are put in order.
  public let order: ReadingOrder
  /// How many elements there are, containers included.
  public internal(set) var count = 0

  /// Makes an empty tree.
  public init(order: ReadingOrder = ReadingOrder()) {
    self.order = order
  }

  /// Makes a tree of a node, putting the children of every container in reading order.
  ///
  /// What does not fit together is repaired as `read(_:order:)` describes.
  /// - Complexity: O(n log n), without recursion.
  public init(_ node: AccessibilityNode, order: ReadingOrder = ReadingOrder()) {
    self = Self.read(node, order: order).tree
  }

  /// The element that contains all others; `nil` for the empty tree.
  public var root: ElementID? { id(at: rootSlot) }

  /// The element with the identity, if it is in the tree.
  ///
  /// - Complexity: O(1); O(depth) where a container has moved what it holds.
  public subscript(id: ElementID) -> AccessibilityElement? {
    guard var element = elements[id.slot], element.id == id else { return nil }
    if !shifts.isEmpty {
      let shift = shift(at: id.slot)
      if shift != .zero { element.move(by: shift) }
    }
    return element
  }

  /// True where an element with the identity is in the tree, within reach or not.
  ///
  /// - Complexity: O(1).
  public func contains(_ id: ElementID) -> Bool { links(of: id) != nil }

  /// The identity of the element at a slot.
  func id(at slot: UInt32) -> ElementID? {
    links.id(at: slot)
  }

  /// Where the element with exactly this identity stands.
  func links(of id: ElementID) -> Links? {
    guard let found = links[id.slot], found.generation == id.generation else { return nil }
    return found
  }
}
