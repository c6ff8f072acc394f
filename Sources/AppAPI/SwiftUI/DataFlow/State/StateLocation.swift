import Synchronization

/// A value that outlives the views that read it, and knows which ones did.
class StateLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  private let lock = Mutex<Void>(())
  private var stored: Value
  private var readers = NodeList()

  init(_ value: Value) {
    stored = value
  }

  /// The value; reading it within a body makes that body depend on it.
  override var value: Value {
    get {
      if Thread.isMainThread { MainActor.assumeIsolated { readers.noteCurrent() } }
      return lock.withLock { _ in stored }
    }
    set {
      nonisolated(unsafe) let new = newValue
      nonisolated(unsafe) let old = lock.withLock { _ in
        defer { stored = new }
        return stored
      }
      guard !isSame(old, new) else { return }
      onMainActor {
        ViewGraph.reportChangeInBody()
        self.didChange()
        self.readers.invalidate()
        self.notifyMembers(from: old, to: new)
      }
    }
  }

  override var tellsMembers: Bool { true }

  /// The value, without becoming a reader of it.
  override var unnoted: Value { lock.withLock { _ in stored } }

  /// Called after the value became another one, before its readers hear of it.
  @MainActor
  func didChange() {}
}

/// The nodes whose views have read something and are to be evaluated when it changes.
struct NodeList {
  private var nodes: [ObjectIdentifier: WeakNode] = [:]

  /// Takes in the node whose view is being evaluated.
  @MainActor
  mutating func noteCurrent() {
    if let node = ViewGraph.active?.current { note(node) }
  }

  /// Takes a node in.
  @MainActor
  mutating func note(_ node: ViewNode) {
    nodes[ObjectIdentifier(node)] = WeakNode(node: node)
  }

  /// Has each view evaluated, and forgets it until it reads again.
  @MainActor
  mutating func invalidate() {
    let waiting = nodes
    nodes = [:]
    for entry in waiting.values {
      guard let node = entry.node else { continue }
      node.graph.setNeedsEvaluation(node)
    }
  }

  private struct WeakNode {
    weak var node: ViewNode?
  }
}
