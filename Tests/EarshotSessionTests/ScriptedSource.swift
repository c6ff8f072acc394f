import AccessibilityModel
import EarshotSession

/// An app that a test writes down: a screen, what each request causes, and what time brings.
actor ScriptedSource: Source {
  /// What the app does about a request: a new screen, notifications, and its answer.
  typealias Reaction =
    @Sendable (Request.Kind) -> (
      screen: AccessibilityNode?, notifications: [Notification], answer: Answer
    )

  private var tree: AccessibilityTree
  private var version = TreeVersion.initial
  private let reaction: Reaction
  private var timeline: [(instant: VirtualInstant, screen: AccessibilityNode)]
  private let beginning:
    (tree: AccessibilityTree, timeline: [(instant: VirtualInstant, screen: AccessibilityNode)])
  private(set) var requests: [Request] = []

  init(
    _ screen: AccessibilityNode, timeline: [(instant: VirtualInstant, screen: AccessibilityNode)] = [],
    reaction: @escaping Reaction = { _ in (nil, [], .declined) }
  ) {
    tree = AccessibilityTree(screen)
    self.timeline = timeline
    beginning = (tree, timeline)
    self.reaction = reaction
  }

  func start() -> [Event] {
    (tree, timeline) = beginning
    version = TreeVersion.initial.next
    return [.changed(version, AccessibilityTree().diff(to: tree))]
  }

  func perform(_ request: Request) -> [Event] {
    requests.append(request)
    let outcome = reaction(request.kind)
    let changes = outcome.screen.map { [show($0)] } ?? []
    return changes + outcome.notifications.map { .notification($0) } + [.answered(request.id, outcome.answer)]
  }

  func advance(to instant: VirtualInstant) -> [Event] {
    var events: [Event] = []
    while let next = timeline.first, next.instant <= instant {
      timeline.removeFirst()
      events.append(show(next.screen))
    }
    return events
  }

  var readingOrder: ReadingOrder { tree.order }

  var nextDeadline: VirtualInstant? { timeline.first?.instant }

  private func show(_ screen: AccessibilityNode) -> Event {
    let newer = AccessibilityTree(screen)
    defer { tree = newer }
    version = version.next
    return .changed(version, tree.diff(to: newer))
  }
}

extension AccessibilityNode {
  /// A screen of stops with lasting identities, from slot 1 on.
  static func screen(_ stops: [AccessibilityNode]) -> AccessibilityNode {
    var node = AccessibilityNode.container(order: .given, id: ElementID(slot: 0), stops)
    for index in stops.indices where stops[index].element.id == .unassigned {
      node.children[index].element.id = ElementID(slot: UInt32(index + 1))
    }
    return node
  }
}
