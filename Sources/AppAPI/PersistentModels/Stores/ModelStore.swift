import Synchronization

/// Keeps what contexts save, for other contexts to fetch.
final class ModelStore: Sendable {
  private struct Content: @unchecked Sendable {
    var records: [PersistentIdentifier: ModelRecord] = [:]
    var contexts: [WeakContext] = []
  }

  private struct WeakContext {
    weak var context: ModelContext?
  }

  private struct WeakStore {
    weak var store: ModelStore?
  }

  private static let shared = Mutex<[URL: WeakStore]>([:])

  private let content = Mutex(Content())

  /// The store of a place; containers share it as long as one of them is there.
  static func at(_ url: URL) -> ModelStore {
    shared.withLock { stores in
      if let store = stores[url]?.store { return store }
      let fresh = ModelStore()
      stores[url] = WeakStore(store: fresh)
      return fresh
    }
  }

  /// The record of a model.
  func record(_ identifier: PersistentIdentifier) -> ModelRecord? {
    content.withLock { Transferred($0.records[identifier]) }.value
  }

  /// The models of a class and its subclasses, in the order in which they were made.
  ///
  /// - Complexity: O(*n* log *n*) in the number of all models.
  func identifiers(of isWanted: (any PersistentModel.Type) -> Bool) -> [PersistentIdentifier] {
    let all = content.withLock { content in Transferred(content.records.mapValues(\.type)) }.value
    return all.filter { isWanted($0.value) }.keys.sorted()
  }

  /// Has a context hear of what others save.
  func add(_ context: ModelContext) {
    let context = Transferred(context)
    content.withLock { content in
      content.contexts.removeAll { $0.context == nil }
      content.contexts.append(WeakContext(context: context.value))
    }
  }

  /// Takes in what a context saves, and has the others hear of it.
  func save(
    _ changed: [PersistentIdentifier: ModelRecord], deleting deleted: Set<PersistentIdentifier>,
    from context: ModelContext?
  ) {
    let (changed, context) = (Transferred(changed), Transferred(context))
    let others = content.withLock { content in
      for (identifier, record) in changed.value { content.records[identifier] = record }
      for identifier in deleted { content.records[identifier] = nil }
      return Transferred(content.contexts.compactMap(\.context).filter { $0 !== context.value })
    }.value
    let identifiers = Set(changed.value.keys)
    for other in others { other.hear(changed: identifiers, deleted: deleted) }
  }

  /// Forgets all models.
  func removeAll() {
    let all = content.withLock { Set($0.records.keys) }
    save([:], deleting: all, from: nil)
  }
}

/// Carries something out of a lock that its owner alone uses.
private struct Transferred<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
