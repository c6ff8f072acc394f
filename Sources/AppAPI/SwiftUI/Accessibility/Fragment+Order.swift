import AccessibilityModel
import AppHost

extension Fragment {
  /// The elements in the order in which they are read, containers opened.
  @MainActor
  static func inReadingOrder(_ fragments: [Fragment], _ order: ReadingOrder) -> [Fragment] {
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
    func walk(_ nodes: [AccessibilityNode], _ childOrder: ChildOrder) {
      for node in order.sorted(nodes, by: childOrder) {
        if node.element.isStop { result.append(leaves[Int(node.element.id.slot)]) }
        walk(node.children, node.element.childOrder)
      }
    }
    walk(nodes, .geometric)
    return result
  }

  /// An element named by the texts of a control's label, or by its pictures where it has no text.
  @MainActor
  static func labelled(
    by parts: [Fragment], order: ReadingOrder, _ identity: ElementIdentity, frame: Rect
  ) -> Fragment {
    let ordered = inReadingOrder(parts, order)
    let words = ordered.filter { !$0.element.traits.contains(.image) }
    let named = words.contains { $0.element.label?.isBlank == false } ? words : ordered
    var fragment = Fragment(identity, AccessibilityElement(frame: frame))
    let label = SpokenText.joined(named.compactMap(\.element.label))
    if !label.isBlank { fragment.element.label = label }
    let value = SpokenText.joined(ordered.compactMap(\.element.value))
    if !value.isBlank { fragment.element.value = value }
    for part in ordered {
      fragment.handlers.actions += part.handlers.actions
      fragment.mergeContent(of: part)
      if part.element.traits.contains(.selected) { fragment.element.traits.insert(.selected) }
    }
    return fragment
  }
}
