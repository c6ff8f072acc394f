import Foundation

/// What a request can ask for: objects, or dictionaries of their values.
public protocol NSFetchRequestResult: AnyObject {}

extension NSManagedObject: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// A request to a store.
open class NSPersistentStoreRequest: NSObject {}

/// In which form a request has its results.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// The number of the form.
  public let rawValue: UInt
  /// The form of a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Objects.
  public static let managedObjectResultType: NSFetchRequestResultType = []
  /// Identifiers.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// Dictionaries of values.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// The number of objects.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// Which managed objects are fetched, and in which order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// The name of the kind.
  open internal(set) var entityName: String?
  /// The kind.
  open var entity: NSEntityDescription? { didSet { entityName = entity?.name ?? entityName } }
  /// What objects have to fulfil.
  open var predicate: NSPredicate?
  /// The order, the most important part first.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The most objects; 0 for all.
  open var fetchLimit = 0
  /// How many objects are passed over.
  open var fetchOffset = 0
  /// How many objects are read at a time; all are in memory.
  open var fetchBatchSize = 0
  /// True where kinds below are fetched as well.
  open var includesSubentities = true
  /// True where objects that are not saved are fetched as they are.
  open var includesPendingChanges = true
  /// True where values are read at once; all are in memory.
  open var returnsObjectsAsFaults = true
  /// True where values are read; all are in memory.
  open var includesPropertyValues = true
  /// Relationships that are read at once; all are in memory.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// The names of the values that dictionaries have; `nil` for all.
  open var propertiesToFetch: [Any]?
  /// True where equal dictionaries come once.
  open var returnsDistinctResults = false
  /// The form of the results.
  open var resultType = NSFetchRequestResultType.managedObjectResultType

  /// Asks for no kind yet.
  public override init() { super.init() }

  /// Asks for objects of a kind.
  public convenience init(entityName: String) {
    self.init()
    self.entityName = entityName
  }
}

/// Deletes the objects that a request asks for.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// Finds what is to be deleted.
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  /// In which form the result is told.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

  /// Deletes what a request asks for.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    fetchRequest = fetch
    super.init()
  }
}

/// In which form the result of a deletion is told.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// Whether it worked.
  case resultTypeStatusOnly
  /// Which objects are gone.
  case resultTypeObjectIDs
  /// How many objects are gone.
  case resultTypeCount
}

/// The result of a request to a store.
open class NSPersistentStoreResult: NSObject {}

/// The result of a deletion.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// The result in the form that was asked for.
  public let result: Any?

  init(_ result: Any?) {
    self.result = result
    super.init()
  }
}
