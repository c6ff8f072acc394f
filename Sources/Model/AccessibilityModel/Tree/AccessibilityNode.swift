/// An element and what it contains, as a plain value: the way trees are written down and handed over.
///
///     let screen = AccessibilityNode.container([
///       .stop("Dismiss", traits: .button, frame: Rect(x: 300, y: 8, width: 60, height: 20)),
///       .stop("We'd love your feedback", frame: Rect(x: 16, y: 30, width: 200, height: 20)),
///     ])
///     let tree = AccessibilityTree(screen)
public struct AccessibilityNode: Hashable, Sendable {
  /// The element itself.
  public var element: AccessibilityElement
  /// What it contains, in the order in which the app declares it.
  public var children: [AccessibilityNode] {
    get { ownChildren ?? [] }
    _modify {
      var children = ownChildren ?? []
      ownChildren = nil
      yield &children
      ownChildren = children.isEmpty ? nil : children
    }
  }

  /// The children where there are some; counting references to an empty array is dearer than having none.
  private var ownChildren: [AccessibilityNode]?

  /// Makes a node from its parts.
  public init(_ element: AccessibilityElement, children: [AccessibilityNode] = []) {
    self.element = element
    ownChildren = children.isEmpty ? nil : children
  }

  /// An element the cursor can rest on.
  public static func stop(
    _ label: SpokenText?, value: SpokenText? = nil, hint: SpokenText? = nil, traits: Traits = [],
    frame: Rect = .zero, id: ElementID = .unassigned
  ) -> AccessibilityNode {
    AccessibilityNode(
      AccessibilityElement(id: id, label: label, value: value, hint: hint, traits: traits, frame: frame))
  }

  /// A container with the given children.
  public static func container(
    _ type: ContainerType = .none, label: SpokenText? = nil, order: ChildOrder = .geometric,
    frame: Rect = .zero, id: ElementID = .unassigned, _ children: [AccessibilityNode]
  ) -> AccessibilityNode {
    var element = AccessibilityElement(id: id, isStop: false, label: label, frame: frame)
    element.containerType = type
    element.childOrder = order
    return AccessibilityNode(element, children: children)
  }

  /// A container that groups for order alone.
  public static func container(_ children: [AccessibilityNode]) -> AccessibilityNode {
    container(.none, children)
  }

  /// The node with one attribute of its element changed.
  public func with<Value>(
    _ path: WritableKeyPath<AccessibilityElement, Value>, _ value: Value
  ) -> AccessibilityNode {
    var node = self
    node.element[keyPath: path] = value
    return node
  }
}
