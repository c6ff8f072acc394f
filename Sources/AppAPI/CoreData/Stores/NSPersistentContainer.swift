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
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  /// A step of sharing a store in the cloud; none is taken here, as nobody is signed in.
  open class Event: NSObject {
    /// What is done in a step.
    public enum EventType: Int, Sendable {
      /// The container is prepared.
      case setup = 0
      /// Changes come from the cloud.
      case `import` = 1
      /// Changes go to the cloud.
      case export = 2
    }

    /// Tells steps apart.
    public let identifier = UUID()
    /// What is done.
    public let type = EventType.setup
    /// When it began.
    public let startDate = Date()
    /// When it ended; `nil` where it has not.
    public let endDate: Date? = nil
    /// True where it ended well.
    public let succeeded = false
    /// Why it did not; `nil` where nothing is known of that.
    public let error: (any Error)? = nil
  }

  /// Posted at the beginning and the end of each step.
  public static let eventChangedNotification = Notification.Name(
    "NSPersistentCloudKitContainerEventChangedNotification")
  /// Key of the step, in the notification.
  public static let eventNotificationUserInfoKey = "event"

  /// Makes the schema of the cloud, which is out of reach here.
  ///
  /// - Throws: `CocoaError` where nobody is signed in.
  open func initializeCloudKitSchema(options: NSPersistentCloudKitContainerSchemaInitializationOptions = [])
    throws
  {
    throw CocoaError(.featureUnsupported)
  }
}

/// How the schema of the cloud is made.
public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Nothing is made, only checked.
  public static let dryRun = Self(rawValue: 1 << 1)
  /// What would be made is printed.
  public static let printSchema = Self(rawValue: 1 << 2)
}

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
