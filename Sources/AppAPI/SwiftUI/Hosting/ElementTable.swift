import AccessibilityModel
import AppHost

/// The elements that views were last described by; carries out what is asked of them.
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
  /// The link that was chosen last among those of one text.
  private var chosenLink: (element: ElementID, index: Int)?

  private let largeContent: LargeContentPress

  init(_ root: RootItem) {
    self.root = root
    largeContent = LargeContentPress(root.graph)
  }

  /// True before anything was described, and where there was nothing.
  var isEmpty: Bool { describedNodes.isEmpty }

  /// True where the last description held an element of this identity.
  func describes(_ id: ElementID) -> Bool { entries[id] != nil }

  /// Describes everything; requests are about it from now on.
  func describe() -> [AccessibilityNode] {
    entries = [:]
    holdsUnmet = false
    _ = root.takeDescriptionChanges()
    describedNodes = root.describedElements.map { node($0, nil) }
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

  /// Carries out a request.
  func answer(_ request: Request.Kind) -> Answer {
    switch request {
    case .activate(let id): activate(id)
    case .perform(let id, let action): perform(action, of: id)
    case .increment(let id): run(entries[id]?.described.handlers.increment, id, else: request)
    case .decrement(let id): run(entries[id]?.described.handlers.decrement, id, else: request)
    case .scroll(let id, let direction): scroll(id, direction, request)
    case .escape(let id): DragSession.current.cancel() ? .handled(by: id) : bubble(id, request) { $0.escape }
    case .magicTap(let id): bubble(id, request) { $0.magicTap }
    case .focus(let id): focus(id, request)
    case .tap(let point): tap(point, by: nil)
    case .zoom(let id, let direction): zoom(id, direction)
    case .searchRotor(let id, let search): self.search(search, of: id)
    case .longPress(let id): press(id)
    case .realize(let id, let range): realize(range, of: id)
    case .announcementEnded(let text, let isComplete): announcementEnded(text, isComplete)
    case .edit(let id, let edit): self.edit(edit, of: id)
    case .largeContent(let phase, let point): largeContent.answer(phase, at: point)
    case .key(let stroke, let id): press(stroke, on: id)
    case .shortcuts: .shortcuts(shortcuts)
    case .touch: .declined
    }
  }

  /// Hands keys to the views of this screen.
  private func press(_ stroke: KeyStroke, on id: ElementID?) -> Answer {
    let presses = KeyPresses(root.graph, root, on: id.flatMap { entries[$0]?.described.identity })
    return presses.press(stroke) ? .handled(by: id) : .declined
  }

  private var shortcuts: [AppShortcut] { KeyPresses(root.graph, root, on: nil).shortcuts }

  /// Lets the view of the other kind answer that an element belongs to.
  private func passOn(_ request: Request.Kind, of id: ElementID?) -> Answer {
    guard let id, entries[id]?.described.identity.known != nil else { return .declined }
    return RunningApp.current.answerInViews(request)
  }

  private func run(
    _ handler: (@MainActor () -> Void)?, _ id: ElementID, else request: Request.Kind
  ) -> Answer {
    guard let handler else { return passOn(request, of: id) }
    handler()
    return .handled(by: id)
  }

  private func activate(_ id: ElementID) -> Answer {
    guard let described = entries[id]?.described else { return .failed(.gone) }
    if let activate = described.handlers.activate {
      activate()
      return .handled(by: id)
    }
    if described.element.traits.contains(.notEnabled) { return .declined }
    if let link = linkToOpen(in: described, id) {
      link.open()
      return .handled(by: id)
    }
    let answer = passOn(.activate(id), of: id)
    return answer == .declined ? tap(described.element.effectiveActivationPoint, by: id) : answer
  }

  private func perform(_ action: ElementAction.ID, of id: ElementID) -> Answer {
    guard let described = entries[id]?.described else { return .failed(.gone) }
    guard described.handlers.actions.indices.contains(action.rawValue) else { return .failed(.stale) }
    described.handlers.actions[action.rawValue].perform()
    return .handled(by: id)
  }

  private func realize(_ range: Range<Int>, of id: ElementID) -> Answer {
    guard let described = entries[id]?.described else { return .failed(.gone) }
    return described.handlers.realize?(range) ?? passOn(.realize(id, range), of: id)
  }

  private func edit(_ edit: TextEdit, of id: ElementID) -> Answer {
    guard let described = entries[id]?.described else { return .failed(.gone) }
    guard let handler = described.handlers.edit else {
      return choose(edit, of: described, id) ? .handled(by: id) : passOn(.edit(id, edit), of: id)
    }
    return handler(edit) ? .handled(by: id) : .declined
  }

  /// The link that activating a text opens: the chosen one, or the only one.
  private func linkToOpen(in described: DescribedElement, _ id: ElementID) -> DescribedElement.Link? {
    if let chosenLink, chosenLink.element == id, described.links.indices.contains(chosenLink.index) {
      return described.links[chosenLink.index]
    }
    return described.links.count == 1 ? described.links.first : nil
  }

  /// Chooses the link whose words are selected; false where none is.
  private func choose(_ edit: TextEdit, of described: DescribedElement, _ id: ElementID) -> Bool {
    guard case .select(let range) = edit, let index = described.linkRanges.firstIndex(of: range) else {
      return false
    }
    chosenLink = (id, index)
    return true
  }

  private func tap(_ point: Point, by id: ElementID?) -> Answer {
    root.graph.touches.tap(at: CGPoint(x: point.x, y: point.y)) ? .handled(by: id) : .declined
  }

  /// Holds a finger on an element: its own handler, else its activation point.
  ///
  /// - Source: Behaviour 1.9
  private func press(_ id: ElementID) -> Answer {
    guard let described = entries[id]?.described else { return .failed(.gone) }
    if let own = described.handlers.longPress {
      own()
      return .handled(by: id)
    }
    let answer = passOn(.longPress(id), of: id)
    guard answer == .declined, !described.element.traits.contains(.notEnabled) else { return answer }
    let point = described.element.effectiveActivationPoint
    return root.graph.touches.press(at: CGPoint(x: point.x, y: point.y)) ? .handled(by: id) : .declined
  }

  private func zoom(_ id: ElementID, _ direction: Request.ZoomDirection) -> Answer {
    guard let described = entries[id]?.described else { return .failed(.gone) }
    guard let own = described.handlers.zoom else { return passOn(.zoom(id, direction), of: id) }
    own(direction)
    return .handled(by: id)
  }

  /// Looks for the next place of a rotor; those of views of the other kind stand before the app's own.
  private func search(_ search: Request.RotorSearch, of id: ElementID) -> Answer {
    guard let described = entries[id]?.described else { return .failed(.gone) }
    let index = search.rotor - described.element.rotors.count + described.handlers.rotors.count
    guard described.handlers.rotors.indices.contains(index) else {
      return passOn(.searchRotor(id, search), of: id)
    }
    let searcher = RotorSearcher(
      graph: root.graph, owner: described, order: Array(RunningApp.current.tree.stops))
    return searcher.place(search, of: described.handlers.rotors[index]).map(Answer.place) ?? .declined
  }

  private func announcementEnded(_ text: SpokenText, _ isComplete: Bool) -> Answer {
    UIAccessibility.announcementDidEnd(text, isComplete: isComplete)
    return .handled(by: nil)
  }

  /// From the element outwards, the first that has a handler.
  private func bubble(
    _ id: ElementID?, _ request: Request.Kind, _ handler: (Handlers) -> (@MainActor () -> Void)?
  ) -> Answer {
    let inViews = passOn(request, of: id)
    guard inViews == .declined else { return inViews }
    var next = id
    while let current = next, let entry = entries[current] {
      if let own = handler(entry.described.handlers) {
        own()
        return .handled(by: current)
      }
      next = entry.parent
    }
    return .declined
  }

  private func scroll(
    _ id: ElementID, _ direction: Request.ScrollDirection, _ request: Request.Kind
  ) -> Answer {
    let inViews = passOn(request, of: id)
    guard inViews == .declined else { return inViews }
    let edge: Edge? =
      switch direction {
      case .left: .leading
      case .right: .trailing
      case .up: .top
      case .down: .bottom
      case .next, .previous: nil
      }
    guard let edge else { return .declined }
    var next: ElementID? = id
    while let current = next, let entry = entries[current] {
      if let scroll = entry.described.handlers.scroll {
        scroll(edge)
        return .handled(by: current)
      }
      if entry.described.handlers.scrollPage?(edge) == true { return .handled(by: current) }
      next = entry.parent
    }
    return .declined
  }

  /// Brings the element under the cursor into sight.
  private func focus(_ id: ElementID?, _ request: Request.Kind) -> Answer {
    _ = passOn(request, of: id)
    var around: [DescribedElement] = []
    var next = id
    while let current = next, let entry = entries[current] {
      around.append(entry.described)
      next = entry.parent
    }
    root.graph.cursor.moved(to: around)
    guard let frame = around.first?.element.frame else { return .handled(by: id) }
    for described in around.dropFirst() { described.handlers.reveal?(frame) }
    return .handled(by: id)
  }
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
