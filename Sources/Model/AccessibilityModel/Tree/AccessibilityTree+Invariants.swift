extension AccessibilityTree {
  /// What in the tree contradicts itself, one line each; empty for every tree that the API can make.
  ///
  /// - Complexity: O(n).
  public func invariantViolations() -> [String] {
    var found: [String] = []
    var reached: Set<UInt32> = []
    var confining = 0
    var lazy = 0
    if let root, let links = links(of: root), links.parent != Links.none {
      found.append("The root has a parent.")
    }
    let everything = root.map { Array(subtree(of: $0)) } ?? []
    for id in everything {
      if !reached.insert(id.slot).inserted {
        found.append("Slot \(id.slot) is met twice.")
        return found
      }
      guard let links = links[id.slot] else { continue }
      confining += links.confines ? 1 : 0
      lazy += elements[id.slot]?.rows == nil ? 0 : 1
      found += elementViolations(id, links) + childViolations(id, links)
    }
    if reached.count != count { found.append("\(count) elements are counted, \(reached.count) are met.") }
    if confining != confiningCount { found.append("\(confiningCount) modal counted, \(confining) met.") }
    if lazy != lazyCount { found.append("\(lazyCount) with lazy rows counted, \(lazy) met.") }
    for slot in shifts.keys where elements[slot]?.keepsPlace != true {
      found.append("Slot \(slot) has moved what it holds and does not keep its place.")
    }
    links.visit { slot, _ in
      if !reached.contains(slot) { found.append("Slot \(slot) hangs nowhere.") }
    }
    elements.visit { slot, _ in
      if !reached.contains(slot) { found.append("Slot \(slot) has an element that hangs nowhere.") }
    }
    return found
  }

  private func elementViolations(_ id: ElementID, _ links: Links) -> [String] {
    guard let element = elements[id.slot] else { return ["Slot \(id.slot) has links but no element."] }
    var found: [String] = []
    if element.id != id { found.append("Slot \(id.slot) and its element disagree about the identity.") }
    if element.isStop != links.isStop { found.append("Slot \(id.slot) disagrees about being a stop.") }
    if element.isModal != links.isModal { found.append("Slot \(id.slot) disagrees about being modal.") }
    if element.repaired() != element { found.append("Slot \(id.slot) has numbers that make no sense.") }
    return found
  }

  private func childViolations(_ id: ElementID, _ links: Links) -> [String] {
    var found: [String] = []
    var (previous, modal, count) = (Links.none, Links.none, 0)
    var slot = links.firstChild
    while let child = self.links[slot], count <= self.count {
      if child.parent != id.slot { found.append("Slot \(slot) names another parent than \(id.slot).") }
      if child.previous != previous { found.append("Slot \(slot) names another sibling before it.") }
      if child.isModal { modal = slot }
      (previous, slot, count) = (slot, child.next, count + 1)
    }
    if links.lastChild != previous { found.append("Slot \(id.slot) names another last child.") }
    if Int(links.childCount) != count { found.append("Slot \(id.slot) counts \(links.childCount) children.") }
    if links.modalChild != modal { found.append("Slot \(id.slot) names another modal child.") }
    return found
  }
}
