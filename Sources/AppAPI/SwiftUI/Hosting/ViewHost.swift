import AccessibilityModel
import AppHost
import PreviewDeclarations
import TreeFormat

/// Shows a view on a screen of its own, and describes it to the people who listen.
@MainActor
package final class ViewHost: HostedContent {
  /// How often a screen is laid out before it is taken as it is.
  private static let layoutRounds = 16
  private let makeRoot: @MainActor () -> any View
  private let traits: [PreviewTrait<Preview.ViewTraits>.Change]
  let graph = ViewGraph()
  private let root: RootItem
  private var handlers: [ElementID: (fragment: Fragment, identity: ElementIdentity)] = [:]
  /// What the last description held; places in it are those of fragments.
  private var described: [AccessibilityNode] = []
  private weak var host: RunningApp?

  /// Makes a host; the view itself is made when the host starts.
  package convenience init(_ makeRoot: @escaping @MainActor () -> any View) {
    self.init(changes: [], makeRoot)
  }

  /// Makes a host that shows the view in a size or position of its own.
  init(
    changes: [PreviewTrait<Preview.ViewTraits>.Change], _ makeRoot: @escaping @MainActor () -> any View
  ) {
    self.makeRoot = makeRoot
    traits = changes
    root = RootItem(graph)
    graph.rootItem = root
  }

  /// How often a body was evaluated since the start.
  package var evaluationCount: Int { graph.evaluationCount }

  /// Shows the view.
  package func start(in host: RunningApp) {
    self.host = host
    graph.onChange = { [weak host] in host?.setNeedsUpdate() }
    graph.layoutNow = { [weak self] in self?.update() }
    root.source = { [weak graph] in graph?.root?.items ?? [] }
    graph.setRoot(makeRoot(), environment: Self.environment(of: host))
    update()
  }

  /// Takes over the host's new environment.
  package func environmentDidChange(in host: RunningApp) {
    graph.root?.setEnvironment(Self.environment(of: host))
    root.invalidateLayout()
    update()
  }

  /// Ends the life of every view.
  package func stop() {
    graph.root?.unmount()
    graph.update()
  }

  /// Brings views and layout up to date.
  private func update() {
    // Views that are made of their room change once it is known, which may change rooms again.
    for _ in 0..<Self.layoutRounds {
      graph.update()
      guard graph.needsLayout, let host else { return }
      graph.screen = room(host.environment)
      root.fill(graph.screen)
      graph.didLayout()
    }
  }

  /// The part of the screen that the view is offered.
  private func room(_ environment: LaunchOptions) -> CGRect {
    var environment = environment
    var room = environment.safeArea
    for change in traits {
      switch change {
      case .none: break
      case .landscape:
        let size = environment.screenSize
        environment.screenSize = Size(
          width: max(size.width, size.height), height: min(size.width, size.height))
        room = environment.safeArea
      case .fixed(let size):
        room = CGRect(x: 0, y: 0, width: size.width, height: size.height)
      case .fits: room = CGRect(origin: .zero, size: root.idealSize)
      }
    }
    return room
  }

  /// Lays out what is on the screen and describes it.
  package func snapshot() -> AccessibilityNode {
    update()
    handlers = [:]
    var screen = AccessibilityElement(id: id(of: root.identity), isStop: false)
    if let size = host?.environment.screenSize { screen.frame = Rect(origin: .zero, size: size) }
    _ = root.takeFragmentChanges()
    described = root.fragments.map(node)
    askForCursor()
    return AccessibilityNode(screen, children: described)
  }

  /// Lays out what is on the screen and describes what changed since the last description.
  package func changedElements() -> [AccessibilityElement]? {
    guard !described.isEmpty else { return nil }
    update()
    guard case .at(let places) = root.takeFragmentChanges() else { return nil }
    var changed: [AccessibilityElement] = []
    for place in places {
      guard let fragment = root.fragment(at: place), fragment.children.isEmpty else { return nil }
      let id = id(of: fragment.identity)
      guard described.element(at: place) == id else { return nil }
      handlers[id] = (fragment, fragment.identity)
      changed.append(fragment.finished(id))
    }
    askForCursor()
    return changed
  }

  private func askForCursor() {
    if let wish = graph.cursor.takeWish() { host?.post(.layoutChanged(.element(id(of: wish)))) }
  }

  private func id(of identity: ElementIdentity) -> ElementID {
    host?.identities.id(for: identity) ?? .unassigned
  }

  private func node(_ fragment: Fragment) -> AccessibilityNode {
    let id = id(of: fragment.identity)
    handlers[id] = (fragment, fragment.identity)
    return AccessibilityNode(fragment.finished(id), children: fragment.children.map(node))
  }

  /// Carries out a request about what the last snapshot described.
  package func perform(_ request: Request.Kind) -> Answer {
    let answer = answer(request)
    update()
    return answer
  }

  private func answer(_ request: Request.Kind) -> Answer {
    switch request {
    case .activate(let id):
      guard let fragment = handlers[id]?.fragment else { return .failed(.gone) }
      if let activate = fragment.handlers.activate { return run(activate, id) }
      if fragment.element.traits.contains(.notEnabled) { return .declined }
      return tap(fragment.element.effectiveActivationPoint, by: id)
    case .perform(let id, let action):
      guard let fragment = handlers[id]?.fragment else { return .failed(.gone) }
      guard fragment.handlers.actions.indices.contains(action.rawValue) else { return .failed(.stale) }
      return run(fragment.handlers.actions[action.rawValue].perform, id)
    case .increment(let id): return run(handlers[id]?.fragment.handlers.increment, id)
    case .decrement(let id): return run(handlers[id]?.fragment.handlers.decrement, id)
    case .scroll(let id, let direction): return scroll(id, direction)
    case .escape(let id): return bubble(id) { $0.escape }
    case .magicTap(let id): return bubble(id) { $0.magicTap }
    case .focus(let id): return focus(id)
    case .tap(let point): return tap(point, by: nil)
    case .realize(let id, let range):
      guard let fragment = handlers[id]?.fragment else { return .failed(.gone) }
      return fragment.handlers.realize?(range) ?? .declined
    case .announcementEnded(let text, let isComplete):
      UIAccessibility.announcementDidEnd(text, isComplete: isComplete)
      return .handled(by: nil)
    case .longPress, .touch, .zoom, .searchRotor: return .declined
    case .edit(let id, let edit):
      guard let fragment = handlers[id]?.fragment else { return .failed(.gone) }
      return fragment.handlers.edit?(edit) == true ? .handled(by: id) : .declined
    }
  }

  private func run(_ handler: (@MainActor () -> Void)?, _ id: ElementID) -> Answer {
    guard let handler else { return .declined }
    handler()
    return .handled(by: id)
  }

  private func tap(_ point: Point, by id: ElementID?) -> Answer {
    guard let handler = root.tapHandler(at: CGPoint(x: point.x, y: point.y)) else { return .declined }
    handler()
    return .handled(by: id)
  }

  /// From the element outwards, the first that has a handler.
  private func bubble(
    _ id: ElementID?, _ handler: (Handlers) -> (@MainActor () -> Void)?
  ) -> Answer {
    guard let host else { return .failed(.gone) }
    var next = id
    while let current = next {
      if let own = handlers[current].flatMap({ handler($0.fragment.handlers) }) { return run(own, current) }
      next = host.tree.parent(of: current)
    }
    return .declined
  }

  private func scroll(_ id: ElementID, _ direction: Request.ScrollDirection) -> Answer {
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
    while let current = next {
      if let own = handlers[current]?.fragment.handlers {
        if let scroll = own.scroll { return run({ scroll(edge) }, current) }
        if own.scrollPage?(edge) == true { return .handled(by: current) }
      }
      next = host?.tree.parent(of: current)
    }
    return .declined
  }

  /// Brings the element under the cursor into sight.
  private func focus(_ id: ElementID?) -> Answer {
    let around = id.map { id in [id] + (host.map { Array($0.tree.ancestors(of: id)) } ?? []) } ?? []
    graph.cursor.moved(to: around.compactMap { handlers[$0]?.fragment })
    guard let id, let frame = handlers[id]?.fragment.element.frame else { return .handled(by: id) }
    var next = host?.tree.parent(of: id)
    while let current = next {
      handlers[current]?.fragment.handlers.reveal?(frame)
      next = host?.tree.parent(of: current)
    }
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
