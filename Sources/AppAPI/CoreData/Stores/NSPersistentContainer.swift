import Foundation

/// Says where a store is and how it behaves; all are in memory.
open class NSPersistentStoreDescription: NSObject {
  /// The place of the store.
  open var url: URL?
  /// The type of the store.
  open var type = NSSQLiteStoreType
  /// The name of a part of the model.
  open var configuration: String?
  /// True where the store may not be changed.
  open var isReadOnly = false
  /// True where the store comes later.
  open var shouldAddStoreAsynchronously = false
  /// True where older objects become newer ones; none are found.
  open var shouldMigrateStoreAutomatically = true
  /// True where the way is found in which older objects become newer ones; none are found.
  open var shouldInferMappingModelAutomatically = true
  /// How the store is shared in the cloud; nobody is signed in.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  /// What else was set.
  public private(set) var options: [String: NSObject] = [:]

  /// Describes a store without a place.
  public override init() { super.init() }

  /// Describes a store at a place.
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }

  /// Sets something of the store.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}

/// Holds the objects of an app, and the context that its views use.
///
///     let container = NSPersistentContainer(name: "Kennel")
///     container.loadPersistentStores { _, error in … }
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name of the container.
  public let name: String
  /// The model of the objects.
  public let managedObjectModel: NSManagedObjectModel
  /// What holds the stores.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The context of the main thread.
  public let viewContext: NSManagedObjectContext
  /// Where the stores are.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Makes a container for the objects of a model.
  public required init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    let url = Self.defaultDirectoryURL().appending(path: "\(name).sqlite")
    persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
    super.init()
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }

  /// Makes a container of a model that is not among the app's files; it has no kinds of objects.
  @_disfavoredOverload
  public convenience init(name: String) {
    self.init(name: name, managedObjectModel: NSManagedObjectModel())
  }

  /// The folder in which stores would be.
  open class func defaultDirectoryURL() -> URL { .applicationSupportDirectory }

  /// Has the stores be there.
  ///
  /// - Parameter block: Told of each store.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      do {
        try persistentStoreCoordinator.addPersistentStore(
          ofType: description.type, configurationName: description.configuration, at: description.url)
        block(description, nil)
      } catch {
        block(description, error)
      }
    }
  }

  /// Makes a context for work that the main thread does not wait for.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Does something with a context of its own, later.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Does something with a context of its own.
  ///
  /// - Returns: What the block returns.
  open func performBackgroundTask<T>(_ block: @escaping (NSManagedObjectContext) throws -> T) async rethrows
    -> T
  {
    try block(newBackgroundContext())
  }
}

/// A container that a person's devices share; nobody is signed in, and it is a container of this device alone.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}

/// How a store is shared in the cloud.
open class NSPersistentCloudKitContainerOptions: NSObject {
  /// The name of the container in the cloud.
  public let containerIdentifier: String

  /// Names a container in the cloud.
  public init(containerIdentifier: String) {
    self.containerIdentifier = containerIdentifier
    super.init()
  }
}
