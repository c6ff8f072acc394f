import AccessibilityModel

/// A person who uses a technology on a screen, and an app that answers at once.
package struct Driver<Technology: AssistiveTechnology> {
  /// What the app does about a request; it is not asked about where the cursor is.
  package typealias App = @Sendable (Request.Kind, inout AccessibilityTree) -> Answer

  /// The technology in use.
  package var technology: Technology
  /// The screen.
  package var tree: AccessibilityTree
  /// What the app does about requests.
  package var app: App
  /// Everything that happened, in order.
  package private(set) var effects: [Effect] = []
  /// What happened since something was last done.
  package private(set) var latest: [Effect] = []
  /// The time that has passed.
  package private(set) var now = VirtualInstant.start
  private var version = TreeVersion.initial

  /// Brings a technology to a screen that it has not been told of.
  package init(_ technology: Technology, _ tree: AccessibilityTree, app: @escaping App) {
    self.technology = technology
    self.tree = tree
    self.app = app
  }

  /// Tells the technology of the screen.
  package mutating func start() { observe(.changed(version, TreeDiff())) }

  /// Does things one after the other; answers what happened until nothing more followed from them.
  @discardableResult
  package mutating func send(_ inputs: [Technology.Input]) -> [Effect] {
    latest = []
    for input in inputs { settle(technology.handle(input, in: tree)) }
    return latest
  }

  /// Tells the technology what the app did.
  @discardableResult
  package mutating func observe(_ event: Event) -> [Effect] {
    latest = []
    settle(technology.observe(event, in: tree))
    return latest
  }

  /// Lets time pass.
  @discardableResult
  package mutating func wait(_ duration: Duration) -> [Effect] {
    latest = []
    now = now.advanced(by: duration)
    settle(technology.advance(to: now, in: tree))
    return latest
  }

  /// Lets the app post a notification.
  @discardableResult
  package mutating func post(_ notification: Notification) -> [Effect] {
    observe(.notification(notification))
  }

  /// Lets the app change its screen.
  @discardableResult
  package mutating func change(_ body: (inout AccessibilityTree) -> Void) -> [Effect] {
    let before = tree
    body(&tree)
    version = version.next
    observe(.changed(version, before.diff(to: tree)))
    if let due = technology.nextDeadline, due <= now { settle(technology.advance(to: now, in: tree)) }
    return latest
  }

  /// Lets the app show another screen.
  @discardableResult
  package mutating func change(to screen: AccessibilityNode) -> [Effect] {
    change { $0 = AccessibilityTree(screen) }
  }

  /// What the app was asked, in order.
  package var asked: [Request.Kind] { effects.asked }
  /// What is drawn over the screen.
  package var overlay: Overlay? { effects.drawn.last ?? nil }
  /// What the device was told to do by itself.
  package var device: [SystemAction] { effects.systemActions }

  private mutating func settle(_ happened: [Effect]) {
    var rest = happened
    while !rest.isEmpty {
      let effect = rest.removeFirst()
      effects.append(effect)
      latest.append(effect)
      guard case .request(let request) = effect else { continue }
      if case .focus = request.kind { continue }
      let before = tree
      let answer = app(request.kind, &tree)
      let change = before.diff(to: tree)
      if !change.isEmpty {
        version = version.next
        rest += technology.observe(.changed(version, change), in: tree)
      }
      rest += technology.observe(.answered(request.id, answer), in: tree)
      if let due = technology.nextDeadline, due <= now { rest += technology.advance(to: now, in: tree) }
    }
  }
}
