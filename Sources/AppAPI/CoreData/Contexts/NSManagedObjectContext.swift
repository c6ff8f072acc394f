import Dispatch
import Foundation
import FoundationAdditions
import Observation
import Synchronization

/// Keeps managed objects that were fetched or made, and what of them is not saved.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// Which thread uses the context.
  public enum ConcurrencyType: UInt, Sendable {
    /// The one that made it.
    case confinementConcurrencyType
    /// Its own.
    case privateQueueConcurrencyType
    /// The main one.
    case mainQueueConcurrencyType
  }

  /// Which thread uses the context.
  public let concurrencyType: ConcurrencyType
  /// The name of the context.
  open var name: String?
  /// Who makes the changes.
  open var transactionAuthor: String?
  /// The context that changes are saved to; `nil` where they are saved to the store.
  open var parent: NSManagedObjectContext?
  /// What holds the stores.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    didSet { persistentStoreCoordinator?.add(self) }
  }
  /// True where what others save is taken in as soon as it is saved.
  open var automaticallyMergesChangesFromParent = false
  /// Which of two changes of a value stays.
  open var mergePolicy: Any = NSMergePolicy.error
  /// What remembers how changes are taken back; none unless one is set.
  open var undoManager: UndoManager?
  /// True where a missing object is passed over.
  open var shouldDeleteInaccessibleFaults = true
  /// What else is to be known of the context.
  public let userInfo = NSMutableDictionary()

  private(set) var registered: [NSManagedObjectID: NSManagedObject] = [:]
  private(set) var inserted: Set<NSManagedObjectID> = []
  private(set) var updated: Set<NSManagedObjectID> = []
  private(set) var deleted: Set<NSManagedObjectID> = []
  private var isMerging = false
  private var willTell = false
  private var told: [String: Set<NSManagedObject>] = [:]
  private let counter = ObjectChangeCounter()

  /// Makes a context that is used by a thread.
  public init(concurrencyType ct: ConcurrencyType) {
    concurrencyType = ct
    super.init()
  }

  /// Makes a context that is used by a thread.
  public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type) }

  private var coordinator: NSPersistentStoreCoordinator? {
    persistentStoreCoordinator ?? parent?.coordinator
  }

  var model: NSManagedObjectModel? { coordinator?.managedObjectModel }

  /// Counts the changes of all objects, for views to watch.
  var changeCount: Int { counter.count }

  // MARK: What is not saved

  /// All objects that are here.
  public var registeredObjects: Set<NSManagedObject> { Set(registered.values) }
  /// The objects that were made since the last saving.
  public var insertedObjects: Set<NSManagedObject> { objects(inserted) }
  /// The objects that were changed since the last saving.
  public var updatedObjects: Set<NSManagedObject> { objects(updated) }
  /// The objects that were deleted since the last saving.
  public var deletedObjects: Set<NSManagedObject> { objects(deleted) }
  /// True where something is not saved.
  public var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }

  private func objects(_ identifiers: Set<NSManagedObjectID>) -> Set<NSManagedObject> {
    Set(identifiers.compactMap { registered[$0] })
  }

  // MARK: Changes

  /// Keeps a new object.
  open func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext == nil else { return }
    object.managedObjectContext = self
    registered[object.objectID] = object
    inserted.insert(object.objectID)
    registerUndo { $0.delete(object) }
    note(object, NSInsertedObjectsKey)
  }

  /// Deletes an object, with others as the rules of their relationships say.
  open func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self, !object.isDeleted else { return }
    object.prepareForDeletion()
    let related = object.entity.relationshipsByName.values.sorted { $0.name < $1.name }
      .map { ($0, object.related($0.name)) }
    object.isDeleted = true
    updated.remove(object.objectID)
    if inserted.remove(object.objectID) == nil { deleted.insert(object.objectID) }
    registerUndo { $0.revive(object) }
    for (relationship, others) in related {
      for other in others {
        if relationship.deleteRule == .cascadeDeleteRule {
          delete(other)
        } else {
          other.objectWillChange.send()
        }
      }
    }
    note(object, NSDeletedObjectsKey)
  }

  private func revive(_ object: NSManagedObject) {
    object.isDeleted = false
    object.managedObjectContext = self
    registered[object.objectID] = object
    if deleted.remove(object.objectID) == nil { inserted.insert(object.objectID) }
    registerUndo { $0.delete(object) }
    note(object, NSInsertedObjectsKey)
  }

  func willChange(_ object: NSManagedObject, _ key: String) {
    guard !isMerging else { return }
    let former = object.values[key]
    registerUndo { _ in object.change(key, to: former) }
  }

  func didChange(_ object: NSManagedObject) {
    guard !isMerging else {
      counter.count += 1
      return
    }
    if !object.isDeleted, !inserted.contains(object.objectID) { updated.insert(object.objectID) }
    note(object, NSUpdatedObjectsKey)
  }

  private func registerUndo(_ body: @escaping (NSManagedObjectContext) -> Void) {
    guard let undoManager, !isMerging, MainActorAccess.isNow else { return }
    nonisolated(unsafe) let undo = body
    MainActor.assumeIsolated { undoManager.registerUndo(withTarget: self) { undo($0) } }
  }

  /// Has views look again, and those who watch told at the end of the turn.
  private func note(_ object: NSManagedObject, _ kind: String) {
    counter.count += 1
    // What is new is told as new alone, whatever is set of it at once.
    if kind != NSUpdatedObjectsKey || told[NSInsertedObjectsKey]?.contains(object) != true {
      told[kind, default: []].insert(object)
    }
    guard !willTell else { return }
    willTell = true
    guard concurrencyType == .mainQueueConcurrencyType else { return }
    DispatchQueue.main.async { [weak self] in self?.processPendingChanges() }
  }

  /// Tells those who watch of the changes now.
  open func processPendingChanges() {
    guard willTell else { return }
    willTell = false
    let changes = told
    told = [:]
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: changes)
  }

  // MARK: Saving

  /// Has the changes be those of the parent, or of the store.
  ///
  /// - Throws: An error of the domain `NSCocoaErrorDomain` where a value is missing, or a deletion is refused.
  open func save() throws {
    processPendingChanges()
    guard hasChanges else { return }
    for object in insertedObjects.union(updatedObjects) { object.willSave() }
    for object in insertedObjects.union(updatedObjects) { try object.checkValues() }
    for object in deletedObjects { try object.checkDeletion() }
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    let changes = [
      NSInsertedObjectsKey: insertedObjects, NSUpdatedObjectsKey: updatedObjects,
      NSDeletedObjectsKey: deletedObjects,
    ]
    let kept = insertedObjects.union(updatedObjects)
    let gone = deleted
    for identifier in gone { registered[identifier] = nil }
    (inserted, updated, deleted) = ([], [], [])
    let records = Dictionary(uniqueKeysWithValues: kept.map { ($0.objectID, ManagedRecord($0)) })
    if let parent {
      parent.takeIn(records, deleting: gone, isSaved: false)
    } else {
      for identifier in records.keys { identifier.settle() }
      coordinator?.save(records, deleting: gone, from: self)
    }
    for object in kept { object.didSave() }
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: changes)
  }

  /// Takes in what another context saved: to the store, or as changes of this context that are not saved.
  func takeIn(
    _ records: [NSManagedObjectID: ManagedRecord], deleting gone: Set<NSManagedObjectID>, isSaved: Bool
  ) {
    isMerging = true
    defer {
      isMerging = false
      counter.count += 1
    }
    for (identifier, record) in records {
      let isKnown = known(identifier) != nil
      if isSaved, updated.contains(identifier) || (registered[identifier] == nil) { continue }
      let object = registered[identifier] ?? make(identifier, record)
      object.objectWillChange.send()
      object.values = record.values
      if !isSaved { _ = isKnown ? updated.insert(identifier) : inserted.insert(identifier) }
    }
    for identifier in gone {
      guard let object = registered[identifier] ?? (isSaved ? nil : known(identifier)) else { continue }
      object.objectWillChange.send()
      object.isDeleted = true
      updated.remove(identifier)
      if isSaved {
        registered[identifier] = nil
      } else if inserted.remove(identifier) == nil {
        deleted.insert(identifier)
      }
    }
  }

  /// Takes in what a notification of another context says was saved.
  open func mergeChanges(fromContextDidSave notification: Notification) {
    var records: [NSManagedObjectID: ManagedRecord] = [:]
    for key in [NSInsertedObjectsKey, NSUpdatedObjectsKey] {
      for object in notification.userInfo?[key] as? Set<NSManagedObject> ?? [] {
        records[object.objectID] = ManagedRecord(object)
      }
    }
    let gone = notification.userInfo?[NSDeletedObjectsKey] as? Set<NSManagedObject> ?? []
    takeIn(records, deleting: Set(gone.map(\.objectID)), isSaved: true)
  }

  /// Takes everything back that is not saved.
  open func rollback() {
    isMerging = true
    defer {
      isMerging = false
      counter.count += 1
    }
    for object in insertedObjects {
      object.objectWillChange.send()
      object.isDeleted = true
      registered[object.objectID] = nil
    }
    let edited = deletedObjects.union(updatedObjects)
    (inserted, updated, deleted) = ([], [], [])
    for object in edited {
      object.isDeleted = false
      refresh(object, mergeChanges: false)
    }
  }

  /// Forgets all objects, and what of them is not saved.
  open func reset() {
    registered = [:]
    (inserted, updated, deleted) = ([], [], [])
    counter.count += 1
  }

  /// Gives an object the values that are saved.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard !flag || !updated.contains(object.objectID) else { return }
    guard let record = savedRecord(object.objectID) else { return }
    object.objectWillChange.send()
    object.values = record.values
    updated.remove(object.objectID)
    counter.count += 1
  }

  /// Gives all objects the values that are saved.
  open func refreshAllObjects() {
    for object in registered.values where !updated.contains(object.objectID) {
      refresh(object, mergeChanges: true)
    }
  }

  // MARK: Objects by their identifiers

  private func savedRecord(_ identifier: NSManagedObjectID) -> ManagedRecord? {
    if let parent { return parent.known(identifier).map(ManagedRecord.init) }
    return coordinator?.record(identifier)
  }

  /// The object of an identifier; `nil` where there is none.
  func known(_ identifier: NSManagedObjectID) -> NSManagedObject? {
    registered[identifier] ?? savedRecord(identifier).map { make(identifier, $0) }
  }

  private func make(_ identifier: NSManagedObjectID, _ record: ManagedRecord) -> NSManagedObject {
    let object = record.entity.managedClass.init(entity: record.entity, insertInto: nil)
    object.objectID = identifier
    object.values = record.values
    object.managedObjectContext = self
    registered[identifier] = object
    object.awakeFromFetch()
    return object
  }

  /// All saved identifiers, and those of the parent that are not saved.
  func savedIdentifiers() -> Set<NSManagedObjectID> {
    guard let parent else { return coordinator?.identifiers() ?? [] }
    return parent.savedIdentifiers().union(parent.inserted).subtracting(parent.deleted)
  }

  /// The object of an identifier; one that is not there stops the program.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    guard let object = known(objectID) else { fatalError("No object has this identifier.") }
    return object
  }

  /// The object of an identifier.
  ///
  /// - Throws: An error of the domain `NSCocoaErrorDomain` where there is none.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = known(objectID), !object.isDeleted else {
      throw NSError(domain: NSCocoaErrorDomain, code: 133_000)
    }
    return object
  }

  /// The object of an identifier where it is here already.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { registered[objectID] }

  /// Gives new objects identifiers that last; all do.
  ///
  /// - Throws: Nothing.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects { object.objectID.settle() }
  }
}

/// Counts the changes in a context, so that views look again.
@Observable
final class ObjectChangeCounter {
  var count = 0
}
