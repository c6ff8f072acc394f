import AccessibilityModel
import AppHost

extension Fragment {
  /// The elements in the order in which they are read, containers opened.
  ///
  /// - Parameters:
  ///   - fragments: Siblings, in the order of the code.
  ///   - order: How siblings are put in order.
  ///   - withGroups: True where containers that say or do something are to stand before what they hold.
  /// - Returns: Stops and, where wanted, containers.
  @MainActor
  static func inReadingOrder(
    _ fragments: [Fragment], _ order: ReadingOrder, withGroups: Bool = false
  ) -> [Fragment] {
    guard fragments.count > 1 || fragments.contains(where: { !$0.children.isEmpty }) else {
      return fragments
    }
    var next: UInt32 = 0
    var leaves: [Fragment] = []
    func node(_ fragment: Fragment) -> AccessibilityNode {
      var element = fragment.element
      element.id = ElementID(slot: next)
      next += 1
      leaves.append(fragment)
      return AccessibilityNode(element, children: fragment.children.map(node))
    }
    let nodes = fragments.map(node)
    var result: [Fragment] = []
    func walk(_ nodes: [AccessibilityNode], _ childOrder: ChildOrder, _ direction: ReadingOrder.Direction) {
      for node in order.sorted(nodes, by: childOrder, direction) {
        let fragment = leaves[Int(node.element.id.slot)]
        let tells = withGroups ? fragment.isTelling : false
        if node.element.isStop || tells { result.append(fragment) }
        walk(node.children, node.element.childOrder, node.element.layoutDirection ?? direction)
      }
    }
    walk(nodes, .rows, order.direction)
    return result
  }

  /// The elements in the order of the code, containers opened.
  static func inCodeOrder(_ fragments: [Fragment], withGroups: Bool = false) -> [Fragment] {
    fragments.flatMap { fragment in
      let tells = withGroups ? fragment.isTelling : false
      let isPart = fragment.element.isStop || tells
      return (isPart ? [fragment] : []) + inCodeOrder(fragment.children, withGroups: withGroups)
    }
  }

  /// True where it says or does something of its own.
  private var isTelling: Bool {
    let texts = [element.label, element.value, element.hint]
    return texts.contains { $0?.isBlank == false } || !handlers.isEmpty || !content.isEmpty
  }
}
