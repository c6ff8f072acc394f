import AppHost
import Dispatch
import FoundationAdditions
import Synchronization

/// Keeps models that were fetched or inserted, and what of them is not saved.
///
///     context.insert(Dog(name: "Bailey"))
///     let dogs = try context.fetch(FetchDescriptor<Dog>())
///     try context.save()
public final class ModelContext: Equatable {
  /// Posted before changes are saved.
  public static let willSave = Notification.Name("ModelContextWillSave")
  /// Posted after changes were saved, with the identifiers of the models.
  public static let didSave = Notification.Name("ModelContextDidSave")

  /// The keys of what is told with `didSave`.
  public enum NotificationKey: String {
    /// The identifiers of models that were inserted.
    case insertedIdentifiers = "inserted"
    /// The identifiers of models that were changed.
    case updatedIdentifiers = "updated"
    /// The identifiers of models that were deleted.
    case deletedIdentifiers = "deleted"
  }

  /// The container whose models the context fetches.
  public let container: ModelContainer
  /// True where changes are saved without being asked to.
  public var autosaveEnabled = false
  /// Who wrote the changes.
  public var author: String?
  /// What remembers how changes are taken back; none unless one is set.
  public var undoManager: UndoManager?

  var registered: [PersistentIdentifier: any PersistentModel] = [:]
  var inserted: [PersistentIdentifier: any PersistentModel] = [:]
  var changed: Set<PersistentIdentifier> = []
  var deleted: [PersistentIdentifier: any PersistentModel] = [:]
  /// True while changes are taken in that are no changes of the app.
  var isMerging = false
  private var willSaveSoon = false
  private var counters: [ObjectIdentifier: ChangeCounter] = [:]
  private let heard = Mutex(ReceivedChanges())

  /// Makes a context for the models of a container; it saves when it is asked to.
  public init(_ container: ModelContainer) {
    self.container = container
    container.store.add(self)
  }

  /// A context is the same as itself alone.
  public static func == (left: ModelContext, right: ModelContext) -> Bool {
    left === right
  }

  // MARK: What is not saved

  /// True where something is not saved.
  public var hasChanges: Bool { !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty }

  /// The models that were inserted since the last saving.
  public var insertedModelsArray: [any PersistentModel] { inserted.sorted { $0.key < $1.key }.map(\.value) }
  /// The models that were deleted since the last saving.
  public var deletedModelsArray: [any PersistentModel] { deleted.sorted { $0.key < $1.key }.map(\.value) }
  /// The models that were changed since the last saving.
  public var changedModelsArray: [any PersistentModel] {
    changed.sorted().compactMap { registered[$0] }
  }

  func isPending(_ identifier: PersistentIdentifier) -> Bool {
    inserted[identifier] != nil || changed.contains(identifier) || deleted[identifier] != nil
  }

  // MARK: Changes

  /// Keeps a new model, and those it is related to.
  public func insert<T: PersistentModel>(_ model: T) {
    insert(any: model)
  }

  func insert(any model: any PersistentModel) {
    let storage = model._$storage
    if storage.context === self, storage.isDeleted { return revive(model) }
    guard storage.context == nil else { return }
    storage.context = self
    storage.model = model
    registered[storage.identifier] = model
    inserted[storage.identifier] = model
    registerUndo { $0.forget(model) }
    storage.connectAll()
    noteChange(of: storage.type)
  }

  /// Takes a model back that was inserted and not saved, or deletes one that was.
  private func forget(_ model: any PersistentModel) {
    let storage = model._$storage
    guard inserted[storage.identifier] != nil else { return delete(any: model) }
    inserted[storage.identifier] = nil
    registered[storage.identifier] = nil
    storage.isDeleted = true
    registerUndo { $0.revive(model) }
    touchRelated(to: storage)
    noteChange(of: storage.type)
  }

  /// Brings a model back that was deleted.
  func revive(_ model: any PersistentModel) {
    let storage = model._$storage
    guard storage.isDeleted else { return }
    storage.isDeleted = false
    storage.context = self
    registered[storage.identifier] = model
    if deleted.removeValue(forKey: storage.identifier) == nil
      || container.store.record(storage.identifier) == nil
    {
      inserted[storage.identifier] = model
    }
    registerUndo { $0.forget(model) }
    touchRelated(to: storage)
    noteChange(of: storage.type)
  }

  /// Deletes a model, with others as the rules of their relationships say.
  public func delete<T: PersistentModel>(_ model: T) {
    delete(any: model)
  }

  func delete(any model: any PersistentModel) {
    let storage = model._$storage
    guard storage.context === self, !storage.isDeleted else { return }
    storage.model = model
    let related = relationships(of: storage).map { (rule: $0.deleteRule, models: storage.models($0.name)) }
    storage.isDeleted = true
    if inserted.removeValue(forKey: storage.identifier) == nil { deleted[storage.identifier] = model }
    changed.remove(storage.identifier)
    registerUndo { $0.revive(model) }
    touchRelated(to: storage)
    for (rule, models) in related where rule == .cascade {
      for other in models { delete(any: other) }
    }
    noteChange(of: storage.type)
  }

  private func relationships(of storage: ModelStorage) -> [Schema.PropertyMetadata] {
    InverseTable.properties(of: storage.type).values.filter { $0.shape != nil }.sorted { $0.name < $1.name }
  }

  /// Has the watchers of related models look again, as a model goes or comes back.
  ///
  /// Relationships leave deleted models out by themselves.
  private func touchRelated(to storage: ModelStorage) {
    for property in relationships(of: storage) {
      guard let inverse = InverseTable.inverse(of: property.name, in: storage.type) else { continue }
      for other in storage.models(property.name) { other._$storage.touch(inverse) }
    }
  }

  /// Deletes all models of a class, or those that a predicate holds for.
  ///
  /// - Throws: What the predicate throws.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for found in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(found) }
  }

  /// Called by a storage before one of its values changes.
  func willChange(_ storage: ModelStorage, _ name: String) {
    guard !isMerging else { return }
    let former = storage.slots[name]
    registerUndo { [weak storage] _ in storage?.change(name, to: former) }
  }

  /// Called by a storage after one of its values changed.
  func didChange(_ storage: ModelStorage) {
    if !isMerging, !storage.isDeleted, inserted[storage.identifier] == nil {
      changed.insert(storage.identifier)
    }
    noteChange(of: storage.type)
  }

  private func registerUndo(_ body: @escaping (ModelContext) -> Void) {
    guard let undoManager, !isMerging, MainActorAccess.isNow else { return }
    let (context, body) = (Unchecked(self), Unchecked(body))
    MainActor.assumeIsolated {
      undoManager.registerUndo(withTarget: context.value) { body.value($0) }
    }
  }

  // MARK: Watching

  /// Counts the changes of models of a class, for views to watch.
  package func counter(of type: any PersistentModel.Type) -> ChangeCounter {
    let key = ObjectIdentifier(type)
    if let counter = counters[key] { return counter }
    let fresh = ChangeCounter(type)
    counters[key] = fresh
    return fresh
  }

  /// Has the watchers of a class, and of its superclasses, look again, and saves soon where that is wanted.
  func noteChange(of type: any PersistentModel.Type) {
    for counter in counters.values where counter.counts(type) { counter.count += 1 }
    guard autosaveEnabled, !willSaveSoon, !isMerging, hasChanges else { return }
    willSaveSoon = true
    let context = Unchecked(self)
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.autosaveDelay) {
      context.value.willSaveSoon = false
      if context.value.autosaveEnabled { try? context.value.save() }
    }
  }

  /// How long changes wait until they are saved by themselves, in seconds.
  private static let autosaveDelay = 1.0

  /// Takes in what another context saved, on the main thread at once where this context belongs to it.
  func hear(changed: Set<PersistentIdentifier>, deleted: Set<PersistentIdentifier>) {
    heard.withLock { $0.add(changed, deleted) }
    let context = Unchecked(self)
    guard autosaveEnabled else { return }
    if MainActorAccess.isNow { return takeInHeard() }
    DispatchQueue.main.async { context.value.takeInHeard() }
  }

  /// Takes in what others saved since the last time.
  func takeInHeard() {
    let news = heard.withLock { news in
      defer { news = ReceivedChanges() }
      return news
    }
    guard !news.isEmpty else { return }
    merge(news)
  }
}

/// What other contexts saved.
struct ReceivedChanges: Sendable {
  var changed: Set<PersistentIdentifier> = []
  var deleted: Set<PersistentIdentifier> = []

  var isEmpty: Bool { changed.isEmpty && deleted.isEmpty }

  mutating func add(_ changed: Set<PersistentIdentifier>, _ deleted: Set<PersistentIdentifier>) {
    self.changed.formUnion(changed)
    self.deleted.formUnion(deleted)
  }
}

/// Carries something to the thread that it belongs to.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
