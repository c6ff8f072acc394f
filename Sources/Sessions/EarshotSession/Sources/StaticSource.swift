import AccessibilityModel

/// A screen that never changes: one that was saved, or that a test writes down.
///
/// Nothing on it can be activated; every request but the one that tells the cursor's place is declined.
public struct StaticSource: Source {
  /// The screen.
  public let tree: AccessibilityTree

  /// Makes a source of a screen.
  public init(_ tree: AccessibilityTree) {
    self.tree = tree
  }

  /// Tells the screen.
  public func start() -> [Event] {
    [.changed(TreeVersion.initial.next, AccessibilityTree(order: tree.order).diff(to: tree))]
  }

  /// Declines; the cursor's place is taken note of.
  public func perform(_ request: Request) -> [Event] {
    guard case .focus(let id) = request.kind else { return [.answered(request.id, .declined)] }
    return [.answered(request.id, .handled(by: id))]
  }

  /// Nothing happens.
  public func advance(to instant: VirtualInstant) -> [Event] { [] }

  /// The order of the screen.
  public var readingOrder: ReadingOrder { tree.order }

  /// Nothing falls due.
  public var nextDeadline: VirtualInstant? { nil }
}
