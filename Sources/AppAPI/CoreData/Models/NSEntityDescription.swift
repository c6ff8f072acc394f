import Foundation

/// Describes a kind of managed objects.
open class NSEntityDescription: NSObject {
  /// The name of the kind.
  open var name: String?
  /// The name of the class of its objects.
  open var managedObjectClassName = "NSManagedObject"
  /// True where only kinds below it have objects.
  open var isAbstract = false
  /// The kinds below it.
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }
  /// The kind above it.
  open private(set) weak var superentity: NSEntityDescription?
  /// Names of which no two objects have the same values.
  open var uniquenessConstraints: [[Any]] = []
  /// The class of its objects; found by its name where none was given.
  open var managedObjectClass: NSManagedObject.Type?

  /// The properties of the kind itself.
  open var properties: [NSPropertyDescription] = [] {
    didSet { for property in properties { property.entity = self } }
  }

  /// Makes a description.
  public override init() { super.init() }

  /// All properties by their names, those of the kinds above included.
  open var propertiesByName: [String: NSPropertyDescription] {
    Dictionary(properties.map { ($0.name, $0) }) { $1 }.merging(superentity?.propertiesByName ?? [:]) {
      own, _ in own
    }
  }

  /// All values by their names.
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }

  /// All relationships by their names.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  /// True for a kind itself and all below it.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || superentity?.isKindOf(entity: entity) ?? false
  }

  /// The class of the objects.
  var managedClass: NSManagedObject.Type {
    managedObjectClass ?? NSClassFromString(managedObjectClassName) as? NSManagedObject.Type
      ?? NSManagedObject.self
  }

  /// The kind of a name, in the model of a context.
  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    context.model?.entitiesByName[entityName]
  }

  /// Makes an object of a kind; a kind that the model does not have stops the program.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      fatalError("The model has no entity \(entityName).")
    }
    return entity.managedClass.init(entity: entity, insertInto: context)
  }
}

/// Describes all kinds of managed objects of an app.
open class NSManagedObjectModel: NSObject {
  /// The kinds.
  open var entities: [NSEntityDescription] = []
  /// The versions of the model.
  open var versionIdentifiers: Set<AnyHashable> = []

  /// Makes a model without kinds.
  public override init() { super.init() }

  /// The kinds by their names.
  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }) { $1 }
  }

  /// The kind of a class.
  func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    let name = "\(type)"
    return entities.first { $0.managedObjectClass == type }
      ?? entities.first { $0.managedObjectClassName.split(separator: ".").last.map(String.init) == name }
      ?? entitiesByName[name]
  }
}
