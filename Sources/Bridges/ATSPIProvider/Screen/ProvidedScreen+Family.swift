import AccessibilityModel

// Which objects there are and how they hang together. The element that contains all others is the window
// itself; what is out of reach of people who listen is out of reach here too.

extension ProvidedScreen {
  /// The element that the window stands for; `nil` where the whole tree is one stop, or there is none.
  var windowElement: ElementID? {
    guard let root = tree.root, tree[root]?.isStop == false else { return nil }
    return root
  }

  /// True where an object is there.
  ///
  /// - Complexity: O(depth); O(1) where nothing is modal.
  public func contains(_ id: ProvidedID) -> Bool {
    switch id {
    case .application, .window: true
    case .element(let element): element != windowElement && tree.isWithinReach(element)
    case .details(let element): tree.isWithinReach(element) && !facts(of: element).isEmpty
    case .fact(let element, let index):
      tree.isWithinReach(element) && facts(of: element).indices.contains(index)
    case .notification(let number): notifications.contains { $0.number == number }
    }
  }

  /// What an object holds, in reading order.
  ///
  /// - Complexity: O(n) for n elements inside.
  public func children(of id: ProvidedID) -> [ProvidedID] {
    switch id {
    case .application: [.window] + notifications.map { .notification($0.number) }
    case .window:
      if let windowElement { elements(in: windowElement) } else { tree.root.map { [.element($0)] } ?? [] }
    case .element(let element):
      if tree[element]?.isStop == true {
        facts(of: element).isEmpty ? [] : [.details(element)]
      } else {
        elements(in: element)
      }
    case .details(let element): facts(of: element).indices.map { .fact(element, $0) }
    case .fact, .notification: []
    }
  }

  private func elements(in container: ElementID) -> [ProvidedID] {
    var result: [ProvidedID] = []
    for child in tree.children(of: container) where tree.isWithinReach(child) {
      result.append(.element(child))
    }
    return result
  }

  /// What holds an object; `nil` for the application, which the desktop holds.
  public func parent(of id: ProvidedID) -> ProvidedID? {
    switch id {
    case .application: nil
    case .window, .notification: .application
    case .element(let element):
      tree.parent(of: element).map { $0 == windowElement ? .window : .element($0) } ?? .window
    case .details(let element): .element(element)
    case .fact(let element, _): .details(element)
    }
  }

  /// Where an object stands in what holds it, from 0; `nil` where it is not there.
  ///
  /// - Complexity: O(n) for n siblings.
  public func index(of id: ProvidedID) -> Int? {
    switch id {
    case .application: return nil
    case .window, .details: return 0
    case .fact(_, let index): return index
    case .element, .notification:
      return parent(of: id).flatMap { children(of: $0).firstIndex(of: id) }
    }
  }

  /// The facts of a stop that have objects of their own.
  func facts(of element: ElementID) -> [CustomContent] {
    guard placement == .details, tree.isNotable(element), let found = tree[element], found.isStop else {
      return []
    }
    return found.customContent.filter { $0.importance == .onDemand }
  }

  /// The object and all inside it, what holds others first, each with its place.
  ///
  /// - Complexity: O(objects inside).
  public func subtree(of id: ProvidedID) -> [(object: ProvidedObject, index: Int, childCount: Int)] {
    var result: [(object: ProvidedObject, index: Int, childCount: Int)] = []
    var waiting: [(id: ProvidedID, index: Int)] = [(id, index(of: id) ?? -1)]
    while let next = waiting.popLast() {
      guard let object = object(next.id) else { continue }
      let children = children(of: next.id)
      result.append((object, next.index, children.count))
      for (index, child) in children.enumerated().reversed() { waiting.append((child, index)) }
    }
    return result
  }

  /// The innermost object at a place in the window, in points.
  ///
  /// - Complexity: O(n) for n stops.
  public func object(at point: Point) -> ProvidedID {
    tree.hitTest(point).map { .element($0) } ?? .window
  }
}
