import AccessibilityModel
import AppHost

extension DescribedElement {
  /// The elements in the order in which they are read, containers opened.
  ///
  /// - Parameters:
  ///   - describedElements: Siblings, in the order of the code.
  ///   - order: How siblings are put in order.
  ///   - withGroups: True where containers that say or do something are to stand before what they hold.
  /// - Returns: Stops and, where wanted, containers.
  @MainActor
  static func inReadingOrder(
    _ describedElements: [DescribedElement], _ order: ReadingOrder, withGroups: Bool = false
  ) -> [DescribedElement] {
    guard describedElements.count > 1 || describedElements.contains(where: { !$0.children.isEmpty }) else {
      return describedElements
    }
    var next: UInt32 = 0
    var leaves: [DescribedElement] = []
    func node(_ described: DescribedElement) -> AccessibilityNode {
      var element = described.element
      element.id = ElementID(slot: next)
      next += 1
      leaves.append(described)
      return AccessibilityNode(element, children: described.children.map(node))
    }
    let nodes = describedElements.map(node)
    var result: [DescribedElement] = []
    func walk(_ nodes: [AccessibilityNode], _ childOrder: ChildOrder, _ direction: ReadingOrder.Direction) {
      for node in order.sorted(nodes, by: childOrder, direction) {
        let described = leaves[Int(node.element.id.slot)]
        let tells = withGroups ? described.isTelling : false
        if node.element.isStop || tells { result.append(described) }
        walk(node.children, node.element.childOrder, node.element.layoutDirection ?? direction)
      }
    }
    walk(nodes, .rows, order.direction)
    return result
  }

  /// The elements in the order of the code, containers opened.
  static func inCodeOrder(_ describedElements: [DescribedElement], withGroups: Bool = false)
    -> [DescribedElement]
  {
    describedElements.flatMap { described in
      let tells = withGroups ? described.isTelling : false
      let isPart = described.element.isStop || tells
      return (isPart ? [described] : []) + inCodeOrder(described.children, withGroups: withGroups)
    }
  }

  /// True where it says or does something of its own.
  private var isTelling: Bool {
    let texts = [element.label, element.value, element.hint]
    return texts.contains { $0?.isBlank == false } || !handlers.isEmpty || !content.isEmpty
  }
}
