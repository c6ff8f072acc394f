import Foundation
import FoundationAdditions
import Synchronization

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of a store in a file.
public let NSSQLiteStoreType = "SQLite"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Keeps everything in memory, as all stores do here.
public let NSInMemoryStoreType = "InMemory"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of a store in a file that is read as a whole.
public let NSBinaryStoreType = "Binary"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Has a store keep what was changed when.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Has a store tell of changes that other programs make.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Has older objects become newer ones.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Has the way be found in which older objects become newer ones.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"

/// A store; all are in memory.
open class NSPersistentStore: NSObject {
  /// The type of the store.
  public let type: String
  /// The place of the store.
  public let url: URL?

  init(type: String, url: URL?) {
    (self.type, self.url) = (type, url)
    super.init()
  }
}

/// Holds what contexts save, in memory.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  private struct Content: @unchecked Sendable {
    var records: [NSManagedObjectID: ManagedRecord] = [:]
    var contexts: [WeakContext] = []
    var stores: [NSPersistentStore] = []
  }

  private struct WeakContext {
    weak var context: NSManagedObjectContext?
  }

  private struct Models: @unchecked Sendable {
    var all: [NSManagedObjectModel] = []
  }

  private static let models = Mutex(Models())

  /// The model of the objects.
  public let managedObjectModel: NSManagedObjectModel
  private let content = Mutex(Content())

  /// Makes a coordinator for the objects of a model.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
    let known = Models(all: [model])
    Self.models.withLock { models in
      if !models.all.contains(where: { $0 === known.all[0] }) { models.all += known.all }
    }
  }

  /// The kind that a class has in the model of any coordinator, the last first.
  static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    let all = models.withLock { Models(all: $0.all) }.all
    return all.reversed().lazy.compactMap { $0.entity(of: type) }.first
  }

  /// What was added, the first one first; all are in memory.
  open var persistentStores: [NSPersistentStore] { content.withLock { Content(stores: $0.stores) }.stores }

  /// Adds a store, in memory whatever its type.
  ///
  /// - Throws: Nothing, as nothing is read.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore(type: storeType, url: storeURL)
    let new = Content(stores: [store])
    content.withLock { $0.stores += new.stores }
    return store
  }

  func add(_ context: NSManagedObjectContext) {
    content.withLock { content in
      content.contexts.removeAll { $0.context == nil || $0.context === context }
      content.contexts.append(WeakContext(context: context))
    }
  }

  func record(_ identifier: NSManagedObjectID) -> ManagedRecord? {
    content.withLock { Content(records: $0.records) }.records[identifier]
  }

  func identifiers() -> Set<NSManagedObjectID> { content.withLock { Set($0.records.keys) } }

  /// Takes in what a context saves, and has those take it in that want to.
  func save(
    _ records: [NSManagedObjectID: ManagedRecord], deleting gone: Set<NSManagedObjectID>,
    from context: NSManagedObjectContext
  ) {
    let new = Content(records: records)
    let known: Content = content.withLock { content in
      content.records.merge(new.records) { $1 }
      for identifier in gone { content.records[identifier] = nil }
      return Content(contexts: content.contexts)
    }
    let others = known.contexts.compactMap { $0.context }.filter {
      $0 !== context && $0.automaticallyMergesChangesFromParent
    }
    for other in others {
      if other.concurrencyType != .mainQueueConcurrencyType || MainActorAccess.isNow {
        other.takeIn(records, deleting: gone, isSaved: true)
      } else {
        DispatchQueue.main.async { other.takeIn(new.records, deleting: gone, isSaved: true) }
      }
    }
  }
}
