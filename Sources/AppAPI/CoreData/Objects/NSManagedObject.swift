import Foundation

/// An object whose values a context keeps.
///
///     let dog = Dog(context: container.viewContext)
///     dog.name = "Bailey"
open class NSManagedObject: NSObject, ObservableObject, KeyedValues, CVarArg {
  /// The kind of the object.
  public let entity: NSEntityDescription
  /// What the object is known by.
  public internal(set) var objectID: NSManagedObjectID
  /// The context that keeps the object.
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// Tells those who watch the object before it changes.
  public let objectWillChange = ObservableObjectPublisher()
  /// True where the object was deleted and that is not saved.
  public internal(set) var isDeleted = false
  /// True where the values are not here yet; all are in memory.
  public var isFault: Bool { false }
  var values: [String: ManagedValue] = [:]

  /// Makes an object of a kind, and keeps it in a context.
  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID(entity)
    super.init()
    for (name, attribute) in entity.attributesByName {
      if let value = attribute.defaultValue { values[name] = .value(value) }
    }
    context?.insert(self)
    if context != nil { awakeFromInsert() }
  }

  /// Makes an object of the kind that has this class, and keeps it in a context.
  public convenience init(context moc: NSManagedObjectContext) {
    guard let entity = moc.model?.entity(of: Self.self) else {
      fatalError("The model of the context has no entity of the class \(Self.self).")
    }
    self.init(entity: entity, insertInto: moc)
  }

  /// The kind of the class; known once a container with it is there.
  open class func entity() -> NSEntityDescription {
    guard let entity = NSPersistentStoreCoordinator.entity(of: self) else {
      fatalError("No container has an entity of the class \(self).")
    }
    return entity
  }

  /// Asks for objects of the class; what a class declares itself under this name goes before it.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: NSPersistentStoreCoordinator.entity(of: self)?.name ?? "\(self)")
  }

  // MARK: What happens to the object

  /// Told after the object was made.
  open func awakeFromInsert() {}
  /// Told after the object was fetched.
  open func awakeFromFetch() {}
  /// Told before the object is saved.
  open func willSave() {}
  /// Told after the object was saved.
  open func didSave() {}
  /// Told before the object is deleted.
  open func prepareForDeletion() {}

  /// True where the object is new and not saved.
  public var isInserted: Bool { managedObjectContext?.insertedObjects.contains(self) ?? false }
  /// True where a value was changed and is not saved.
  public var isUpdated: Bool { managedObjectContext?.updatedObjects.contains(self) ?? false }
  /// True where something of the object is not saved.
  public var hasChanges: Bool { isInserted || isUpdated || isDeleted }

  // MARK: Values

  /// The value of a name.
  open func value(forKey key: String) -> Any? { keyedValue(key) }

  /// Sets the value of a name.
  open func setValue(_ value: Any?, forKey key: String) {
    if let relationship = entity.relationshipsByName[key] {
      set(relationship, to: Self.objects(in: value))
    } else {
      change(key, to: value.map(ManagedValue.value))
    }
  }

  /// The value of a name, without anybody being told.
  open func primitiveValue(forKey key: String) -> Any? { keyedValue(key) }

  /// Sets the value of a name, without anybody being told.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    values[key] =
      entity.relationshipsByName[key] == nil
      ? value.map(ManagedValue.value) : .objects(Self.objects(in: value).map(\.objectID))
  }

  /// Says that a value is being read.
  open func willAccessValue(forKey key: String?) {}
  /// Says that a value was read.
  open func didAccessValue(forKey key: String?) {}
  /// Says that a value will be changed.
  open func willChangeValue(forKey key: String) { objectWillChange.send() }
  /// Says that a value was changed.
  open func didChangeValue(forKey key: String) { managedObjectContext?.didChange(self) }

  package func keyedValue(_ key: String) -> Any? {
    if key == "objectID" { return objectID }
    guard let relationship = entity.relationshipsByName[key] else {
      if case .value(let value) = values[key] { return value }
      return nil
    }
    let objects = related(key)
    guard relationship.isToMany else { return objects.first }
    return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  /// The value of a managed property, as its type has it; a value that has to be there stops the program.
  public func managedValue<Value>(_ key: String) -> Value {
    if let value: Value = ManagedValue.converted(keyedValue(key)) { return value }
    fatalError("\(entity.name ?? "").\(key) has no value of the type \(Value.self).")
  }

  /// Sets the value of a managed property.
  public func setManagedValue<Value>(_ value: Value, _ key: String) {
    setValue(ManagedValue.plain(value), forKey: key)
  }

  /// Adds or removes related objects, as the methods do that are named after a relationship.
  public func changeRelated(_ key: String, adding added: Any? = nil, removing removed: Any? = nil) {
    guard let relationship = entity.relationshipsByName[key] else { return }
    let gone = Self.objects(in: removed)
    let rest = related(key).filter { object in !gone.contains { $0 === object } }
    set(
      relationship, to: rest + Self.objects(in: added).filter { object in !rest.contains { $0 === object } })
  }

  /// The related objects in the order in which they came.
  func related(_ key: String) -> [NSManagedObject] {
    guard case .objects(let identifiers) = values[key] else { return [] }
    return identifiers.compactMap { managedObjectContext?.known($0) }.filter { !$0.isDeleted }
  }

  static func objects(in value: Any?) -> [NSManagedObject] {
    switch value {
    case let object as NSManagedObject: [object]
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
    case let set as Set<NSManagedObject>: Array(set)
    case let list as [NSManagedObject]: list
    default: []
    }
  }

  /// Sets a relationship, and its other side.
  private func set(_ relationship: NSRelationshipDescription, to objects: [NSManagedObject]) {
    let former = related(relationship.name)
    let new = relationship.isToMany ? objects : Array(objects.prefix(1))
    change(relationship.name, to: .objects(new.map(\.objectID)))
    guard let inverse = relationship.inverseRelationship else { return }
    for other in former where !new.contains(where: { $0 === other }) {
      other.change(
        inverse.name, to: .objects(other.related(inverse.name).filter { $0 !== self }.map(\.objectID)))
    }
    for other in new where !former.contains(where: { $0 === other }) {
      other.take(self, into: inverse, from: relationship)
    }
  }

  /// Takes an object in whose other side was set; one place is taken by one object.
  private func take(
    _ object: NSManagedObject, into inverse: NSRelationshipDescription,
    from relationship: NSRelationshipDescription
  ) {
    let former = related(inverse.name).filter { $0 !== object }
    change(inverse.name, to: .objects((inverse.isToMany ? former + [object] : [object]).map(\.objectID)))
    guard !inverse.isToMany else { return }
    for lost in former {
      let rest = lost.related(relationship.name).filter { $0 !== self }
      lost.change(relationship.name, to: .objects(rest.map(\.objectID)))
    }
  }

  /// Changes a value, and tells those who watch.
  func change(_ key: String, to value: ManagedValue?) {
    managedObjectContext?.willChange(self, key)
    objectWillChange.send()
    values[key] = value
    managedObjectContext?.didChange(self)
  }
}

/// A value of a managed object: plain, or the identifiers of related objects.
enum ManagedValue {
  case value(Any)
  case objects([NSManagedObjectID])

  /// A value without an optional around it.
  static func plain<Value>(_ value: Value) -> Any? {
    guard let optional = value as? any OptionalValue else { return value }
    return optional.held
  }

  /// A value as a type has it: numbers by their value, sets as sets; `nil` where it cannot be had.
  static func converted<Value>(_ value: Any?) -> Value? {
    guard let value else {
      return (Value.self as? any OptionalValue.Type)?.nothing as? Value ?? zero(Value.self)
    }
    if let value = value as? Value { return value }
    if let number = value as? any BinaryInteger { return integer(Int64(number)) }
    if let number = value as? any BinaryFloatingPoint {
      return Double(number) as? Value ?? Float(number) as? Value
    }
    if let set = value as? NSSet {
      return Set(set.allObjects.compactMap { $0 as? NSManagedObject }) as? Value
    }
    return nil
  }

  private static func integer<Value>(_ number: Int64) -> Value? {
    if Value.self == Bool.self { return (number != 0) as? Value }
    return Int(number) as? Value ?? number as? Value ?? Int32(truncatingIfNeeded: number) as? Value
      ?? Int16(truncatingIfNeeded: number) as? Value ?? Double(number) as? Value ?? Float(number) as? Value
  }

  /// What a number, a truth value, a string or a collection is that nobody set: zero, false or empty, as an object that
  /// is not there is bridged.
  private static func zero<Value>(_ type: Value.Type) -> Value? {
    integer(0) ?? (Value.self as? any EmptyValue.Type)?.init() as? Value
  }
}

/// A value that is empty where no object is bridged to it.
private protocol EmptyValue {
  init()
}

extension String: EmptyValue {}
extension Data: EmptyValue {}
extension Array: EmptyValue {}
extension Dictionary: EmptyValue {}
extension Set: EmptyValue {}

/// An optional, whatever it is an optional of.
private protocol OptionalValue {
  static var nothing: Any { get }
  var held: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate static var nothing: Any { Optional.none as Any }
  fileprivate var held: Any? { map { $0 } }
}
