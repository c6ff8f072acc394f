import Synchronization

/// A value that outlives the views that read it, and knows which ones did.
final class StateLocation<Value>: @unchecked Sendable {
  private let lock = Mutex<Void>(())
  private var stored: Value
  private var readers: [ObjectIdentifier: WeakNode] = [:]

  init(_ value: Value) {
    stored = value
  }

  /// The value; reading it within a body makes that body depend on it.
  var value: Value {
    get {
      if Thread.isMainThread { MainActor.assumeIsolated { noteReader() } }
      return lock.withLock { _ in stored }
    }
    set {
      nonisolated(unsafe) let new = newValue
      let isUnchanged = lock.withLock { _ in
        let same = isSame(stored, new)
        stored = new
        return same
      }
      guard !isUnchanged else { return }
      onMainActor { self.invalidateReaders() }
    }
  }

  @MainActor
  private func noteReader() {
    guard let node = ViewGraph.active?.current else { return }
    readers[ObjectIdentifier(node)] = WeakNode(node: node)
  }

  @MainActor
  private func invalidateReaders() {
    let waiting = readers
    readers = [:]
    for reader in waiting.values {
      guard let node = reader.node else { continue }
      node.graph.setNeedsEvaluation(node)
    }
  }

  private struct WeakNode {
    weak var node: ViewNode?
  }
}
