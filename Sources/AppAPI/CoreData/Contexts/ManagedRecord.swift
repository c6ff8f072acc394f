import Foundation

/// What a store keeps of one object.
struct ManagedRecord {
  let entity: NSEntityDescription
  let values: [String: ManagedValue]

  init(_ object: NSManagedObject) {
    entity = object.entity
    values = object.values
  }
}

extension NSManagedObject {
  /// Throws where a value is missing that has to be there.
  func checkValues() throws {
    for (name, property) in entity.propertiesByName where !property.isOptional && !property.isTransient {
      let isMissing =
        (property as? NSRelationshipDescription).map { related($0.name).count < max(1, $0.minCount) }
        ?? (values[name] == nil)
      guard isMissing else { continue }
      throw NSError(
        domain: NSCocoaErrorDomain, code: 1570,
        userInfo: [NSLocalizedDescriptionKey: "\(name) is a required value.", "NSValidationErrorKey": name])
    }
  }

  /// Throws where a rule forbids to delete the object as long as others are related to it.
  func checkDeletion() throws {
    for relationship in entity.relationshipsByName.values where relationship.deleteRule == .denyDeleteRule {
      guard !related(relationship.name).isEmpty else { continue }
      throw NSError(
        domain: NSCocoaErrorDomain, code: 1600,
        userInfo: [NSLocalizedDescriptionKey: "Items cannot be deleted from \(relationship.name)."])
    }
  }
}

/// Which of two changes of a value stays.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  private let name: String

  private init(_ name: String) {
    self.name = name
    super.init()
  }

  /// Neither: saving is refused.
  public static let error = NSMergePolicy("error")
  /// The one that was saved.
  public static let mergeByPropertyStoreTrump = NSMergePolicy("store")
  /// The one of the context.
  public static let mergeByPropertyObjectTrump = NSMergePolicy("object")
  /// The one of the context, with all values of the object.
  public static let overwrite = NSMergePolicy("overwrite")
  /// The one that was saved, with all values of the object.
  public static let rollback = NSMergePolicy("rollback")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The change of the context stays.
public let NSMergeByPropertyObjectTrumpMergePolicy: NSMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The change that was saved stays.
public let NSMergeByPropertyStoreTrumpMergePolicy: NSMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The objects that were made.
public let NSInsertedObjectsKey = "inserted"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The objects that were changed.
public let NSUpdatedObjectsKey = "updated"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The objects that were deleted.
public let NSDeletedObjectsKey = "deleted"

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted after objects of a context were changed.
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted before a context is saved.
  public static let NSManagedObjectContextWillSave = Notification.Name(
    "NSManagingContextWillSaveChangesNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted after a context was saved.
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagingContextDidSaveChangesNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted where another program changed the store, which none does here.
  public static let NSPersistentStoreRemoteChange = Notification.Name(
    "NSPersistentStoreRemoteChangeNotification")
}

extension NSManagedObjectContext {
  /// Posted after objects of a context were changed.
  public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
  /// Posted after a context was saved.
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
}
