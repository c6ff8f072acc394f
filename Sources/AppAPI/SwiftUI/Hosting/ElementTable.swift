import AccessibilityModel
import AppHost

/// The elements that views were last described by.
@MainActor
final class ElementTable {
  private struct Entry {
    let described: DescribedElement
    let parent: ElementID?
  }

  private let root: RootItem
  private var entries: [ElementID: Entry] = [:]
  /// What the last description held; places in it are those of described elements.
  private var describedNodes: [AccessibilityNode] = []
  /// True where the last description held something that nobody meets.
  private var holdsUnmet = false
  /// Those of its elements that somebody asked for.
  private var elements: [ElementID: ViewElement] = [:]

  init(_ root: RootItem) {
    self.root = root
  }

  /// The views that describe themselves.
  var graph: ViewGraph { root.graph }

  /// True before anything was described, and where there was nothing.
  var isEmpty: Bool { describedNodes.isEmpty }

  /// Describes everything; requests are about it from now on.
  func describe() -> [AccessibilityNode] {
    entries = [:]
    holdsUnmet = false
    _ = root.takeDescriptionChanges()
    describedNodes = root.describedElements.map { node($0, nil) }
    if !elements.isEmpty { elements = elements.filter { entries[$0.key] != nil } }
    return holdsUnmet ? met(describedNodes) : describedNodes
  }

  /// The nodes without those that nobody meets.
  private func met(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    nodes.compactMap { node in
      if entries[node.element.id]?.described.isUnmet == true { return nil }
      return node.children.isEmpty ? node : AccessibilityNode(node.element, children: met(node.children))
    }
  }

  private func node(_ described: DescribedElement, _ parent: ElementID?) -> AccessibilityNode {
    let id = id(of: described.identity)
    entries[id] = Entry(described: described, parent: parent)
    if described.isUnmet { holdsUnmet = true }
    return AccessibilityNode(described.finished(id), children: described.children.map { node($0, id) })
  }

  /// Describes the elements that changed since the last description; `nil` where that is not all.
  func changes() -> [AccessibilityElement]? {
    guard case .at(let places) = root.takeDescriptionChanges() else { return nil }
    var changed: [AccessibilityElement] = []
    for place in places {
      guard let described = root.described(at: place), described.children.isEmpty else { return nil }
      let id = id(of: described.identity)
      guard describedNodes.element(at: place) == id, let entry = entries[id],
        entry.described.isUnmet == described.isUnmet
      else { return nil }
      entries[id] = Entry(described: described, parent: entry.parent)
      if !described.isUnmet { changed.append(described.finished(id)) }
    }
    return changed
  }

  /// Where views want the cursor of assistive technologies, where they do; asked once.
  func cursorWish() -> (target: ElementID, rule: UncertainRule?)? {
    root.graph.cursor.takeWish().map { (id(of: $0.target), $0.rule) }
  }

  private func id(of identity: ElementIdentity) -> ElementID {
    RunningApp.current.identities.id(for: identity)
  }

  /// How far an element has moved since it was described, with what scrolls around it.
  ///
  /// - Complexity: O(depth) where something waits for its layout, else O(1).
  func shift(of id: ElementID) -> Point? {
    let shifts = root.graph.scrollShifts.distances
    guard !shifts.isEmpty else { return nil }
    var result: Point?
    var parent = entries[id]?.parent
    while let container = parent {
      if let shift = shifts[container] { result = (result ?? .zero).moved(by: shift) }
      parent = entries[container]?.parent
    }
    return result
  }

  /// What the last description said of an element.
  func described(_ id: ElementID) -> DescribedElement? { entries[id]?.described }

  /// What stands among responders for an element of the last description; `nil` for elements elsewhere.
  func element(_ id: ElementID) -> ViewElement? {
    guard entries[id] != nil else { return nil }
    if let known = elements[id] { return known }
    let new = ViewElement(id, in: self)
    elements[id] = new
    return new
  }

  /// The element around one.
  func parent(of id: ElementID) -> ViewElement? { entries[id]?.parent.flatMap(element) }
}

extension [AccessibilityNode] {
  /// The identity of the element at a place that holds nothing.
  fileprivate func element(at place: [Int]) -> ElementID? {
    guard let first = place.first, indices.contains(first) else { return nil }
    var node = self[first]
    for index in place.dropFirst() {
      guard node.children.indices.contains(index) else { return nil }
      node = node.children[index]
    }
    return node.children.isEmpty ? node.element.id : nil
  }
}
